import type { JudgedAct } from '@callboard/api-contract/competition';
import { minutesAndSeconds } from '@callboard/domain/calendar';
import { judgingMessages as words } from './judgingMessages';
import { useActClock } from './useActClock';

/** The overrun of an act as the show measured it, the same for all judges; nothing of another. */
export function Overrun({ act }: { act: JudgedAct }) {
  const clock = useActClock(act);
  if (!clock || clock.leftMs > -1_000) return null;
  return (
    <p>
      <strong>{words.measured(minutesAndSeconds(clock.spentMs), minutesAndSeconds(clock.leftMs))}</strong>
    </p>
  );
}
