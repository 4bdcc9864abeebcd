import { collections } from '@callboard/api-client/collections';
import { isReference, type Problem, type RecordOf } from '@callboard/api-contract';
import type { QueryState } from '@callboard/ui-kit/display';
import { useEffect, useState } from 'react';
import { acceptedOf } from './acceptedOf';

/** Which accepted entries are in a stage, and which are not. */
export interface EntriesLeft {
  waiting: readonly string[];
  /** The entries of the acts that are in. */
  isIn: ReadonlySet<string>;
  accepted: number;
}

interface Fetched {
  value?: EntriesLeft;
  problem?: Problem;
}

/** Reads all accepted entries of the event and all acts of the stage, once, however many there are. */
export function useEntriesLeft(stage: RecordOf<'stages'>): QueryState<EntriesLeft> {
  const fetchEntries = collections.entries.useFetchAll();
  const fetchActs = collections.stageEntries.useFetchAll();
  const [fetched, setFetched] = useState<Fetched>({});
  const [attempt, setAttempt] = useState(0);
  const [given] = useState(stage);

  // Synchronises with the server, page by page.
  useEffect(() => {
    const gone = new AbortController();
    const listener = { onProgress: () => {}, signal: gone.signal };
    const ofStage = [{ field: 'stage', operator: 'eq', value: given.hashcode }] as const;
    const load = async () => {
      const [entries, acts] = await Promise.all([
        fetchEntries({ filters: acceptedOf(given), ordering: ['name'] }, listener),
        fetchActs({ filters: ofStage }, listener),
      ]);
      if (gone.signal.aborted) return;
      if (entries.status === 'failed') return setFetched({ problem: entries.problem });
      if (acts.status === 'failed') return setFetched({ problem: acts.problem });
      if (entries.status !== 'done' || acts.status !== 'done') return;
      const isIn = new Set(acts.records.flatMap(({ entry }) => (isReference(entry) ? [entry.hashcode] : [])));
      const accepted = entries.records.map(({ hashcode }) => hashcode);
      const waiting = accepted.filter((hashcode) => !isIn.has(hashcode));
      setFetched({ value: { waiting, isIn, accepted: accepted.length } });
    };
    void load();
    return () => gone.abort();
  }, [given, attempt, fetchEntries, fetchActs]);

  return {
    ...fetched,
    isLoading: fetched.value === undefined && fetched.problem === undefined,
    retry: () => {
      setFetched({});
      setAttempt((nth) => nth + 1);
    },
  };
}
