import { useEffect, useState } from 'react';

/** Whether this browser can show a page without its own bars; phones often cannot. */
const available = document.fullscreenEnabled;

/**
 * Fills the screen with the page. Where the browser cannot do that, the page takes away its own bars instead, and leaves a
 * button to bring them back.
 */
export function FullScreen() {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-bare', full && !available);
    return () => document.documentElement.removeAttribute('data-bare');
  }, [full]);
  const toggle = () => {
    if (!available) setFull(!full);
    // Refused, for instance by a frame around the page: the page stays as it is.
    else if (full) document.exitFullscreen().catch(() => undefined);
    else document.documentElement.requestFullscreen().catch(() => undefined);
  };
  const name = available ? 'Full screen' : 'Only the picture';
  return (
    <button
      type="button"
      className="quiet-button full-screen"
      aria-label={name}
      aria-pressed={full}
      title={name}
      onClick={toggle}
    >
      <svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true">
        <path
          d={full ? 'M8,2v6h-6M12,2v6h6M8,18v-6h-6M12,18v-6h6' : 'M2,8v-6h6M18,8v-6h-6M2,12v6h6M18,12v6h-6'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
        />
      </svg>
    </button>
  );
}
