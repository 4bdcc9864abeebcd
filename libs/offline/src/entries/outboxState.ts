import { createLocalState } from '@callboard/app-state';
import { useSyncExternalStore } from 'react';
import type { OutboxEntry } from './OutboxEntry';

const none: readonly OutboxEntry[] = [];

/** The entries of the signed-in user, as this tab knows them. */
export const outboxState = createLocalState(none);

/** Entries that wait to be sent or were refused, oldest first. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(outboxState.subscribe, outboxState.get, () => none);
}

/**
 * The entries of one lane, oldest first.
 *
 * @example
 * const waiting = useOutboxLane(`conversations/${hashcode}`);
 */
export function useOutboxLane(lane: string): readonly OutboxEntry[] {
  return useOutbox().filter((entry) => entry.lane === lane);
}

/** Empties the state when a session ends; what is stored is not touched. */
export function forgetEntries(): void {
  outboxState.set(none);
}
