import type { RuleTerms, TermsOf } from '@callboard/api-contract/entries';
import { plainWords } from './plainWords';

/** Checks whether no entry can meet both of two rules: for ages, whether no member of a part that both are about could. */
export function clashOfTwo(one: RuleTerms, other: RuleTerms): boolean {
  return clashes(one, other) || clashes(other, one);
}

/** Checks whether no entry can meet three rules together, although any two can be met. */
export function clashOfThree(terms: readonly [RuleTerms, RuleTerms, RuleTerms]): boolean {
  return orders.some(([first, second, third]) => {
    const [one, other, last] = [terms[first], terms[second], terms[third]];
    return exceedTogether(one, other, last) || lackForEach(one, other, last);
  });
}

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** Checks one direction: the lower bound of the first is above the upper of the second, or the words of one hold the other's. */
function clashes(lower: RuleTerms, upper: RuleTerms): boolean {
  if (lower.kind === 'count' && upper.kind === 'count')
    return covers(upper.parts, lower.parts) && isAbove(lower.least, upper.most);
  if (lower.kind === 'age' && upper.kind === 'age')
    return isSameAge(lower, upper) && overlap(lower.parts, upper.parts) && isAbove(lower.least, upper.most);
  if (lower.kind === 'size' && upper.kind === 'size')
    return lower.measure === upper.measure && isAbove(lower.least, upper.most);
  if (lower.kind === 'length' && upper.kind === 'length') return isAbove(lower.shortest, upper.longest);
  if (lower.kind === 'word' && upper.kind === 'word') return areOppositeWords(lower, upper);
  return false;
}

/** At least so many of these and so many of others, at most fewer of all of them. */
function exceedTogether(one: RuleTerms, other: RuleTerms, all: RuleTerms): boolean {
  if (one.kind !== 'count' || other.kind !== 'count' || all.kind !== 'count') return false;
  const isPartOfAll = covers(all.parts, one.parts) && covers(all.parts, other.parts);
  if (!isPartOfAll || overlap(one.parts, other.parts)) return false;
  return isAbove((one.least ?? 0) + (other.least ?? 0), all.most);
}

/** At least so many members who need one of something each, and at most too few of it. */
function lackForEach(ratio: RuleTerms, members: RuleTerms, limit: RuleTerms): boolean {
  if (ratio.kind !== 'ratio' || members.kind !== 'count' || members.parts.length === 0) return false;
  if (!covers(ratio.parts, members.parts)) return false;
  const least = members.least ?? 0;
  const most = maxOf(ratio.each, limit);
  if (most === null) return false;
  // Parts that are limited together leave only the rest for the ones that are needed.
  const isShared =
    limit.kind === 'count' && covers(limit.parts, members.parts) && !members.parts.includes(ratio.each);
  const available = Math.max(0, isShared ? most - least : most);
  return least > available * ratio.most;
}

/** How many there can be of a part or an amount by the upper bound of a rule; null where it does not limit it. */
function maxOf(each: string, limit: RuleTerms): number | null {
  if (limit.kind === 'size') return limit.measure === each ? limit.most : null;
  return limit.kind === 'count' && covers(limit.parts, [each]) ? limit.most : null;
}

type WordTerms = TermsOf<'word'>;

function areOppositeWords(required: WordTerms, forbidden: WordTerms): boolean {
  if (required.word_rule !== 'required' || forbidden.word_rule !== 'forbidden') return false;
  if (required.word_in !== forbidden.word_in) return false;
  return plainWords(required.word).includes(plainWords(forbidden.word));
}

function isSameAge(one: TermsOf<'age'>, other: TermsOf<'age'>): boolean {
  if (one.counted_in !== other.counted_in) return false;
  return one.counted_in === 'school_years' || one.age_on === other.age_on;
}

/** Checks whether every member of the first parts is one of the second; no part named is every member. */
function covers(all: readonly string[], some: readonly string[]): boolean {
  if (all.length === 0) return true;
  return some.length > 0 && some.every((part) => all.includes(part));
}

function overlap(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return true;
  return one.some((part) => other.includes(part));
}

function isAbove(least: number | null, most: number | null): boolean {
  return least !== null && most !== null && least > most;
}
