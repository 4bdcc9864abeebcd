import { isOpenForSlots, type SheetDay } from '@callboard/domain/scheduling';
import type { Clock } from '@callboard/records/screen';
import { Button } from '@callboard/ui-kit/elements';
import { lazyPart } from '@callboard/ui-kit/layout';
import { Suspense, useState } from 'react';
import type { Conflicts } from '../useConflicts';
import { boardMessages as words } from '../boardMessages';

const PlanDayDialog = lazyPart(async () => (await import('./PlanDayDialog')).PlanDayDialog);

export interface PlanDayProps {
  day: SheetDay;
  clock: Clock;
  conflicts: Conflicts;
}

/** Opens the plan of a day, where a performance of it can change. */
export function PlanDay(props: PlanDayProps) {
  const [isOpen, setOpen] = useState(false);
  const canPlan = props.day.lanes.some((lane) =>
    lane.performances.some(({ performance }) => isOpenForSlots(performance)),
  );
  if (!canPlan) return null;
  return (
    <>
      <Button icon="sparkle" onClick={() => setOpen(true)}>
        {words.planDay}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PlanDayDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
