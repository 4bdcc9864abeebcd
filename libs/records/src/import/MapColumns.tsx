import { shortened } from '@callboard/api-contract/text';
import type { Field as FieldDefinition } from '@callboard/api-contract';
import { importKey } from '@callboard/api-contract/imports';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
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
  /** How the columns are read, below their fields. */
  children: ReactNode;
}

/** A column select for each field, with sample values from the first rows. */
export function MapColumns({
  fileName,
  columns,
  fields,
  mapping,
  missing,
  problem,
  onMap,
  children,
}: MapColumnsProps) {
  const labelOf = useFieldLabel();
  const options = columns.columns.map((column) => ({ value: column, label: column }));
  return (
    <div className={styles.stack}>
      {problem !== undefined && <Banner kind="error">{problem}</Banner>}
      <p>{messages.mapText(fileName, columns.rows)}</p>
      {columns.is_converted && <Banner kind="info">{messages.converted}</Banner>}
      {missing.length > 0 && <Banner kind="warning">{messages.needed(missing.map(labelOf))}</Banner>}
      <div className={styles.fields}>
        {fields.map(([name, field]) => (
          <Field
            key={name}
            label={labelOf(field)}
            required={field.required}
            description={name === importKey ? messages.keyText : sampleOf(columns, mapping[name])}
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
      {children}
    </div>
  );
}

function sampleOf({ samples }: ColumnsLine, column: string | undefined): string {
  if (column === undefined) return messages.staysEmpty;
  const texts = samples.map((sample) => sample[column]?.trim() ?? '').filter((text) => text !== '');
  const [first, second] = new Set(texts);
  if (first === undefined) return messages.emptySample;
  const isRoomForBoth = second !== undefined && first.length + second.length < maxSample;
  return messages.sample(isRoomForBoth ? `${first}, ${second}` : shortened(first, maxSample));
}

/** The maximum number of characters that fit on one line. */
const maxSample = 30;
