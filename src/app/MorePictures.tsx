import type { Figure } from './figure';
import { HistoryPanel } from './HistoryPanel';
import { LoadPanel } from './LoadPanel';
import { SojournPanel } from './SojournPanel';
import { WhyPanel } from './WhyPanel';

/** What is below the first screen. */
export function MorePictures({ figure, themeKey }: { readonly figure: Figure; readonly themeKey: string }) {
  return (
    <section className="more-pictures" aria-label="More pictures">
      <WhyPanel figure={figure} />
      <HistoryPanel figure={figure} themeKey={themeKey} />
      <SojournPanel figure={figure} />
      <LoadPanel figure={figure} />
    </section>
  );
}
