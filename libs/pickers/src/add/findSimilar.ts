import { limits, type AnyRecord, type ListQuery } from '@callboard/api-contract';
import { isSimilarName } from '../names/isSimilarName';
import type { LoadPage } from '../search/searchState';

/** No more than can be looked through. */
const mostShown = 5;

/** The people of a similar name, found by its first and by its last word. A search that fails finds none: adding is not in its hands. */
export async function findSimilar(load: LoadPage, base: ListQuery, name: string): Promise<AnyRecord[]> {
  const words = name.split(' ');
  const asked = new Set([words[0] ?? '', words.at(-1) ?? '']);
  const { signal } = new AbortController();
  const answers = await Promise.all(
    [...asked].map((search) => load({ ...base, search, pageSize: limits.pickerPageSize }, signal)),
  );
  const found = answers.flatMap((answer) => (answer.ok ? answer.page.results : []));
  const similar = found.filter(({ qed_model }) => isSimilarName(qed_model.title, name));
  return [...new Map(similar.map((record) => [record.hashcode, record])).values()].slice(0, mostShown);
}
