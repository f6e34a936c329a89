/**
 * Registers the service worker, which the build writes beside the page: after one visit the page opens offline. Not inside
 * another page, whose visitors asked for that one. Where a browser refuses, the page is as good without.
 */
export function keepOffline(): void {
  if (window.top !== window.self) return;
  const register = async () => {
    try {
      await navigator.serviceWorker.register('./serviceWorker.js');
    } catch {}
  };
  // The first picture comes first.
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', register);
}
