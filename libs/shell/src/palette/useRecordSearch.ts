import { useEffect, useState } from 'react';
import type { PaletteGroup } from './PaletteItem';
import { searchCollection, type SearchAnswer, type SearchedCollection } from './searchCollection';

/** Typing goes on for so long before the server is asked. */
const pauseMs = 200;
const fewestLetters = 2;

export interface RecordSearch {
  groups: readonly PaletteGroup[];
  isSearching: boolean;
  /** Why some could not be searched. */
  problem: string | undefined;
  retry: () => void;
}

type Answers = ReadonlyMap<string, SearchAnswer>;
const none: Answers = new Map();

/** Looks for records of all collections at once; what is typed meanwhile gives the search before it up. */
export function useRecordSearch(query: string, collections: readonly SearchedCollection[]): RecordSearch {
  const search = query.trim();
  const isAsked = search.length >= fewestLetters;
  const [answers, setAnswers] = useState(none);
  const [waiting, setWaiting] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const names = collections.map(({ name }) => name).join();

  // Asks the server, which is outside React.
  useEffect(() => {
    if (!isAsked) return undefined;
    const asked = new AbortController();
    const begin = async (collection: SearchedCollection) => {
      const answer = await searchCollection(collection, search, asked.signal);
      if (asked.signal.aborted) return;
      setWaiting((count) => count - 1);
      setAnswers((known) => new Map(known).set(collection.name, answer));
    };
    setWaiting(collections.length);
    const timer = setTimeout(() => {
      for (const collection of collections) void begin(collection);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
    // The collections are those of their names.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search, isAsked, names, attempt]);

  if (!isAsked) return { groups: [], isSearching: false, problem: undefined, retry: () => {} };
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
