import type { OutboxEntry } from '../entries/OutboxEntry';

/** The calls that count on this device, as they come and go. */
export interface FollowedCalls<Data> {
  /** Entries in the outbox, without the lanes of which something was refused. */
  waiting: readonly OutboxEntry[];
  /** Entries sent since the data was read: they count until data comes that has them. */
  sent: readonly OutboxEntry[];
  data: Data;
}

/**
 * Calls that count now, from those that counted before: so nothing is gone for a moment between its sending and the next reading.
 *
 * @param isIn whether the data has a call; without it, any data that is read next has it
 */
export function followCalls<Data>(
  before: FollowedCalls<Data>,
  entries: readonly OutboxEntry[],
  data: Data,
  isIn: (entry: OutboxEntry, data: Data) => boolean = () => data !== before.data,
): FollowedCalls<Data> {
  const refused = new Set(entries.flatMap(({ lane, problem }) => (problem === null ? [] : [lane])));
  const waiting = entries.filter(({ lane }) => !refused.has(lane));
  const known = new Set(entries.map(({ key }) => key));
  const gone = before.waiting.filter(({ key, lane }) => !known.has(key) && !refused.has(lane));
  const stillSent = before.sent.filter((entry) => !isIn(entry, data));
  return { waiting, sent: [...stillSent, ...gone], data };
}
