import { readQuery } from '@callboard/api-client';
import { limits } from '@callboard/api-contract';
import type { PublicSchool } from '@callboard/api-contract/scheduling';
import { useEffect, useState } from 'react';

/** The schools that match a text of two letters or more; null before there is an answer. Where there is none, it stays empty. */
export function useSchools(search: string): readonly PublicSchool[] | null {
  const [found, setFound] = useState<{ search: string; schools: readonly PublicSchool[] }>();

  // Asks the server once typing pauses; an answer to an earlier text does not replace a later one.
  useEffect(() => {
    if (search.length < 2) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void readQuery('publicSchools', { search }, { isQuiet: true, signal: stop.signal }).then((outcome) => {
        if (!stop.signal.aborted) setFound({ search, schools: outcome.ok ? outcome.data.results : [] });
      });
    }, 2 * limits.pickerDebounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [search]);

  return search.length >= 2 && found ? found.schools : null;
}
