import type { Collection } from '@callboard/api-contract';
import { maxMeanings, type Meanings } from '@callboard/api-contract/imports';
import { useFieldLabel } from '../values/useLabels';
import { errorGroups } from './errorGroups';
import styles from './import.module.css';
import type { RowLine } from './importStep';
import { messages } from './messages';
import { SolveErrors } from './SolveErrors';

/** The maximum number of errors that are only listed; all of them are in the table below. */
const most = 5;

export interface RepeatedErrorsProps {
  definition: Collection;
  rows: readonly RowLine[];
  onSolve: (meanings: Meanings) => void;
}

/** The errors that several rows have in common, the most frequent first: one school that is missing is one thing to correct. */
export function RepeatedErrors({ definition, rows, onSolve }: RepeatedErrorsProps) {
  const labelOf = useFieldLabel();
  const { solvable, others } = errorGroups(definition, labelOf, rows);
  const left = solvable.length - maxMeanings;
  return (
    <>
      {others.length > 0 && (
        <ul className={styles.muted} aria-label={messages.repeated}>
          {others.slice(0, most).map(({ reason, count }) => (
            <li key={reason}>{messages.repeatedError(count, reason)}</li>
          ))}
        </ul>
      )}
      {solvable.length > 0 && (
        <SolveErrors definition={definition} groups={solvable.slice(0, maxMeanings)} onSolve={onSolve} />
      )}
      {left > 0 && <p className={styles.muted}>{messages.moreErrors(left)}</p>}
    </>
  );
}
