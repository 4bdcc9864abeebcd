import { foldedWords } from '../lists/foldText';

/**
 * The items that a misspelt name can be meant to be, nearest first: each of its words differs from one of theirs by a letter or two,
 * and a word or two of theirs can be missing. Those with the same folded name come first; what is more different than that is not suggested.
 *
 * @example
 * nearestNames('Nothland Heat', ['Northland Heat', 'Northland Final'], (name) => name) // ['Northland Heat']
 */
export function nearestNames<Item>(
  wanted: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const words = foldedWords(wanted);
  if (words.length === 0) return [];
  return items
    .map((item) => ({ item, steps: stepsBetween(words, foldedWords(nameOf(item))) }))
    .filter(({ steps }) => steps < Infinity)
    .sort((one, other) => one.steps - other.steps)
    .map(({ item }) => item);
}

/** How many letters differ between two names, in any order of their words; infinite where they are too many, or a word is another one. */
function stepsBetween(words: readonly string[], others: readonly string[]): number {
  const [whole, otherWhole] = [words.join(''), others.join('')];
  // Heat 1 is no misspelt Heat 2.
  if (whole.replace(/\P{N}/gu, '') !== otherWhole.replace(/\P{N}/gu, '')) return Infinity;
  // A space too much, or one that is missing: Whit by, Northlandheat.
  const joined = lettersApart(whole, otherWhole);
  if (joined <= Math.min(1, allowed(whole))) return joined;
  const more = others.length - words.length;
  if (more < 0 || more > mostWordsMore) return Infinity;
  const left = [...others];
  let steps = more * 2;
  for (const word of words) {
    const apart = left.map((other) => lettersApart(word, other));
    const least = Math.min(...apart);
    if (least > allowed(word)) return Infinity;
    left.splice(apart.indexOf(least), 1);
    steps += least;
  }
  return steps;
}

/** People leave the town of a school out, or that a heat is the regional one. */
const mostWordsMore = 2;

/** How many letters can be wrong in a word: of one of three letters none, since it is then another one; Southland is no misspelt Nothland. */
function allowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 9 ? 1 : 2;
}

/** How many letters are added, removed, changed or exchanged with the next one (the distance of Damerau). */
export function lettersApart(one: string, other: string): number {
  let [earlier, former]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const changed = (former?.[column - 1] ?? 0) + (isSame ? 0 : 1);
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const exchanged = isExchanged && row > 1 && column > 1 ? (earlier?.[column - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(changed, (former?.[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, exchanged));
    }
    [earlier, former] = [former, next];
  }
  return former?.at(-1) ?? 0;
}
