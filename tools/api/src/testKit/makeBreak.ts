import type { RecordMaker } from './makeRecords';

/** Makes an event with an interval that has its time in a performance; answers the event. */
export async function makeBreak({ make }: RecordMaker): Promise<string> {
  const performance = await make('performances', { session: 'matinee' });
  // As it is read: with its event, from its start on.
  const { event, starts_at: startsAt } = performance as unknown as {
    event: { hashcode: string };
    starts_at: string;
  };
  const place = { event: event.hashcode, performance: performance.hashcode, slot_starts_at: startsAt };
  await make('timeSlots', { kind: 'interval', minutes: 5, ...place });
  return event.hashcode;
}
