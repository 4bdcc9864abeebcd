import { readQuery } from '@callboard/api-client';
import { limits } from '@callboard/api-contract';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import type { PublicSchool } from '@callboard/api-contract/scheduling';
import { useEffect, useState } from 'react';

/** Schools found by a search, or those with a similar name where it finds none. */
export interface FoundSchools {
  schools: readonly PublicSchool[];
  isSimilar: boolean;
}

const none: FoundSchools = { schools: [], isSimilar: false };

/** The schools that match a text of two letters or more; null before there is an answer. Where there is none, it stays empty. */
export function useSchools(search: string): FoundSchools | null {
  const [found, setFound] = useState<FoundSchools>();

  // Asks the server once typing pauses; an answer to an earlier text does not replace a later one.
  useEffect(() => {
    if (search.length < 2) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void readQuery('publicSchools', { search }, { isQuiet: true, signal: stop.signal }).then((outcome) => {
        if (!stop.signal.aborted) setFound(outcome.ok ? foundIn(outcome.data) : none);
      });
    }, 2 * limits.pickerDebounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [search]);

  return search.length >= 2 && found ? found : null;
}

function foundIn({ results, similar }: QueryOutputOf<'publicSchools'>): FoundSchools {
  const isSimilar = results.length === 0 && similar !== undefined;
  return { schools: isSimilar ? similar : results, isSimilar };
}
