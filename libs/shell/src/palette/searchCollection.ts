import { apiSettings, sendRequest } from '@callboard/api-client';
import {
  collectionCalls,
  collectionPath,
  readableFields,
  recordPath,
  type CollectionName,
  type Field,
  type Problem,
  type ActorRoles,
} from '@callboard/api-contract';
import { collectionNamed, loadCollections } from '@callboard/api-contract/collections';
import { toQueryString } from '@callboard/api-contract/lists';
import { safePath } from '@callboard/auth';
import { excerptOf, hasEveryWord } from '@callboard/domain/lists';
import { translate } from '@callboard/language';
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
const maxOfEach = 5;

const foundSchema = v.object({
  results: v.array(
    v.looseObject({
      hashcode: v.string(),
      qed_model: v.object({
        title: v.string(),
        subtitle: v.nullish(v.string()),
        url: v.nullish(v.string()),
      }),
    }),
  ),
});
type Found = v.InferOutput<typeof foundSchema>['results'][number];

/** Searches the records of one collection in one request, without an alert when it fails. */
export async function searchCollection(
  { name, icon }: SearchedCollection,
  { search, roles }: { search: string; roles: ActorRoles },
  signal: AbortSignal,
): Promise<SearchAnswer> {
  await loadCollections([name]);
  const searched = readableFields(collectionNamed(name), roles).filter(([, field]) => field.search);
  const fields = ['created', ...searched.map(([field]) => field)];
  const query = toQueryString({ search, pageSize: maxOfEach, fields });
  const answer = await sendRequest({
    method: 'GET',
    path: `${collectionPath(collectionNamed(name), apiSettings().version)}?${query}`,
    schema: foundSchema,
    signal,
    isQuiet: true,
  });
  if (!answer.ok) return { status: 'failed', problem: answer.problem };
  const items = answer.body.results
    .slice(0, maxOfEach)
    .map((record) => ({ ...toItem(name, icon, record), match: matchOf(record, searched, search) }));
  return { status: 'found', items };
}

/**
 * Searches one collection for records whose words are spelt like those of a search that found nothing; a backend can have none.
 */
export async function searchSimilar(
  { name, icon }: SearchedCollection,
  search: string,
  signal: AbortSignal,
): Promise<readonly PaletteItem[]> {
  const path = collectionPath(collectionNamed(name), apiSettings().version);
  const answer = await sendRequest({
    method: 'GET',
    path: `${path}/${collectionCalls.similar.path}?${new URLSearchParams({ search }).toString()}`,
    schema: foundSchema,
    signal,
    isQuiet: true,
  });
  return answer.ok ? answer.body.results.map((record) => toItem(name, icon, record)) : [];
}

function toItem(name: CollectionName, icon: string, { hashcode, qed_model: shown }: Found): PaletteItem {
  const href = safePath(shown.url) ?? recordPath(collectionNamed(name), { hashcode });
  return { key: `${name} ${hashcode}`, label: shown.title, detail: shown.subtitle ?? undefined, icon, href };
}

/** The first field that shows why a record was found, where its title does not. */
function matchOf(record: Found, searched: readonly [string, Field][], search: string): PaletteItem['match'] {
  const { title } = record.qed_model;
  if (hasEveryWord(title, search)) return undefined;
  const missing = search
    .split(/\s+/)
    .filter((word) => !hasEveryWord(title, word))
    .join(' ');
  for (const [name, field] of searched) {
    const value = record[name];
    const parts = typeof value === 'string' ? excerptOf(value, missing) : undefined;
    if (parts) return { field: translate(field.label), parts };
  }
  return undefined;
}
