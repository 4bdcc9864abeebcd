import type { Random } from '@callboard/api-contract/tenant';

/** Words by the name that a pattern calls them by. */
export type Words = Readonly<Record<string, readonly string[]>>;

/**
 * Thinks up phrases from patterns such as `The {adjective} {thing}`, none twice in its life.
 * Throws when it has found nothing new for long: the words are too few.
 */
export function createPhrases(random: Random): (patterns: readonly string[], words: Words) => string {
  const used = new Set<string>();
  return (patterns, words) => {
    for (let attempt = 0; attempt < 200; attempt++) {
      const phrase = fill(random, random.pick(patterns), words);
      if (phrase && !used.has(phrase)) {
        used.add(phrase);
        return phrase;
      }
    }
    throw new Error(`Too few words for: ${patterns.join(', ')}`);
  };
}

/** Null where the same word came twice: `Salt and Salt`. */
function fill(random: Random, pattern: string, words: Words): string | null {
  const drawn = new Set<string>();
  let repeats = false;
  const phrase = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = random.pick(words[name] ?? []);
    repeats ||= drawn.has(word);
    drawn.add(word);
    return word;
  });
  return repeats ? null : phrase.replace(/\b([Aa]) (?=[AEIO])/g, '$1n ');
}
