import type { GenericSchema } from 'valibot';

/** Something that happened, for those who have to know: other parts of the server, other processes, and people's screens. */
export interface Event<Payload = unknown> {
  /** Ids only. A subscriber that needs more reads it, by the rights of the user. */
  payload: GenericSchema<unknown, Payload>;
  /** Absent: the action that causes it writes it. `change`: it is read from the change log, where a collection declares it. */
  from?: 'change';
}

/**
 * Declares an event. It is written in the transaction that causes it, and reaches every subscriber at least once.
 *
 * @example
 * 'seat.released': defineEvent({ payload: v.object({ seat: hashcode }) }),
 */
export function defineEvent<Payload, const E extends Event<Payload>>(event: E & Event<Payload>): E {
  return event;
}
