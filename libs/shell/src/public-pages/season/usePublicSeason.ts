import { readQuery } from '@callboard/api-client';
import type { Problem, PublicEvent } from '@callboard/api-contract';
import { useEffect, useState } from 'react';

interface PublicSeason {
  events: readonly PublicEvent[] | undefined;
  problem: Problem | undefined;
  retry: () => void;
}

const loading = { events: undefined, problem: undefined };

/** The announced events of the tenant: undefined while they are loading. */
export function usePublicSeason(): PublicSeason {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Omit<PublicSeason, 'retry'>>(loading);

  // Loads the season from the server.
  useEffect(() => {
    let isGone = false;
    void readQuery('publicSeason', {}, { isQuiet: true }).then((outcome) => {
      if (isGone) return;
      setAnswer(
        outcome.ok
          ? { events: outcome.data.events, problem: undefined }
          : { events: undefined, problem: outcome.problem },
      );
    });
    return () => {
      isGone = true;
    };
  }, [attempt]);

  return {
    ...answer,
    retry: () => {
      setAnswer(loading);
      setAttempt(attempt + 1);
    },
  };
}
