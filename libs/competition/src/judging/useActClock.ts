import { useServerNow } from '@callboard/api-client';
import { queries } from '@callboard/api-client/actions';
import type { JudgedAct } from '@callboard/api-contract/competition';
import { actClock, showAt, type ActClock } from '@callboard/domain/scheduling';

/** The time of an act as its show measures it, second by second; null before it is on stage, and where its show is not run here. */
export function useActClock({ hashcode, performance }: JudgedAct): ActClock | null {
  const now = useServerNow();
  const shown = performance?.hashcode ?? '';
  const { data } = queries.show.useQuery({ performance: shown }, { skip: shown === '' });
  const item =
    data && showAt(data, now).items.find(({ entry, away }) => hashcode === entry || hashcode === away);
  return item ? actClock(item, now) : null;
}
