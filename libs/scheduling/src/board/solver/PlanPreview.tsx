import type { DayPlan, DayProblem } from '@callboard/domain/scheduling';
import type { Clock } from '@callboard/records/screen';
import { useLabel } from '@callboard/tenant';
import { EmptyState } from '@callboard/ui-kit/display';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
import styles from './PlanDayDialog.module.css';
import { planMessages as words } from './planMessages';
import { textOfLeft, textOfNoPlace, textOfWhy, textsOfScore, type PlanNames } from './textOfWhy';

export interface PlanPreviewProps {
  plan: DayPlan;
  problem: DayProblem;
  names: PlanNames;
  clock: Pick<Clock, 'time'>;
}

/** A plan before it is used: what goes where and why, the score of each rule, and what has no place. */
export function PlanPreview({ plan, problem, names, clock }: PlanPreviewProps) {
  const label = useLabel('entries');
  const moves = plan.placements.filter(({ isMoved }) => isMoved);
  const { unplaced, conflicts } = plan;
  const time = (instant: number) => clock.time(new Date(instant).toISOString());
  return (
    <Stack>
      {plan.isStopped && <Banner>{words.stopped}</Banner>}
      {unplaced.length > 0 && (
        <Part title={words.unplaced}>
          {unplaced.map(({ item, because }) => (
            <li key={item}>
              <strong>{names.item(item)}</strong> {textOfNoPlace(because, names)}
            </li>
          ))}
        </Part>
      )}
      {conflicts.length > 0 && (
        <Part title={words.left}>
          {conflicts.map((conflict) => (
            <li key={JSON.stringify(conflict)}>{textOfLeft(conflict, names)}</li>
          ))}
        </Part>
      )}
      {moves.length === 0 && unplaced.length === 0 && conflicts.length === 0 && (
        <EmptyState title={words.nothing} icon="check">
          {words.nothingText}
        </EmptyState>
      )}
      {moves.length > 0 && (
        <Part title={words.changes(moves.length, label)}>
          {moves.map((placement) => (
            <li key={placement.item} className={styles.move}>
              <span className={styles.time}>{time(placement.from)}</span>
              <span>
                <strong>{names.item(placement.item)}</strong> {names.performance(placement.performance)}
                <small>{textOfWhy(placement, names)}</small>
                {placement.was && (
                  <small>
                    {words.was(time(placement.was.from), names.performance(placement.was.performance))}
                  </small>
                )}
              </span>
            </li>
          ))}
        </Part>
      )}
      <Part title={words.score}>
        {textsOfScore(plan, problem.weights).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Stack>
        <h3 className={styles.heading}>{title}</h3>
        <ul className={styles.list} role="list">
          {children}
        </ul>
      </Stack>
    </section>
  );
}
