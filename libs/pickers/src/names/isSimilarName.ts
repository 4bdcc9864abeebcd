import { foldText } from '../search/searchText';

/** Whether two names could belong to one person: one or two letters differ, the order differs, or the first name is shortened. */
export function isSimilarName(one: string, other: string): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const [sorted, otherSorted] = [left.toSorted().join(' '), right.toSorted().join(' ')];
  const most = Math.min(sorted.length, otherSorted.length) >= 8 ? 2 : 1;
  return lettersApart(sorted, otherSorted) <= most || isCutShort(left, right);
}

function wordsOf(name: string): string[] {
  return foldText(name.replaceAll(/['’-]/g, '')).split(' ');
}

/** True for Sam Ngata and Samuel Ngata. */
function isCutShort(left: readonly string[], right: readonly string[]): boolean {
  const [first = '', otherFirst = ''] = [left[0], right[0]];
  const isOneLast = left.length > 1 && right.length > 1 && left.at(-1) === right.at(-1);
  return isOneLast && (first.startsWith(otherFirst) || otherFirst.startsWith(first));
}

/** The Levenshtein distance: how many letters have to be added, removed or changed. */
function lettersApart(one: string, other: string): number {
  let former = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const changed = (former[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (former[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    former = next;
  }
  return former.at(-1) ?? 0;
}
