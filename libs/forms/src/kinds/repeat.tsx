import { isObject } from '@callboard/domain/checks';
import { KeyValueList } from '@callboard/ui-kit/display';
import { getIn } from 'final-form';
import styles from '../displays/displays.module.css';
import { messages } from '../messages';
import { RepeatField } from '../RepeatField/RepeatField';
import { countRules } from '../rules/limitRules';
import type { FormKind, ShownFieldProps } from './formKind';

export const repeatKind: FormKind = {
  Group: RepeatField,
  Show: ShownRows,
  rules: countRules,
};

/** The rows of a repeat group, each with its values. */
function ShownRows({ definition, value, showField }: ShownFieldProps) {
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
              value: showField(field, getIn(isObject(row) ? row : {}, field.name)),
            }))}
          />
        </li>
      ))}
    </ol>
  );
}
