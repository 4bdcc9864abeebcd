import type { PaletteItem } from './PaletteItem';

/**
 * Those items of which a word begins with each word of the query, the closest first: a label that begins with the query comes
 * before one that holds it. Without a query: all, as they are.
 */
export function matching(items: readonly PaletteItem[], query: string): PaletteItem[] {
  const asked = plain(query);
  if (asked === '') return [...items];
  return items
    .map((item) => ({ item, rank: rankOf(item, asked) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

function rankOf({ label, detail = '', words = '' }: PaletteItem, asked: string): number {
  const name = plain(label);
  if (name.startsWith(asked)) return 0;
  const own = name.split(/[^\p{L}\p{N}]+/u);
  const all = [...own, ...plain(`${detail} ${words}`).split(/[^\p{L}\p{N}]+/u)];
  const parts = asked.split(/\s+/);
  const isFoundIn = (texts: readonly string[]) =>
    parts.every((part) => texts.some((text) => text.startsWith(part)));
  if (isFoundIn(own)) return 1;
  return isFoundIn(all) ? 2 : Infinity;
}

// Ōtaki is found by "otaki".
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
