import { useOutbox, type OutboxEntry } from '@callboard/outbox';
import { useState } from 'react';
import { followCalls, type FollowedCalls } from './followCalls';

/**
 * What waits on this device for a network, and what was sent since the data was read.
 *
 * @param isOwn whether a call is about the data
 */
export function useFollowedCalls<Data>(
  data: Data,
  isOwn: (entry: OutboxEntry) => boolean,
): FollowedCalls<Data> {
  const outbox = useOutbox();
  const [followed, setFollowed] = useState(() => ({
    outbox,
    calls: followCalls<Data>({ waiting: [], sent: [], data }, outbox.filter(isOwn), data),
  }));
  if (followed.outbox === outbox && followed.calls.data === data) return followed.calls;
  const calls = followCalls(followed.calls, outbox.filter(isOwn), data);
  // Both come from outside: what counted before is needed to know what was sent and what was dropped.
  setFollowed({ outbox, calls });
  return calls;
}
