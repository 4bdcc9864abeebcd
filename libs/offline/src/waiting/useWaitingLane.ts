import { useSession } from '@callboard/auth';
import { useEffect, useState } from 'react';
import type { OutboxEntry } from '../entries/OutboxEntry';
import { outboxState, useOutboxLane } from '../entries/outboxState';
import { removeEntry, retryEntry } from '../sending/currentOutbox';
import { handOverLane } from './handOver';
import { officeFile, type OfficeFile } from './officeFile';

/** So long sending takes with a network: no note comes and goes for it. */
const sendingMs = 2_000;

/** Actions done in one place of the product without a network, which wait on this device. */
export interface WaitingLane {
  /** In the order in which they were made. Those behind a refused one have no effect until it is sent or dropped. */
  entries: readonly OutboxEntry[];
  /** Entries that take longer than sending does. */
  late: readonly OutboxEntry[];
  /** The first, where the server has refused it, and how many wait behind it. */
  refused: { reason: string; behind: number } | null;
  /** Drops the call of a key with those that were made after it. */
  dropFrom: (key: string) => Promise<void>;
  /** Drops all of them. */
  drop: () => Promise<void>;
  retry: () => Promise<void>;
  /** Hands all of them over, where the server refused the first. */
  handOver: () => Promise<number>;
  /** All of them as a file for the office, which can enter what its maker cannot send any more. */
  officeFile: () => OfficeFile;
}

/** The calls of a lane of the outbox, with what can be done when one is refused. */
export function useWaitingLane(lane: string): WaitingLane {
  const entries = useOutboxLane(lane);
  const [head] = entries;
  const maker = useSession().user?.name_search ?? '';
  const now = useNowWhile(entries.length > 0);
  const reason = head?.problem ?? null;
  return {
    entries: reason === null ? entries : [],
    late: reason === null ? entries.filter(({ addedAt }) => addedAt <= now - sendingMs) : [],
    refused: reason === null ? null : { reason, behind: entries.length - 1 },
    // The queue is read when it is called: an Undo can be pressed long after its call.
    dropFrom: (key) => {
      const own = outboxState.get().filter((entry) => entry.lane === lane);
      const index = own.findIndex((entry) => entry.key === key);
      return dropAll(index < 0 ? [] : own.slice(index));
    },
    drop: () => dropAll(entries),
    retry: async () => {
      if (head) await retryEntry(head);
    },
    handOver: () => handOverLane(lane),
    officeFile: () => officeFile(entries, maker, Date.now()),
  };
}

/** The time, every half a second while something waits. */
function useNowWhile(isWaiting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  // Synchronises with the clock.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), sendingMs / 4);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return now;
}

/** The last first, so that none is sent without those before it. */
async function dropAll(entries: readonly OutboxEntry[]): Promise<void> {
  for (const entry of entries.toReversed()) await removeEntry(entry);
}
