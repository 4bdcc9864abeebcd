import type { FloorPlan } from '@callboard/api-contract/booking';
import { countSeats } from '@callboard/domain/booking';
import { Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { LevelField } from '../canvas/LevelField';
import { PlanCanvas } from '../canvas/PlanCanvas';
import { SeatList } from '../list/SeatList';
import { viewMessages as words } from '../messages';

export interface PlanViewProps {
  /** The plan that is shown. */
  plan: FloorPlan;
}

/** A plan that is shown: the picture of a level, and all of it as a list. */
export function PlanView({ plan }: PlanViewProps) {
  const [selected, setLevel] = useState<string>();
  const level = plan.levels.find(({ id }) => id === selected) ?? plan.levels[0];
  return (
    <Stack>
      <LevelField levels={plan.levels} level={level?.id ?? ''} onChange={setLevel} />
      <PlanCanvas plan={plan} level={level?.id ?? ''} label={words.picture(countSeats(plan))} />
      <SeatList plan={plan} />
    </Stack>
  );
}
