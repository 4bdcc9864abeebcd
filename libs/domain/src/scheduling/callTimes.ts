import type { RecordOf } from '@callboard/api-contract';

/** How long before their time slots the entries of an event arrive and warm up; null where the event has no rule. */
export type CallRule = Pick<RecordOf<'events'>, 'arrival_minutes' | 'warm_up_minutes'>;

/** When an entry has to be there, as instants in ISO 8601; null where that is not known. */
export interface CallTimes {
  arrival: string | null;
  warmUp: string | null;
}

/** Follows from the time slot, so that a moved entry is called at another time too. */
export function callTimes(
  slotStartsAt: string | null,
  { arrival_minutes, warm_up_minutes }: CallRule,
): CallTimes {
  const before = (minutes: number | null) =>
    slotStartsAt === null || minutes === null
      ? null
      : new Date(Date.parse(slotStartsAt) - minutes * 60_000).toISOString();
  return { arrival: before(arrival_minutes), warmUp: before(warm_up_minutes) };
}
