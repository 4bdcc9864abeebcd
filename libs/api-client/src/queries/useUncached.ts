import type { Query } from '@callboard/api-contract';
import { useEffect, useReducer, useState } from 'react';
import type { Loaded } from '../collections/CollectionHooks';
import { sendQuery } from './readQuery';

/** Result of a query that was read without a cache. */
export type Uncached<T> = Pick<Loaded<T>, 'data' | 'problem' | 'refetch'>;

/**
 * Reads a declared query for one component: a page without the app's store has no cache. With other input, the previous output is not
 * shown; what is shown stays when it cannot be read again.
 */
export function useUncached(query: Query, input: object): Uncached<unknown> {
  const key = JSON.stringify(input);
  const [answer, setAnswer] = useState<{ key: string } & Pick<Uncached<unknown>, 'data' | 'problem'>>();
  const [attempt, refetch] = useReducer((count: number) => count + 1, 0);
  // Synchronises with the API.
  useEffect(() => {
    let isCurrent = true;
    // The text of an input that was made above.
    void sendQuery(query, JSON.parse(key) as object).then((outcome) => {
      if (!isCurrent) return;
      setAnswer((before) =>
        outcome.ok
          ? { key, data: outcome.data, problem: undefined }
          : { key, data: before?.key === key ? before.data : undefined, problem: outcome.problem },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [query, key, attempt]);
  const current = answer?.key === key ? answer : undefined;
  return { data: current?.data, problem: current?.problem, refetch };
}
