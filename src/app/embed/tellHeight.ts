import { posted } from '../../protocol/embedMessages';

/** Tells the page around the figure how high it is, whenever that changes. */
export function tellHeight(root: HTMLElement, host: Window): void {
  let told = 0;
  const tell = () => {
    // Not the document's height: that is never below the frame's, so it would not shrink again.
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height === told || height === 0) return;
    told = height;
    host.postMessage(posted({ type: 'height', height }), '*');
  };
  new ResizeObserver(tell).observe(root);
}
