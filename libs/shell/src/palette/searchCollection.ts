import { apiSettings, sendRequest } from '@callboard/api-client';
import {
  collectionNamed,
  collectionPath,
  toQueryString,
  type CollectionName,
  type Problem,
} from '@callboard/api-contract';
import { safePath } from '@callboard/auth';
import * as v from 'valibot';
import type { PaletteItem } from './PaletteItem';

/** A collection that the palette searches. */
export interface SearchedCollection {
  name: CollectionName;
  /** The title of its list. */
  label: string;
  icon: string;
}

export type SearchAnswer =
  { status: 'found'; items: readonly PaletteItem[] } | { status: 'failed'; problem: Problem };

/** More would push the other collections out of view. */
const mostOfEach = 5;

const foundSchema = v.object({
  results: v.array(
    v.object({
      hashcode: v.string(),
      qed_model: v.object({
        title: v.string(),
        subtitle: v.nullish(v.string()),
        url: v.nullish(v.string()),
      }),
    }),
  ),
});

/** Searches the records of one collection in one request, without an alert when it fails. */
export async function searchCollection(
  { name, icon }: SearchedCollection,
  search: string,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const query = toQueryString({ search, pageSize: mostOfEach, fields: ['created'] });
  const answer = await sendRequest({
    method: 'GET',
    path: `${collectionPath(collectionNamed(name), apiSettings().version)}?${query}`,
    schema: foundSchema,
    signal,
    isQuiet: true,
  });
  if (!answer.ok) return { status: 'failed', problem: answer.problem };
  const { results } = answer.body;
  const items = results.slice(0, mostOfEach).flatMap(({ hashcode, qed_model: shown }): PaletteItem[] => {
    const href = safePath(shown.url) ?? collectionNamed(name).page.replace('{hashcode}', hashcode);
    return [
      { key: `${name} ${hashcode}`, label: shown.title, detail: shown.subtitle ?? undefined, icon, href },
    ];
  });
  return { status: 'found', items };
}
