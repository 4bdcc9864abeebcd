import { readQuery } from '@callboard/api-client';
import type { Problem } from '@callboard/api-contract';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import { useEffect, useState } from 'react';

/** Queries of the public pages of a tenant. */
type PublicPageQuery = 'publicNotices' | 'publicSeason' | 'publicResults' | 'publicLadders';

/** A query as `QueryView` shows it. */
interface PublicQuery<Q extends PublicPageQuery> {
  value: QueryOutputOf<Q> | undefined;
  problem: Problem | undefined;
  isLoading: boolean;
  retry: () => void;
}

const loading = { value: undefined, problem: undefined };

/** Reads what everyone can read, without signing in. */
export function usePublicQuery<Q extends PublicPageQuery>(name: Q): PublicQuery<Q> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Pick<PublicQuery<Q>, 'value' | 'problem'>>(loading);

  // Loads the answer from the server.
  useEffect(() => {
    let isGone = false;
    void readQuery(name, {}, { isQuiet: true }).then((outcome) => {
      if (isGone) return;
      setAnswer(
        outcome.ok
          ? { value: outcome.data, problem: undefined }
          : { value: undefined, problem: outcome.problem },
      );
    });
    return () => {
      isGone = true;
    };
  }, [name, attempt]);

  return {
    ...answer,
    isLoading: answer.problem === undefined,
    retry: () => {
      setAnswer(loading);
      setAttempt(attempt + 1);
    },
  };
}
