import { KeyEntry } from '../charts/KeyEntry';
import { markPath, systemStyle } from '../charts/systemStyle';

/** Each system's colour, dash and mark, with its prediction. */
export function Legend({ systems }: { readonly systems: readonly number[] }) {
  return (
    <ul className="legend">
      {systems.map((choices, system) => {
        const { color, dash, mark } = systemStyle(systems, system);
        return (
          <KeyEntry
            key={color}
            color={color}
            text={
              <>
                <i>d</i> = {choices}: <Formula choices={choices} />
              </>
            }
          >
            <path d="M1,7H33" className="theory" stroke="currentColor" strokeDasharray={dash} />
            <path d={markPath(mark, 17, 7, 4.5)} className="tail-marks" />
          </KeyEntry>
        );
      })}
    </ul>
  );
}

/** π_k as people write it. */
function Formula({ choices }: { readonly choices: number }) {
  if (choices === 1) {
    return (
      <span className="formula">
        λ<sup>k</sup>
      </span>
    );
  }
  return (
    <span className="formula">
      λ
      <sup>
        {choices > 2 && '('}
        {choices}
        <sup>k</sup>−1{choices > 2 && `)/${choices - 1}`}
      </sup>
    </span>
  );
}
