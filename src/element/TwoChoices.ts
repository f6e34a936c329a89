import type {
  EmbedParameters,
  EmbedSnapshot,
  FigureMessage,
  HostMessage,
  Posted,
} from '../protocol/embedMessages';
import {
  attributeText,
  attributeTexts,
  FRAME_NAMES,
  LIVE_NAMES,
  type LiveName,
  LOADED_NAMES,
  linkText,
} from './attributes';
import { FigureFrame } from './FigureFrame';
import { figureAddress } from './figureAddress';

/** Marks answers to what attributes set; numbers mark those to methods. */
const SET_BY_ATTRIBUTES = 'attributes';
const USUAL_TITLE = 'Two Choices: live simulation of queues';

/**
 * `<two-choices>`: a live figure in a frame of its own. Attributes are those of a link, and follow what is set in the
 * figure; each has a property of its name. Events: `ready`, `change`, `snapshot`, `error`; they do not bubble.
 */
export class TwoChoices extends HTMLElement {
  static readonly observedAttributes: readonly string[] = [...LIVE_NAMES, ...LOADED_NAMES, ...FRAME_NAMES];

  readonly #root = this.attachShadow({ mode: 'open' });
  #frame: FigureFrame | null = null;
  /** Attributes that somebody changed and the figure does not know of yet. */
  readonly #changed = new Set<string>();
  /** What the figure last said of itself, as attributes have it. */
  #known: Partial<Record<LiveName, string>> = {};
  /** Messages of changed attributes that are not answered yet. */
  #unanswered = 0;
  /** While attributes follow the figure, which need not be told. */
  #following = false;

  constructor() {
    super();
    // Made by script, as a page may forbid inline styles.
    const styles = new CSSStyleSheet();
    styles.replaceSync(':host { display: block } :host([hidden]) { display: none }');
    this.#root.adoptedStyleSheets = [styles];
  }

  connectedCallback(): void {
    this.#takeEarlyProperties();
    this.#changed.clear();
    this.#unanswered = 0;
    this.#frame = new FigureFrame(this.#root, figureAddress(this), (message) => this.#hear(message));
    this.#dressFrame();
  }

  disconnectedCallback(): void {
    this.#frame?.dispose();
    this.#frame = null;
  }

  /** Moved by `moveBefore`, the frame lives on: nothing is to be made anew. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || this.#following) return;
    if (FRAME_NAMES.some((own) => own === name)) {
      this.#dressFrame();
      return;
    }
    // What is changed in one go is told in one message.
    if (this.#changed.size === 0) queueMicrotask(() => this.#tellChanged());
    this.#changed.add(name);
  }

  /** Read, the method that plays; set, as every property its attribute: 1 or 0, true or false. */
  get play(): () => Promise<EmbedParameters> {
    return () => this.#askParameters({ type: 'play' });
  }

  set play(value: unknown) {
    this.#reflect('play', value);
  }

  pause(): Promise<EmbedParameters> {
    return this.#askParameters({ type: 'pause' });
  }

  /** One event, then paused. */
  step(): Promise<EmbedSnapshot> {
    return this.#askSnapshot({ type: 'step' });
  }

  /** The same run again, from time 0. */
  reset(): Promise<EmbedSnapshot> {
    return this.#askSnapshot({ type: 'reset' });
  }

  /** Runs as fast as it goes to a simulated time, in mean service times; from time 0 if it has passed. */
  runTo(t: number): Promise<EmbedSnapshot> {
    return this.#askSnapshot({ type: 'runTo', t });
  }

  getSnapshot(): Promise<EmbedSnapshot> {
    return this.#askSnapshot({ type: 'getSnapshot' });
  }

  static {
    for (const name of [...LIVE_NAMES, ...LOADED_NAMES, 'height']) {
      if (name === 'play') continue;
      Object.defineProperty(TwoChoices.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: TwoChoices) {
          return this.getAttribute(name);
        },
        set(this: TwoChoices, value: unknown) {
          this.#reflect(name, value);
        },
      });
    }
  }

  #reflect(name: string, value: unknown): void {
    const text = attributeText(value);
    if (text === null) this.removeAttribute(name);
    else this.setAttribute(name, text);
  }

  /** Properties that were set before this class was loaded hide those of the class. */
  #takeEarlyProperties(): void {
    for (const name of TwoChoices.observedAttributes) {
      const own = Object.getOwnPropertyDescriptor(this, name);
      if (!own) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, own.value);
    }
  }

  #dressFrame(): void {
    if (!this.#frame) return;
    const pixels = Number(this.getAttribute('height'));
    this.#frame.firstHeight = pixels > 0 ? `${pixels}px` : 'var(--two-choices-height, 30rem)';
    this.#frame.title = this.title || USUAL_TITLE;
  }

  #tellChanged(): void {
    const changed = [...this.#changed];
    this.#changed.clear();
    if (!this.#frame || changed.length === 0) return;
    const parameters: Record<string, string> = {};
    for (const name of LIVE_NAMES) {
      const value = this.getAttribute(name);
      if (value !== null && changed.includes(name)) parameters[name] = linkText(name, value);
    }
    // The usual value of an attribute that is gone is known to the figure alone.
    if (!this.#frame.ready || Object.keys(parameters).length < changed.length) {
      this.#unanswered = 0;
      this.#frame.load(figureAddress(this));
    } else {
      this.#unanswered++;
      this.#frame.send({ type: 'set', parameters }, SET_BY_ATTRIBUTES);
    }
  }

  #hear(message: Posted<FigureMessage>): void {
    const byAttributes = message.id === SET_BY_ATTRIBUTES;
    if (byAttributes) this.#unanswered--;
    switch (message.type) {
      case 'ready':
        this.#known = attributeTexts(message.parameters);
        this.#dispatch('ready', message.parameters);
        break;
      case 'change':
        this.#follow(message.parameters);
        this.#dispatch('change', message.parameters);
        break;
      case 'snapshot':
        this.#dispatch('snapshot', message.snapshot);
        break;
      case 'error':
        // Who called a method learns it from the promise.
        if (byAttributes || message.id === undefined) this.#dispatch('error', { reason: message.reason });
    }
  }

  /** Attributes become what the figure has, unless newer ones are on their way there. */
  #follow(parameters: EmbedParameters): void {
    if (this.#unanswered > 0) return;
    const now = attributeTexts(parameters);
    this.#following = true;
    for (const name of LIVE_NAMES) {
      if (now[name] !== this.#known[name] && !this.#changed.has(name)) this.setAttribute(name, now[name]);
    }
    this.#following = false;
    this.#known = now;
  }

  #dispatch(type: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  async #ask(message: HostMessage): Promise<FigureMessage> {
    if (!this.#frame) throw new Error('the element is not in a document');
    return this.#frame.ask(message);
  }

  async #askParameters(message: HostMessage): Promise<EmbedParameters> {
    const answer = await this.#ask(message);
    if (answer.type !== 'change') throw new Error(`unexpected answer: ${answer.type}`);
    return answer.parameters;
  }

  async #askSnapshot(message: HostMessage): Promise<EmbedSnapshot> {
    const answer = await this.#ask(message);
    if (answer.type !== 'snapshot') throw new Error(`unexpected answer: ${answer.type}`);
    return answer.snapshot;
  }
}
