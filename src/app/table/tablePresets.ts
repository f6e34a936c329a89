import type { Preset, TableNumber } from '../../experiment/presets';
import { presetExperiment } from '../../experiment/presets';
import type { TableFieldName, TableFields } from './tableFields';

/** Tables that are offered: those of the paper, and one that shows how errors shrink with n. */
type TableName = '1' | '2' | 'n';

/** What a table sets, and what a length does; all else stays as it is. */
export const TABLE_FIELDS: Readonly<Record<TableName, Pick<TableFields, 'n' | 'd' | 'lambda'>>> = {
  '1': listsOf(1),
  '2': listsOf(2),
  n: { n: '10,20,50,100,200,500,1000', d: '2', lambda: '0.5,0.9' },
};

export const LENGTH_FIELDS: Readonly<Record<Preset, Pick<TableFields, 'runs' | 'time'>>> = {
  quick: lengthOf('quick'),
  paper: lengthOf('paper'),
};

/** Table 1, quick. */
export const DEFAULT_FIELDS: TableFields = {
  ...TABLE_FIELDS['1'],
  ...LENGTH_FIELDS.quick,
  sampling: 'distinct',
  seed: String(presetExperiment(1, 'quick').seed),
};

/** Which of a few offers the fields are, or null. */
export function offerOf<T extends string>(
  fields: TableFields,
  offers: Readonly<Record<T, Partial<TableFields>>>,
): T | null {
  const names = Object.keys(offers) as T[];
  const agrees = (name: T) =>
    Object.entries(offers[name]).every(([field, value]) => fields[field as TableFieldName] === value);
  return names.find(agrees) ?? null;
}

function listsOf(table: TableNumber): Pick<TableFields, 'n' | 'd' | 'lambda'> {
  const { cells } = presetExperiment(table, 'quick');
  const list = (values: number[]) => [...new Set(values)].join(',');
  return {
    n: list(cells.map(({ serverCount }) => serverCount)),
    d: list(cells.map(({ choices }) => choices)),
    lambda: list(cells.map(({ arrivalRate }) => arrivalRate)),
  };
}

function lengthOf(preset: Preset): Pick<TableFields, 'runs' | 'time'> {
  const { runs, schedule } = presetExperiment(1, preset);
  return { runs: String(runs), time: String(schedule.time) };
}
