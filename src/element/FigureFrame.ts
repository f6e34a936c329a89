import {
  type FigureMessage,
  type HostMessage,
  isPosted,
  type Posted,
  posted,
} from '../protocol/embedMessages';
import { Requests } from './requests';

/** A frame with a figure in it, as high as what there is to see. Whoever makes it, disposes of it. */
export class FigureFrame {
  #iframe: HTMLIFrameElement;
  readonly #requests = new Requests();
  readonly #tell: (message: Posted<FigureMessage>) => void;
  /** What was asked before the figure could hear. */
  #unsent: Posted<HostMessage>[] = [];
  #ready = false;

  /** @param tell hears what the figure says, its answers too */
  constructor(parent: ShadowRoot, address: string, tell: (message: Posted<FigureMessage>) => void) {
    this.#tell = tell;
    this.#iframe = iframeWith(address);
    window.addEventListener('message', this.#hear);
    parent.append(this.#iframe);
  }

  /** Whether there is a figure that hears. */
  get ready(): boolean {
    return this.#ready;
  }

  /** @param height a length of CSS, until the figure says its own */
  set firstHeight(height: string) {
    if (!this.#ready) this.#iframe.style.height = height;
  }

  /** What screen readers call the frame. */
  set title(title: string) {
    this.#iframe.title = title;
  }

  /** Another figure in the place of this one. */
  load(address: string): void {
    this.#forget('the figure was loaded again');
    // A frame of its own: one that goes to another address leaves the old one in the history of the page around it.
    const next = iframeWith(address);
    next.title = this.#iframe.title;
    next.style.height = this.#iframe.style.height;
    this.#iframe.replaceWith(next);
    this.#iframe = next;
  }

  /** Sends a message as soon as there is a figure that hears it. */
  send(message: HostMessage, id: string | number): void {
    const envelope = posted(message, id);
    if (this.#ready) this.#iframe.contentWindow?.postMessage(envelope, '*');
    else this.#unsent.push(envelope);
  }

  /** Sends a message and waits for its answer. */
  ask(message: HostMessage): Promise<FigureMessage> {
    return this.#requests.ask((id) => this.send(message, id));
  }

  /** Ends the figure and its worker. */
  dispose(): void {
    window.removeEventListener('message', this.#hear);
    this.#iframe.remove();
    this.#forget('the figure was removed');
  }

  #forget(reason: string): void {
    this.#ready = false;
    this.#unsent = [];
    this.#requests.giveUp(reason);
  }

  readonly #hear = ({ source, data }: MessageEvent<unknown>) => {
    if (source === null || source !== this.#iframe.contentWindow || !isPosted(data)) return;
    const message = data as Posted<FigureMessage>;
    if (message.type === 'ready') this.#getReady();
    if (message.type === 'height') this.#iframe.style.height = `${message.height}px`;
    if (message.type === 'escape') this.#iframe.blur();
    this.#requests.answer(message.id, message);
    this.#tell(message);
  };

  #getReady(): void {
    this.#ready = true;
    for (const envelope of this.#unsent.splice(0)) this.#iframe.contentWindow?.postMessage(envelope, '*');
  }
}

function iframeWith(address: string): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  const { style } = iframe;
  style.display = 'block';
  style.width = '100%';
  style.border = '0';
  iframe.loading = 'lazy';
  // It is always as high as its content, and the page around it scrolls.
  iframe.scrolling = 'no';
  iframe.src = address;
  return iframe;
}
