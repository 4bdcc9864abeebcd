import type { Field as FieldDefinition } from '@callboard/api-contract';
import { Banner, Field, Select } from '@callboard/ui-kit';
import { useFieldLabel } from '../values/useLabels';
import styles from './import.module.css';
import type { ColumnsLine, Mapping } from './importStep';
import { messages } from './messages';

export interface MapColumnsProps {
  fileName: string;
  columns: ColumnsLine;
  fields: readonly [string, FieldDefinition][];
  mapping: Mapping;
  missing: readonly FieldDefinition[];
  problem: string | undefined;
  onMap: (field: string, column: string | null) => void;
}

/** A choice of column for each field, with what stands in the first rows. */
export function MapColumns({ fileName, columns, fields, mapping, missing, problem, onMap }: MapColumnsProps) {
  const labelOf = useFieldLabel();
  const options = columns.columns.map((column) => ({ value: column, label: column }));
  return (
    <div className={styles.stack}>
      {problem !== undefined && <Banner kind="error">{problem}</Banner>}
      <p>{messages.mapText(fileName, columns.rows)}</p>
      {missing.length > 0 && <Banner kind="warning">{messages.needed(missing.map(labelOf))}</Banner>}
      <div className={styles.fields}>
        {fields.map(([name, field]) => (
          <Field
            key={name}
            label={labelOf(field)}
            required={field.required}
            description={sampleOf(columns, mapping[name])}
          >
            <Select
              options={options}
              placeholder={messages.notImported}
              value={mapping[name] ?? ''}
              onChange={({ target }) => onMap(name, target.value === '' ? null : target.value)}
            />
          </Field>
        ))}
      </div>
    </div>
  );
}

function sampleOf({ samples }: ColumnsLine, column: string | undefined): string | undefined {
  if (column === undefined) return undefined;
  const texts = samples.map((sample) => sample[column]?.trim() ?? '').filter((text) => text !== '');
  if (texts.length === 0) return messages.emptySample;
  return messages.sample([...new Set(texts)].slice(0, 2).map(shortened).join(', '));
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
