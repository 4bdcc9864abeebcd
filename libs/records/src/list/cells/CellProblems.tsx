import { Banner } from '@callboard/ui-kit/layout';
import { Button } from '@callboard/ui-kit/elements';
import { bulkMessages } from '../bulkMessages';
import type { CellEntry } from './cellEntries';
import { cellMessages } from './cellMessages';
import styles from './cells.module.css';

export interface CellProblemsProps {
  refused: readonly Extract<CellEntry, { status: 'refused' }>[];
  /** Moves the focus to a cell. */
  onGoTo: (entry: CellEntry) => void;
  onDiscard: () => void;
}

const maxShown = 10;

/** Names the cells that were not saved, each with the reason and a way to it. */
export function CellProblems({ refused, onGoTo, onDiscard }: CellProblemsProps) {
  if (refused.length === 0) return null;
  return (
    <Banner
      kind="error"
      title={cellMessages.refusedTitle(refused.length)}
      actions={
        <Button size="small" onClick={onDiscard}>
          {cellMessages.discard}
        </Button>
      }
    >
      <ul className={styles.problems}>
        {refused.slice(0, maxShown).map((entry) => (
          <li key={`${entry.record.hashcode} ${entry.column.name}`}>
            <button type="button" className={styles.jump} onClick={() => onGoTo(entry)}>
              {entry.record.qed_model.title}, {entry.column.label}
            </button>
            {': '}
            {entry.sentence}
          </li>
        ))}
      </ul>
      {refused.length > maxShown && <p>{bulkMessages.more(refused.length - maxShown)}</p>}
    </Banner>
  );
}
