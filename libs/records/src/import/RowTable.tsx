import type { Collection } from '@callboard/api-contract';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import type { Tone } from '@callboard/ui-kit/theme';
import { useState } from 'react';
import { useFieldLabel } from '../values/useLabels';
import styles from './import.module.css';
import type { RowLine } from './importStep';
import { messages } from './messages';
import { reasonsOf } from './reasonsOf';
import { UnderstoodValues } from './UnderstoodValues';

const step = 100;
const tones: Record<RowLine['status'], Tone> = {
  new: 'green',
  changed: 'blue',
  unchanged: 'gray',
  duplicate: 'gray',
  invalid: 'red',
  omitted: 'gray',
};

/** Rows, each with its reason. Reasons are shown in full, so rows differ in height and are shown a hundred at a time. */
export function RowTable({ definition, rows }: { definition: Collection; rows: readonly RowLine[] }) {
  const [most, setMost] = useState(step);
  const labelOf = useFieldLabel();
  const left = rows.length - most;

  return (
    <>
      <div className={styles.tableFrame} role="region" aria-label={messages.rows} tabIndex={0}>
        <table className={styles.table} aria-label={messages.rows}>
          <thead>
            <tr>
              <th scope="col" className={styles.numberHead}>
                {messages.rowNumber}
              </th>
              <th scope="col" className={styles.titleHead}>
                {messages.rowTitle}
              </th>
              <th scope="col">{messages.rowReason}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row) => (
              <tr key={row.row}>
                <td className={styles.number}>{row.row}</td>
                <td>{row.title || <span className={styles.muted}>{messages.untitled}</span>}</td>
                <td>
                  <StatusBadge label={messages.statuses[row.status]} tone={tones[row.status]} />
                  <UnderstoodValues definition={definition} row={row} />
                  {reasonsOf(definition, labelOf, row).map((reason) => (
                    <p key={reason} className={styles.reason}>
                      {reason}
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <Button onClick={() => setMost(most + step)}>{messages.showMore(Math.min(step, left))}</Button>
      )}
    </>
  );
}
