import type { Collection } from '@callboard/api-contract';
import { useFieldLabel } from '../values/useLabels';
import styles from './import.module.css';
import type { RowLine } from './importStep';
import { messages } from './messages';
import { reasonsOf } from './reasonsOf';

/** The maximum number of errors; all of them are in the table below. */
const most = 5;

/** The errors that several rows have in common, the most frequent first: one school that is missing is one thing to correct. */
export function RepeatedErrors({ definition, rows }: { definition: Collection; rows: readonly RowLine[] }) {
  const labelOf = useFieldLabel();
  const counts = new Map<string, number>();
  for (const row of rows) {
    if (row.status !== 'invalid') continue;
    for (const reason of reasonsOf(definition, labelOf, row))
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count > 1).sort(([, one], [, other]) => other - one);
  if (repeated.length === 0) return null;
  return (
    <ul className={styles.muted} aria-label={messages.repeated}>
      {repeated.slice(0, most).map(([reason, count]) => (
        <li key={reason}>{messages.repeatedError(count, reason)}</li>
      ))}
    </ul>
  );
}
