import { limits, type RecordBase } from '@callboard/api-contract';
import type { ListQuery } from '@callboard/api-contract/lists';
import { isSimilarName } from '../names/isSimilarName';
import type { LoadPage } from '../search/searchState';

/** Few enough to read through. */
const maxShown = 5;

/** People with a similar name, searched by its first and last word. A failed search finds none, so that it does not block adding. */
export async function findSimilar(load: LoadPage, base: ListQuery, name: string): Promise<RecordBase[]> {
  const words = name.split(' ');
  const terms = new Set([words[0] ?? '', words.at(-1) ?? '']);
  const { signal } = new AbortController();
  const answers = await Promise.all(
    [...terms].map((search) => load({ ...base, search, pageSize: limits.pickerPageSize }, signal)),
  );
  const found = answers.flatMap((answer) => (answer.ok ? answer.page.results : []));
  const similar = found.filter(({ qed_model }) => isSimilarName(qed_model.title, name));
  return [...new Map(similar.map((record) => [record.hashcode, record])).values()].slice(0, maxShown);
}
