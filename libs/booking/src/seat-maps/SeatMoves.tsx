import type { PlanChangeFacts } from '@callboard/api-contract/booking';
import { Button } from '@callboard/ui-kit/elements';
import styles from './changePlan.module.css';
import { changePlanMessages as words } from './changePlanMessages';
import type { MoveProblem, PlannedMove } from './useSeatMoves';

export interface SeatMovesProps {
  planned: readonly PlannedMove[];
  changes: PlanChangeFacts['changes'];
  /** The ticket whose seat is being selected. */
  active: string | undefined;
  placeOf: (seat: string) => string;
  onChange: (ticket: string) => void;
}

/** The tickets that move with their new seats, and those that stay at a seat that is different. */
export function SeatMoves({ planned, changes, active, placeOf, onChange }: SeatMovesProps) {
  return (
    <div className={styles.lists}>
      {planned.length > 0 && (
        <section>
          <h3 className={styles.heading}>{words.moves}</h3>
          <ul className={styles.list}>
            {planned.map(({ hashcode, place, buyer, why, to, problem }) => (
              <li key={hashcode} className={styles.line} data-active={hashcode === active || undefined}>
                <span>
                  <strong className={styles.places}>
                    {words.fromTo(place, to === null ? words.noSeat : placeOf(to))}
                  </strong>
                  <span className={styles.note}>{[buyer, words.why(why)].join(' · ')}</span>
                  {problem !== null && <span className={styles.problem}>{problemText(problem)}</span>}
                </span>
                <Button
                  size="small"
                  aria-pressed={hashcode === active}
                  aria-label={words.changeOf(place, buyer)}
                  onClick={() => onChange(hashcode)}
                >
                  {words.change}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes.length > 0 && (
        <section>
          <h3 className={styles.heading}>{words.changes}</h3>
          <ul className={styles.list}>
            {changes.map(({ hashcode, place, buyer, to, differs }) => (
              <li key={hashcode} className={styles.line}>
                <span>
                  <strong className={styles.places}>
                    {differs.includes('place') ? words.fromTo(place, to) : place}
                  </strong>
                  <span className={styles.note}>
                    {[buyer, differs.map((what) => words.differs(what)).join(', ')].join(' · ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function problemText(problem: MoveProblem): string {
  if (problem === 'none') return words.noLike;
  return problem === 'twice' ? words.twice : words.taken;
}
