import type { RunOfShow, ShowPlan } from '@callboard/domain/scheduling';
import { StatusBadge } from '@callboard/ui-kit/display';
import { showMessages as words } from './showMessages';
import { clockTime, lateText, minutesLate } from './showTimes';

export interface LatenessProps {
  run: RunOfShow<ShowPlan>;
  /** Of the venue. */
  zone: string;
}

/** How late a show is, or since when it is on hold. */
export function Lateness({ run, zone }: LatenessProps) {
  if (run.onHoldSince !== null)
    return <StatusBadge tone="yellow" label={words.onHold(clockTime(run.onHoldSince, zone))} />;
  const isLate = minutesLate(run.lateMs) > 0;
  return <StatusBadge tone={isLate ? 'red' : 'green'} label={lateText(run.lateMs)} />;
}
