import { systemStyle } from '../charts/systemStyle';
import { useLater } from '../charts/useLater';
import { useSampled } from '../charts/useSampled';
import { Readout } from '../controls/Readout';
import { meanSojournTime } from '../model/fixedPoint';
import { formatCount, formatNumber, formatTime, formatWithHalfWidth } from '../model/format';
import type { Parameters } from '../model/parameters';
import type { Snapshot, SystemSnapshot } from '../model/snapshot';
import type { Figure } from './figure';

/** Loaded once the page stands. */
const loadRefined = () => import('../charts/refinedMeanTime');

interface ReadoutsProps {
  readonly figure: Figure;
  /** Whether other d can be added beside it. */
  readonly canCompare: boolean;
}

/** The headline numbers, sampled four times a second. */
export function Readouts({ figure, canCompare }: ReadoutsProps) {
  const { snapshot } = useSampled(figure.feed);
  return (
    <section className="readouts" aria-label="Readouts">
      {snapshot && (
        <>
          {snapshot.systems.map((system, index) => (
            <SojournReadout
              key={colorOf(snapshot, index)}
              snapshot={snapshot}
              color={colorOf(snapshot, index)}
              system={system}
            />
          ))}
          <FactorReadout snapshot={snapshot} canCompare={canCompare} />
          <LongestReadout snapshot={snapshot} />
        </>
      )}
    </section>
  );
}

interface SojournProps {
  readonly snapshot: Snapshot;
  readonly system: SystemSnapshot;
  /** Name of the CSS variable that holds its colour. */
  readonly color: string;
}

function SojournReadout({ snapshot, system, color }: SojournProps) {
  const { choices, estimates } = system;
  const { meanSojournTime: mean, meanSojournTimeHalfWidth: halfWidth } = estimates;
  const text = mean === null ? null : formatWithHalfWidth(mean, halfWidth ?? 0);
  return (
    <Readout
      title={
        <>
          <SystemDot color={color} /> Time in system, <SystemName choices={choices} />
        </>
      }
      value={mean === null ? '–' : halfWidth === null ? formatNumber(mean) : text?.value}
      certainty={mean === null ? 'no customer yet' : halfWidth === null ? 'settling' : `± ${text?.halfWidth}`}
      note={<Prediction choices={choices} parameters={snapshot.parameters} />}
    />
  );
}

interface FactorProps {
  readonly snapshot: Snapshot;
  readonly canCompare: boolean;
}

/** How many times sooner customers leave with d choices than with the fewest beside it. */
function FactorReadout({ snapshot, canCompare }: FactorProps) {
  const { systems, parameters } = snapshot;
  const [own, ...others] = systems;
  if (parameters.serverCount === 1) {
    return <Readout title="Compare" value="–" note="one server: every d is the same" />;
  }
  const base = others.toSorted((a, b) => a.choices - b.choices).at(0);
  if (!own || !base) {
    return canCompare ? <Readout title="Compare" value="–" note="add another d below" /> : null;
  }
  const [less, more] = base.choices < own.choices ? [base, own] : [own, base];
  const slow = less.estimates.meanSojournTime;
  const fast = more.estimates.meanSojournTime;
  const predicted =
    meanSojournTime(less.choices, parameters.arrivalRate) /
    meanSojournTime(more.choices, parameters.arrivalRate);
  const title =
    less.choices === 1 && more.choices === 2 ? (
      'A second choice is'
    ) : (
      <>
        <i>d</i> = {more.choices} instead of {less.choices} is
      </>
    );
  return (
    <Readout
      title={title}
      value={slow === null || fast === null ? '–' : `${formatNumber(slow / fast, 2)}× faster`}
      note={`mean field ${formatNumber(predicted, 3)}×${thirdChoice(parameters.arrivalRate, more.choices)}`}
    />
  );
}

/** The paper's other half: the next choice adds little. */
function thirdChoice(arrivalRate: number, choices: number): string {
  if (choices !== 2) return '';
  const factor = meanSojournTime(2, arrivalRate) / meanSojournTime(3, arrivalRate);
  return ` · a third adds ${formatNumber(factor, 3)}×`;
}

function LongestReadout({ snapshot }: { readonly snapshot: Snapshot }) {
  const { systems, time, measuredSince } = snapshot;
  const dropped = systems.some(({ estimates }) => estimates.warmUp > 0);
  const between = systems.length > 2 ? ' · ' : ' vs ';
  return (
    <Readout
      title="Longest queue now"
      value={systems.map((system, index) => (
        <span key={colorOf(snapshot, index)} className={systems.length > 2 ? 'readout-small' : ''}>
          {index > 0 && <span className="readout-versus">{between}</span>}
          <span style={{ color: `var(${colorOf(snapshot, index)})` }}>
            {formatCount(system.longestQueue)}
          </span>
        </span>
      ))}
      note={`time ${formatTime(time)} · averages since ${formatTime(measuredSince)}${dropped ? ', warm-up dropped' : ''}`}
    />
  );
}

/** Name of the CSS variable that holds a system's colour. */
function colorOf({ parameters }: Snapshot, system: number): string {
  return systemStyle(parameters.choices, system).color;
}

/** Never broken across lines. */
function SystemName({ choices }: { readonly choices: number }) {
  return (
    <span className="system-name">
      <i>d</i> = {choices}
    </span>
  );
}

function SystemDot({ color }: { readonly color: string }) {
  return <span className="system-dot" style={{ background: `var(${color})` }} />;
}

/** What theory says of the mean time in system: in the limit, and at this n where the expansion holds. */
function Prediction({ choices, parameters }: { readonly choices: number; readonly parameters: Parameters }) {
  const later = useLater(loadRefined);
  const { arrivalRate, sampling, serverCount } = parameters;
  if (choices === 1 || serverCount === 1) return `M/M/1 exactly ${formatNumber(1 / (1 - arrivalRate), 4)}`;
  const limit = `mean field ${formatNumber(meanSojournTime(choices, arrivalRate), 4)}`;
  const meanTime = later?.refinedMeanTime(choices, arrivalRate, sampling, serverCount).meanTime ?? null;
  return meanTime === null ? limit : `${limit} · refined ${formatNumber(meanTime, 4)}`;
}
