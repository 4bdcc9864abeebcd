import { useEffect, useState } from 'react';
import type { PaletteGroup } from './PaletteItem';
import { searchCollection, type SearchAnswer, type SearchedCollection } from './searchCollection';

/** The delay after typing before the server is queried. */
const pauseMs = 200;
const fewestLetters = 2;

export interface RecordSearch {
  groups: readonly PaletteGroup[];
  isSearching: boolean;
  /** Why some collections could not be searched. */
  problem: string | undefined;
  retry: () => void;
}

type Answers = ReadonlyMap<string, SearchAnswer>;
const none: Answers = new Map();

/** Searches all collections in parallel; a new query cancels the previous search. */
export function useRecordSearch(query: string, collections: readonly SearchedCollection[]): RecordSearch {
  const search = query.trim();
  const canSearch = search.length >= fewestLetters;
  const [answers, setAnswers] = useState(none);
  const [waiting, setWaiting] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const names = collections.map(({ name }) => name).join();

  // Queries the server.
  useEffect(() => {
    if (!canSearch) return undefined;
    const controller = new AbortController();
    const begin = async (collection: SearchedCollection) => {
      const answer = await searchCollection(collection, search, controller.signal);
      if (controller.signal.aborted) return;
      setWaiting((count) => count - 1);
      setAnswers((known) => new Map(known).set(collection.name, answer));
    };
    setWaiting(collections.length);
    const timer = setTimeout(() => {
      for (const collection of collections) void begin(collection);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // `names` identifies the collections.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search, canSearch, names, attempt]);

  if (!canSearch) return { groups: [], isSearching: false, problem: undefined, retry: () => {} };
  const failed = [...answers.values()].find((answer) => answer.status === 'failed');
  return {
    groups: collections.flatMap(({ name, label }): PaletteGroup[] => {
      const answer = answers.get(name);
      return answer?.status === 'found' && answer.items.length > 0
        ? [{ id: name, label, items: answer.items }]
        : [];
    }),
    isSearching: waiting > 0,
    problem: failed?.problem.message,
    retry: () => {
      setAnswers(none);
      setAttempt((count) => count + 1);
    },
  };
}
