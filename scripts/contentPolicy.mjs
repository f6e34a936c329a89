/**
 * What the hosted page may load: its own files and nothing else, no script or style written into the page. A figure in a
 * frame without an origin starts its worker from a text (blob:); saved pictures are made from texts too (data:, blob:).
 */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'worker-src': "'self' blob:",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  // The preview in the share dialog.
  'frame-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** The Vite plugin: puts the policy into the page built for the host, which so needs no header of it. */
export function contentPolicy() {
  const content = Object.entries(POLICY)
    .map((directive) => directive.join(' '))
    .join('; ');
  return {
    name: 'content-policy',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content },
        injectTo: 'head-prepend',
      },
    ],
  };
}
