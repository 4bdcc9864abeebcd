import type { CodedProblem } from '@callboard/api-contract';
import { rangeOf, type EligibilityRule, type RuleTerms } from '@callboard/api-contract/entries';
import { clashOfThree, clashOfTwo } from './clashes';
import { plainWords } from './plainWords';

/** Errors in a set of rules. */
export interface RulesReport {
  /** Rules that no entry can keep together, two or three at a time. */
  contradictions: readonly (readonly EligibilityRule[])[];
  /** Rules that every possible entry meets. */
  neverBroken: readonly EligibilityRule[];
}

/**
 * Checks the rules of a tenant against each other. Only those of one season that share a category meet, and a warning contradicts
 * nothing: an entry can be submitted with it.
 */
export function checkRules(rules: readonly EligibilityRule[]): RulesReport {
  const refusing = rules.filter(({ severity }) => severity === 'refuse');
  const contradictions: EligibilityRule[][] = [];
  for (const [at, one] of refusing.entries()) {
    const later = refusing.slice(at + 1).filter((other) => meet(one, other));
    for (const [place, other] of later.entries()) {
      if (clashOfTwo(one.terms, other.terms)) contradictions.push([one, other]);
      else contradictions.push(...ofThree(one, other, later.slice(place + 1)));
    }
  }
  return { contradictions, neverBroken: rules.filter(({ terms }) => isNeverBroken(terms)) };
}

/** The rules with which no entry could keep this one; empty where there are none. */
export function contradictionOf(
  rule: EligibilityRule,
  others: readonly EligibilityRule[],
): readonly EligibilityRule[] {
  const standing = others.filter(({ hashcode }) => hashcode !== rule.hashcode);
  const { contradictions } = checkRules([rule, ...standing]);
  return contradictions.find((each) => each.includes(rule))?.filter((each) => each !== rule) ?? [];
}

/** Errors in the terms of a rule by themselves, by field of its record. */
export function termErrors(terms: RuleTerms): Readonly<Record<string, CodedProblem>> {
  if (terms.kind === 'word') return wordErrors(terms);
  if (terms.kind === 'membership' && terms.most < 1)
    return { most: { code: 'minValue', facts: { least: '1' } } };
  const bounds = boundsOf(terms);
  if (!bounds) return {};
  const [lower, upper] = terms.kind === 'length' ? ['shortest', 'longest'] : ['least', 'most'];
  const { least, most } = bounds;
  if (least === null && most === null) return { [upper]: { code: 'required', facts: {} } };
  if (least !== null && most !== null && least > most) {
    const crossed: CodedProblem = { code: 'bothBounds', facts: {} };
    return { [lower]: crossed, [upper]: crossed };
  }
  const range = rangeOf(terms);
  if (least !== null && range !== null && least > range)
    return { [lower]: { code: 'maxValue', facts: { most: String(range) } } };
  return {};
}

/** Checks whether every entry meets a rule of these terms. A value that is missing breaks a rule about it, so that few rules are. */
export function isNeverBroken(terms: RuleTerms): boolean {
  switch (terms.kind) {
    case 'count': {
      const range = rangeOf(terms) ?? Infinity;
      return (terms.least ?? 0) <= 0 && (terms.most ?? Infinity) >= range;
    }
    case 'ratio':
      return terms.parts.length > 0 && terms.parts.every((part) => part === terms.each) && terms.most >= 1;
    case 'word':
      return terms.word_rule === 'required' && plainWords(terms.word) === '';
    case 'age':
    case 'size':
    case 'length':
    case 'membership':
    case 'region':
    case 'date':
    case 'approval':
      return false;
    default:
      return terms satisfies never;
  }
}

function ofThree(
  one: EligibilityRule,
  other: EligibilityRule,
  later: readonly EligibilityRule[],
): EligibilityRule[][] {
  const thirds = later.filter((third) => {
    const isOfAll = meet(other, third) && shareCategory([one, other, third]);
    // Two of them that contradict each other are named without the third.
    const isOfTwo = clashOfTwo(one.terms, third.terms) || clashOfTwo(other.terms, third.terms);
    return isOfAll && !isOfTwo && clashOfThree([one.terms, other.terms, third.terms]);
  });
  return thirds.map((third) => [one, other, third]);
}

function meet(one: EligibilityRule, other: EligibilityRule): boolean {
  return one.season === other.season && shareCategory([one, other]);
}

function shareCategory(rules: readonly EligibilityRule[]): boolean {
  const limited = rules.filter(({ categories }) => categories.length > 0);
  const [first, ...rest] = limited;
  if (!first) return true;
  return first.categories.some((category) => rest.every(({ categories }) => categories.includes(category)));
}

/** Blank words are in every text, so that they require nothing and forbid everything. */
function wordErrors({
  word,
  ...terms
}: Extract<RuleTerms, { kind: 'word' }>): Readonly<Record<string, CodedProblem>> {
  if (plainWords(word) === '') return { word: { code: 'required', facts: {} } };
  const range = rangeOf({ word, ...terms });
  const isTooLong = terms.word_rule === 'required' && range !== null && plainWords(word).length > range;
  return isTooLong ? { word: { code: 'maxLength', facts: { max: range } } } : {};
}

function boundsOf(terms: RuleTerms): { least: number | null; most: number | null } | null {
  switch (terms.kind) {
    case 'count':
    case 'age':
    case 'size':
      return terms;
    case 'length':
      return { least: terms.shortest, most: terms.longest };
    case 'membership':
    case 'region':
    case 'ratio':
    case 'word':
    case 'date':
    case 'approval':
      return null;
    default:
      return terms satisfies never;
  }
}
