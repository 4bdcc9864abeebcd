import type { CollectionName } from '@callboard/api-contract';
import { useState } from 'react';
import { useRecords } from '../search/useRecords';
import type { Selected } from './settings';

type Titles = ReadonlyMap<string, string>;

/** The titles of the selected records: from the value, from a selection made here, or fetched for a bare hashcode. */
export function useTitles(
  collection: CollectionName,
  selected: readonly Selected[],
): readonly [(selected: Selected) => string, (hashcode: string, title: string) => void] {
  const [picked, setPicked] = useState<Titles>(new Map());
  const bare = selected.filter((each) => typeof each === 'string');
  const records = useRecords(
    collection,
    bare.filter((hashcode) => !picked.has(hashcode)),
  );
  const titleOf = (each: Selected) =>
    typeof each === 'string' ? (picked.get(each) ?? records.get(each)?.qed_model.title ?? '') : each.title;
  const rememberTitle = (hashcode: string, title: string) =>
    setPicked((former) => new Map(former).set(hashcode, title));
  return [titleOf, rememberTitle];
}
