import { KeyValueList } from '@callboard/ui-kit/display';
import { getIn } from 'final-form';
import { messages } from '../messages';
import { DisplayField, type DisplayFieldProps } from './DisplayField';
import styles from './DisplayField.module.css';

/** The rows of a repeat group, each with its values. */
export function RowsValue({ definition, value }: DisplayFieldProps) {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const { fields = [], rowLabel = messages.row } = definition;
  return (
    <ol className={styles.rows} role="list">
      {rows.map((row, index) => (
        <li key={index} className={styles.row}>
          <span className={styles.rowTitle}>{messages.rowTitle(rowLabel, index + 1)}</span>
          <KeyValueList
            items={fields.map((field) => ({
              label: field.label,
              value: <DisplayField definition={field} value={getIn(isRow(row) ? row : {}, field.name)} />,
            }))}
          />
        </li>
      ))}
    </ol>
  );
}

function isRow(row: unknown): row is object {
  return typeof row === 'object' && row !== null;
}
