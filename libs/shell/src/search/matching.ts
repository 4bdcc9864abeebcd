import { foldText } from '@callboard/domain/names';

/** Searched texts of an item: its name, where it belongs, and further words. */
interface Searched {
  label: string;
  detail?: string | undefined;
  words?: string | undefined;
}

/**
 * Filters the items where each word of the query is the start of a word of the item, best match first: a label that starts with the query
 * comes before one that contains it. Without a query it returns all items.
 */
export function matching<T extends Searched>(items: readonly T[], query: string): T[] {
  const search = foldText(query);
  if (search === '') return [...items];
  return items
    .map((item) => ({ item, rank: rankOf(item, search) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

function rankOf({ label, detail = '', words = '' }: Searched, search: string): number {
  const name = foldText(label);
  if (name.startsWith(search)) return 0;
  const own = name.split(/[^\p{L}\p{N}]+/u);
  const all = [...own, ...foldText(`${detail} ${words}`).split(/[^\p{L}\p{N}]+/u)];
  const parts = search.split(/\s+/);
  const isFoundIn = (texts: readonly string[]) =>
    parts.every((part) => texts.some((text) => text.startsWith(part)));
  if (isFoundIn(own)) return 1;
  return isFoundIn(all) ? 2 : Infinity;
}
