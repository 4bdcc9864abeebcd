import { valueIn, type RecordBase, type Field } from '@callboard/api-contract';
import { useId } from 'react';
import { FieldValue } from '../values/FieldValue';
import { mergeMessages } from './mergeMessages';
import styles from './merge.module.css';

export type MergeSide = 'kept' | 'other';

export interface MergeFieldProps {
  field: Field;
  label: string;
  name: string;
  kept: RecordBase;
  other: RecordBase;
  zone: string;
  selection: { side: MergeSide; onSelect: (side: MergeSide) => void };
}

/** One field that differs: both values side by side, one of which the record that stays gets. */
export function MergeField({ field, label, name, kept, other, zone, selection }: MergeFieldProps) {
  const id = useId();
  const sides = [
    { side: 'kept', record: kept },
    { side: 'other', record: other },
  ] as const;
  return (
    <fieldset className={styles.field} role="radiogroup" aria-labelledby={`${id}-label`}>
      <legend className={styles.label} id={`${id}-label`}>
        {label}
      </legend>
      <div className={styles.sides}>
        {sides.map(({ side, record }) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              checked={selection.side === side}
              onChange={() => selection.onSelect(side)}
            />
            <span className={styles.value}>
              {isEmpty(valueIn(record, name)) ? (
                <span className={styles.note}>{mergeMessages.empty}</span>
              ) : (
                <FieldValue field={field} value={valueIn(record, name)} zone={zone} record={record} />
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function isEmpty(value: unknown): boolean {
  return value == null || value === '';
}
