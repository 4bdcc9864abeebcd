import type { FloorPlan } from '@callboard/api-contract/booking';
import { countSeats } from '@callboard/domain/booking';
import { Stack } from '@callboard/ui-kit/layout';
import { PlanCanvas } from '../canvas/PlanCanvas';
import { SeatList } from '../list/SeatList';
import { viewMessages as words } from '../messages';
import styles from './PlanView.module.css';

export interface PlanViewProps {
  /** The plan that is shown. */
  plan: FloorPlan;
}

/** A plan that is shown, on paper too: a picture of each level with its name, and all of it as a list. */
export function PlanView({ plan }: PlanViewProps) {
  const [first, ...others] = plan.levels;
  return (
    <Stack>
      {others.length === 0 ? (
        <PlanCanvas plan={plan} level={first?.id ?? ''} label={words.picture(countSeats(plan))} />
      ) : (
        plan.levels.map(({ id, name }) => (
          <figure key={id} className={styles.level}>
            <figcaption className={styles.name}>{name}</figcaption>
            <PlanCanvas plan={plan} level={id} label={words.pictureOfLevel(name, seatsOf(plan, id))} />
          </figure>
        ))
      )}
      <SeatList plan={plan} />
    </Stack>
  );
}

function seatsOf({ sections }: FloorPlan, level: string): number {
  return countSeats({ sections: sections.filter((section) => section.level === level) });
}
