import type { CollectionName } from '@callboard/api-contract';
import { useState } from 'react';
import { useRecords } from '../search/useRecords';
import type { Chosen } from './settings';

type Titles = ReadonlyMap<string, string>;

/** The titles of what is chosen: known by the value, by having been picked here, or fetched for a bare hashcode. */
export function useTitles(
  collection: CollectionName,
  chosen: readonly Chosen[],
): readonly [(chosen: Chosen) => string, (hashcode: string, title: string) => void] {
  const [picked, setPicked] = useState<Titles>(new Map());
  const bare = chosen.filter((each) => typeof each === 'string');
  const records = useRecords(
    collection,
    bare.filter((hashcode) => !picked.has(hashcode)),
  );
  const titleOf = (each: Chosen) =>
    typeof each === 'string' ? (picked.get(each) ?? records.get(each)?.qed_model.title ?? '') : each.title;
  const know = (hashcode: string, title: string) =>
    setPicked((former) => new Map(former).set(hashcode, title));
  return [titleOf, know];
}
