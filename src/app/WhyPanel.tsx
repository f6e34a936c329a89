import { ChartCard } from '../charts/ChartCard';
import { DataTable } from '../charts/DataTable';
import { type PredictedMean, PredictionRuler } from '../charts/ruler/PredictionRuler';
import { systemStyle } from '../charts/systemStyle';
import { useSampled } from '../charts/useSampled';
import { formatNumber, formatWithHalfWidth } from '../model/format';
import type { Figure } from './figure';
import { SaveButton } from './save/SaveButton';
import { situationOf } from './situation';
import { explain, isExact, type Situation } from './why';

/** Why simulated marks lie off the mean-field curve, with the present numbers of the system whose d the slider sets. */
export function WhyPanel({ figure }: { readonly figure: Figure }) {
  const { snapshot } = useSampled(figure.feed);
  const situation = snapshot && situationOf(snapshot);
  const explanation = situation && explain(situation);
  return (
    <div id="why" className="why">
      <ChartCard
        name="Why"
        title="Why do the dots miss the line?"
        subtitle={
          situation && (
            <>
              mean time in system with <i>d</i> = {situation.choices}: the dots add up to λ times it
            </>
          )
        }
        save={
          snapshot &&
          situation && (
            <SaveButton
              load={async (card) =>
                (await import('./save/saveWhy')).saveWhy(card, snapshot, predictionsOf(situation), situation)
              }
            />
          )
        }
        data={() => situation && <WhyData situation={situation} />}
      >
        {snapshot && situation && explanation && (
          <>
            <PredictionRuler
              predictions={predictionsOf(situation)}
              mean={situation.mean}
              halfWidth={situation.halfWidth}
              style={systemStyle(snapshot.parameters.choices, 0)}
            />
            <p className="why-verdict">{explanation.verdict}</p>
            <dl className="why-reasons">
              {explanation.reasons.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </ChartCard>
    </div>
  );
}

function predictionsOf(situation: Situation): PredictedMean[] {
  const { choices, sampling, meanField, independent, refined, otherSampling } = situation;
  if (isExact(situation))
    return [{ name: choices === 1 ? 'M/M/1, exact' : 'one server, exact', value: independent }];
  const [now, other] = sampling === 'distinct' ? ['distinct', 'replacement'] : ['replacement', 'distinct'];
  return [
    { name: 'mean field', value: meanField },
    { name: `refined, ${now}`, value: refined.meanTime },
    { name: `refined, ${other}`, value: otherSampling.meanTime },
  ];
}

function WhyData({ situation }: { readonly situation: Situation }) {
  const { mean, halfWidth } = situation;
  const text = mean === null ? null : formatWithHalfWidth(mean, halfWidth ?? 0);
  return (
    <DataTable
      caption={`Mean time in system, d = ${situation.choices}`}
      columns={['what', 'mean time in system']}
      rows={[
        ...predictionsOf(situation).map(({ name, value }) => ({
          key: name,
          cells: [name, value === null ? '–' : formatNumber(value, 6)],
        })),
        {
          key: 'simulated',
          cells: [
            'simulated',
            text === null
              ? '–'
              : halfWidth === null
                ? `${text.value}, settling`
                : `${text.value} ± ${text.halfWidth}`,
          ],
        },
      ]}
    />
  );
}
