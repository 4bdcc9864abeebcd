import { useState } from 'react';
import type { OutboxEntry } from '../entries/OutboxEntry';
import { useOutbox } from '../entries/outboxState';
import { followCalls, type FollowedCalls } from './followCalls';

/**
 * Calls that wait on this device for a network, and those sent since the data was read.
 *
 * @param isOwn whether a call is about the data
 * @param isIn whether the data has a call that was sent; without it, any data that is read next has it
 */
export function useFollowedCalls<Data>(
  data: Data,
  isOwn: (entry: OutboxEntry) => boolean,
  isIn?: (entry: OutboxEntry, data: Data) => boolean,
): FollowedCalls<Data> {
  const outbox = useOutbox();
  const [followed, setFollowed] = useState(() => ({
    outbox,
    calls: followCalls<Data>({ waiting: [], sent: [], data }, outbox.filter(isOwn), data),
  }));
  if (followed.outbox === outbox && followed.calls.data === data) return followed.calls;
  const calls = followCalls(followed.calls, outbox.filter(isOwn), data, isIn);
  // Both come from outside: what counted before is needed to know what was sent and what was dropped.
  setFollowed({ outbox, calls });
  return calls;
}
