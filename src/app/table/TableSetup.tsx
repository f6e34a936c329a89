import { useState } from 'react';
import { Segments } from '../../controls/Segments';
import { TextField } from '../../controls/TextField';
import { SAMPLING_OPTIONS } from '../choices';
import type { TableFields } from './tableFields';
import { LENGTH_FIELDS, offerOf, TABLE_FIELDS } from './tablePresets';

const TABLE_OPTIONS = [
  { value: '1', text: 'Table 1', title: 'n = 100; d = 2, 3, 5; six loads' },
  { value: '2', text: 'Table 2', title: 'n = 500, λ = 0.99' },
  { value: 'n', text: 'Error against n', title: 'How the errors of both predictions shrink' },
] as const;

const LENGTH_OPTIONS = [
  { value: 'quick', text: 'quick', title: 'A tenth of the time simulated in the paper' },
  {
    value: 'paper',
    text: 'as in the paper',
    title: '10 runs of 100,000 time units, the first 10,000 dropped',
  },
] as const;

const TEXTS = [
  { name: 'n', label: 'Servers n' },
  { name: 'd', label: 'Choices d' },
  { name: 'lambda', label: 'Loads λ', hint: 'also 0.5:0.9:0.1' },
  { name: 'runs', label: 'Runs' },
  { name: 'time', label: 'Time units a run' },
  { name: 'seed', label: 'Seed' },
] as const;

interface TableSetupProps {
  readonly fields: TableFields;
  /** Returns what is wrong with it, or null. */
  onChange(part: Partial<TableFields>): string | null;
}

/** Which cells, and how they are simulated: one of the offers, or anything written into the fields. */
export function TableSetup({ fields, onChange }: TableSetupProps) {
  const table = offerOf(fields, TABLE_FIELDS);
  const length = offerOf(fields, LENGTH_FIELDS);
  const [open, setOpen] = useState(table === null || length === null);
  return (
    <section className="table-setup" aria-label="Setup">
      <div className="table-offers">
        <Segments
          label="Table"
          showLabel
          value={table ?? ''}
          options={TABLE_OPTIONS}
          onValue={(name) => onChange(TABLE_FIELDS[name as keyof typeof TABLE_FIELDS])}
        />
        <Segments
          label="Length"
          showLabel
          value={length ?? ''}
          options={LENGTH_OPTIONS}
          onValue={(name) => onChange(LENGTH_FIELDS[name as keyof typeof LENGTH_FIELDS])}
        />
        <Segments
          label="Probes"
          showLabel
          value={fields.sampling}
          options={SAMPLING_OPTIONS}
          onValue={(sampling) => onChange({ sampling })}
        />
        <button type="button" className="quiet-button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Other values
        </button>
      </div>
      {open && (
        <div className="table-fields">
          {TEXTS.map(({ name, label, ...rest }) => (
            <TextField
              key={name}
              label={label}
              {...rest}
              text={fields[name]}
              onText={(text) => onChange({ [name]: text })}
            />
          ))}
        </div>
      )}
    </section>
  );
}
