import type { PublicTimetable } from '@callboard/api-contract/scheduling';
import { publicTimetableSchema } from '@callboard/api-contract/scheduling';
import { storedJson } from '@callboard/browser-storage';
import { useEffect } from 'react';
import * as v from 'valibot';
import { useFollowedQuery } from '../useFollowedQuery';

/** As long as caches keep it. */
const everyMs = 60_000;

/** One timetable is stored, that which was opened last. */
const stored = storedJson(
  'callboard.timetable',
  v.object({ at: v.number(), timetable: publicTimetableSchema }),
);

/** The public timetable of an event, as it is or, without a connection, as this browser read it last. */
export function useTimetable(event: string) {
  const { value, problem, lostSince } = useFollowedQuery('publicTimetable', { event }, everyMs);

  // Stores it in the browser, for a time without a network.
  useEffect(() => {
    if (value) stored.write({ at: Date.now(), timetable: value });
    else if (problem?.kind === 'missing' && copyOf(event)) stored.remove();
  }, [value, problem, event]);

  const copy = !value && problem && problem.kind !== 'missing' ? copyOf(event) : null;
  return {
    timetable: value ?? copy?.timetable,
    problem: copy ? undefined : problem,
    lostSince: copy ? copy.at : lostSince,
  };
}

function copyOf(event: string): { at: number; timetable: PublicTimetable } | null {
  const copy = stored.read();
  return copy?.timetable.event.hashcode === event ? copy : null;
}
