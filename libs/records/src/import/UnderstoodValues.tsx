import type { Collection } from '@callboard/api-contract';
import { useFieldLabel } from '../values/useLabels';
import styles from './import.module.css';
import type { RowLine } from './importStep';
import { understoodText } from './understoodText';

/** Understood values of the cells of a row, each with the label of its field. */
export function UnderstoodValues({ definition, row }: { definition: Collection; row: RowLine }) {
  const labelOf = useFieldLabel();
  const { values } = row;
  if (!values) return null;
  const shown = Object.entries(values).flatMap(([name, value]) => {
    const field = definition.fields[name];
    const text = field && !definition.title.includes(name) ? understoodText(field, value, values) : '';
    return field && text !== '' ? [{ name, label: labelOf(field), text }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <dl className={styles.values}>
      {shown.map(({ name, label, text }) => (
        <div key={name} className={styles.value}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
