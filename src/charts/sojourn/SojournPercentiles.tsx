import { formatNumber } from '../../model/format';
import { systemStyles } from '../systemStyle';
import { MARKED_FRACTIONS, type SimulatedSojourn, type SojournLaw } from './sojournTheory';

interface SojournPercentilesProps {
  /** d of the systems on show. */
  readonly systems: readonly number[];
  /** Their laws in the limit. */
  readonly laws: readonly SojournLaw[];
}

/**
 * How long most customers stay: percentiles, simulated and in the limit, always in sight below the picture. What is simulated is
 * filled in by {@link fillPercentiles}, outside React.
 */
export function SojournPercentiles({ systems, laws }: SojournPercentilesProps) {
  return (
    <table className="percentiles">
      <thead>
        <tr>
          <th scope="col">simulated (limit)</th>
          {MARKED_FRACTIONS.map((p) => (
            <th key={p} scope="col">
              {p === 0.5 ? 'half leave by' : `${100 * p} % by`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {systemStyles(systems).map(({ color }, system) => (
          <tr key={color} style={{ color: `var(${color})` }}>
            <th scope="row">
              <i>d</i> = {systems[system]}
            </th>
            {MARKED_FRACTIONS.map((p) => (
              <td key={p}>
                <span data-percentile={p} />{' '}
                <span className="percentiles-limit">
                  ({formatNumber(laws[system]?.percentile(p) ?? Number.NaN)})
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Fills in what was simulated of one system.
 * @param table the element around the table
 */
export function fillPercentiles(table: Element, system: number, law: SimulatedSojourn | null): void {
  const cells = table.querySelectorAll(`tbody tr:nth-child(${system + 1}) [data-percentile]`);
  MARKED_FRACTIONS.forEach((p, index) => {
    const cell = cells[index];
    if (cell) cell.textContent = law?.knows(p) ? formatNumber(law.percentile(p)) : '–';
  });
}
