import { tier } from './tiers.mjs';

/**
 * The members of a family that the fast tier tries, few of which have every trait of all: what a rule depends on is proved once for
 * each. A file of the slow tier imports the one of the fast tier, and all are tried.
 *
 * @template T
 * @param {readonly T[]} all
 * @param {(one: T) => readonly string[]} traitsOf
 * @returns {readonly T[]}
 */
export function representatives(all, traitsOf) {
  return tier === 'fast' ? fewestWith(all, traitsOf) : all;
}

/**
 * Few members that have every trait, in the order of all: again and again the one that adds the most.
 *
 * @template T
 * @param {readonly T[]} all
 * @param {(one: T) => readonly string[]} traitsOf
 * @returns {readonly T[]}
 */
export function fewestWith(all, traitsOf) {
  const rest = new Map(all.map((one) => [one, new Set(traitsOf(one))]));
  const picked = new Set();
  for (;;) {
    const [most] = [...rest].reduce(
      (best, next) => (next[1].size > best[1].size ? next : best),
      [undefined, new Set()],
    );
    if (most === undefined) return all.filter((one) => picked.has(one));
    picked.add(most);
    const covered = rest.get(most) ?? [];
    for (const trait of [...covered]) for (const traits of rest.values()) traits.delete(trait);
  }
}
