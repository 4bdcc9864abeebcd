import { useEffect, useState } from 'react';
import { useSignedIn } from '../routing/useSignedIn';
import { paletteMessages } from './paletteMessages';
import type { PaletteGroup, PaletteItem } from './PaletteItem';
import {
  searchCollection,
  searchSimilar,
  type SearchAnswer,
  type SearchedCollection,
} from './searchCollection';

/** The delay after typing before the server is queried. */
const pauseMs = 200;
const fewestLetters = 2;

export interface RecordSearch {
  groups: readonly PaletteGroup[];
  /** True if the groups hold records that are spelt alike, because no record was found. */
  hasOnlySimilar: boolean;
  isSearching: boolean;
  /** Why some collections could not be searched. */
  problem: string | undefined;
  retry: () => void;
}

interface Similar {
  search: string;
  items: readonly PaletteItem[];
}

const maxSimilar = 8;

type Answers = ReadonlyMap<string, SearchAnswer>;
const none: Answers = new Map();

/**
 * Searches all collections in parallel; a new query cancels the previous search. Where none finds anything, records with words that are
 * spelt like those of the query are offered.
 */
export function useRecordSearch(query: string, collections: readonly SearchedCollection[]): RecordSearch {
  const search = query.trim();
  const canSearch = search.length >= fewestLetters;
  const [answers, setAnswers] = useState(none);
  const [waiting, setWaiting] = useState(0);
  /** The query that `answers` and `waiting` are about. */
  const [begun, setBegun] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [similar, setSimilar] = useState<Similar>({ search: '', items: [] });
  const { roles } = useSignedIn();
  const names = collections.map(({ name }) => name).join();
  const isNothingFound =
    canSearch &&
    begun === search &&
    waiting === 0 &&
    answers.size > 0 &&
    [...answers.values()].every((answer) => answer.status === 'found' && answer.items.length === 0);

  // Queries the server.
  useEffect(() => {
    if (!canSearch) return undefined;
    const controller = new AbortController();
    const begin = async (collection: SearchedCollection) => {
      const answer = await searchCollection(collection, { search, roles }, controller.signal);
      if (controller.signal.aborted) return;
      setWaiting((count) => count - 1);
      setAnswers((known) => new Map(known).set(collection.name, answer));
    };
    setBegun(search);
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

  // Queries the server.
  useEffect(() => {
    if (!isNothingFound) return undefined;
    const controller = new AbortController();
    const begin = async () => {
      const found = await Promise.all(
        collections.map((collection) => searchSimilar(collection, search, controller.signal)),
      );
      if (!controller.signal.aborted) setSimilar({ search, items: found.flat().slice(0, maxSimilar) });
    };
    void begin();
    return () => controller.abort();
    // `names` identifies the collections.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search, isNothingFound, names]);

  if (!canSearch)
    return { groups: [], hasOnlySimilar: false, isSearching: false, problem: undefined, retry: () => {} };
  const failed = [...answers.values()].find((answer) => answer.status === 'failed');
  const found = collections.flatMap(({ name, label }): PaletteGroup[] => {
    const answer = answers.get(name);
    return answer?.status === 'found' && answer.items.length > 0
      ? [{ id: name, label, items: answer.items }]
      : [];
  });
  const isSimilar = isNothingFound && similar.search === search && similar.items.length > 0;
  return {
    groups: isSimilar ? [{ id: 'similar', label: paletteMessages.similar, items: similar.items }] : found,
    hasOnlySimilar: isSimilar,
    isSearching: waiting > 0,
    problem: failed?.problem.message,
    retry: () => {
      setAnswers(none);
      setAttempt((count) => count + 1);
    },
  };
}
