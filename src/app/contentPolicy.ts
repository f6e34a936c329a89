/**
 * What the page may load: its own files and nothing else, no script or style written into it. A figure in a frame without an
 * origin starts its worker from a text (blob:), and pictures are saved by way of texts (data:, blob:).
 */
const POLICY =
  "default-src 'none';script-src 'self';style-src 'self';connect-src 'self';frame-src 'self';" +
  "img-src 'self' data: blob:;worker-src 'self' blob:;base-uri 'none';form-action 'none'";

/**
 * Holds the page to its policy from here on, wherever it is hosted. Not in a frame without an origin: for WebKit such a frame
 * has no own files (`'self'`), and the frame itself is closed off already.
 */
export function applyContentPolicy(): void {
  if (window.origin === 'null') return;
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = POLICY;
  document.head.prepend(meta);
}
