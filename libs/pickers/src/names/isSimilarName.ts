import { foldedWords, lettersApart } from '@callboard/domain/names';

/** True if two names could belong to one person: one or two letters differ, the order differs, or the first name is shortened. */
export function isSimilarName(one: string, other: string): boolean {
  const [left, right] = [foldedWords(one), foldedWords(other)];
  const [sorted, otherSorted] = [left.toSorted().join(' '), right.toSorted().join(' ')];
  const most = Math.min(sorted.length, otherSorted.length) >= 8 ? 2 : 1;
  return lettersApart(sorted, otherSorted) <= most || isCutShort(left, right);
}

/** True for Sam Ngata and Samuel Ngata. */
function isCutShort(left: readonly string[], right: readonly string[]): boolean {
  const [first = '', otherFirst = ''] = [left[0], right[0]];
  const isOneLast = left.length > 1 && right.length > 1 && left.at(-1) === right.at(-1);
  return isOneLast && (first.startsWith(otherFirst) || otherFirst.startsWith(first));
}
