import { readQuery } from '@callboard/api-client';
import type { Problem } from '@callboard/api-contract';
import type { QueryInputOf, QueryOutputOf } from '@callboard/api-contract/queries';
import { onVisibilityChange } from '@callboard/browser-storage';
import { useEffect, useState } from 'react';

/** Queries that everyone can follow live. */
type FollowedName = 'foyer' | 'audienceVote' | 'publicTimetable';

interface Followed<Q extends FollowedName> {
  /** Undefined until it was read; as it was read last without a connection. */
  value: QueryOutputOf<Q> | undefined;
  /** Why there is nothing to show. */
  problem: Problem | undefined;
  /** When the last answer came; null while answers come. */
  lostSince: number | null;
}

/**
 * Reads a public query again and again while the page is visible, without signing in.
 *
 * @param everyMs how often; phones that were opened together spread around it
 */
export function useFollowedQuery<Q extends FollowedName>(
  name: Q,
  input: QueryInputOf<Q> & object,
  everyMs: number,
): Followed<Q> {
  const [followed, setFollowed] = useState<Followed<Q>>({
    value: undefined,
    problem: undefined,
    lostSince: null,
  });
  const key = JSON.stringify(input);

  // Reads from the server by a timer, and whenever the page becomes visible.
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let heardAt = Date.now();
    const read = async () => {
      clearTimeout(timer);
      // The input as it was given.
      const outcome = await readQuery(name, JSON.parse(key) as QueryInputOf<Q> & object, { isQuiet: true });
      if (isGone) return;
      if (outcome.ok) heardAt = Date.now();
      setFollowed((before) => next(before, outcome, heardAt));
      // Phones that were opened together do not all read in one moment.
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => void read(), everyMs * (0.9 + Math.random() / 5));
    };
    const stop = onVisibilityChange((isVisible) => void (isVisible && read()));
    void read();
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [name, key, everyMs]);
  return followed;
}

function next<Q extends FollowedName>(
  before: Followed<Q>,
  outcome: Awaited<ReturnType<typeof readQuery<Q>>>,
  heardAt: number,
): Followed<Q> {
  if (outcome.ok) return { value: outcome.data, problem: undefined, lostSince: null };
  // A server that is busy is not lost: the next time comes soon.
  if (outcome.problem.kind === 'busy' && before.value) return before;
  // Its staff show it no more.
  if (outcome.problem.kind === 'missing' || !before.value)
    return { value: undefined, problem: outcome.problem, lostSince: null };
  return { ...before, lostSince: before.lostSince ?? heardAt };
}
