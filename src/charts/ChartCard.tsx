import { type ReactNode, Suspense, useId, useState } from 'react';

interface ChartCardProps {
  /** Name of the region: `Floor`, `Tail`, …. */
  readonly name: string;
  /** The question the picture answers. */
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Switches that belong to this picture. */
  readonly switches?: ReactNode;
  /** Saves the picture as a file. */
  readonly save?: ReactNode;
  /** The same numbers as a table; rendered only while open. */
  readonly data: () => ReactNode;
  readonly children: ReactNode;
}

/** A picture in its frame: a named region with a heading, and a table of its numbers on demand. */
export function ChartCard({ name, title, subtitle, switches, save, data, children }: ChartCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className="card" aria-label={name}>
      <header className="card-head">
        <div className="card-titles">
          <h2>{title}</h2>
          {subtitle && <p className="card-subtitle">{subtitle}</p>}
        </div>
        <div className="card-switches">
          {switches}
          <button
            type="button"
            className="quiet-button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            Show data
          </button>
          {save}
        </div>
      </header>
      <div className="card-body">
        {children}
        {open && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <div id={id} className="chart-data" tabIndex={0}>
            <Suspense>{data()}</Suspense>
          </div>
        )}
      </div>
    </section>
  );
}
