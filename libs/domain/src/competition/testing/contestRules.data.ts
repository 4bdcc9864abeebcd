import type { EligibilityRule, RuleTerms } from '@callboard/api-contract/entries';

export const enrolled = 'Āe: all members are enrolled for at least 15 hours a week';

/** Rules of Showquest for a team, as its staff write them. */
export const showquestRules = rulesOf({
  'At most 100 performers': [{ kind: 'count', parts: ['performer'], least: null, most: 100 }],
  'One performance for each student': [
    { kind: 'membership', parts: ['performer', 'crew', 'musician'], most: 1 },
  ],
  'Junior team': [{ ...schoolYears(1, 8), parts: ['performer'] }, ['junior']],
  'Open team': [{ ...schoolYears(null, 13), parts: ['performer'] }, ['open']],
  'At most 10 live musicians': [{ kind: 'count', parts: ['musician'], least: null, most: 10 }],
  'Props up to 2 m': [{ kind: 'size', measure: 'largest_prop_cm', least: null, most: 200 }],
  'One or two students lift a prop': [{ kind: 'size', measure: 'prop_lifters', least: 1, most: 2 }],
  'Second team of a large school': [{ kind: 'approval', most: 1, over_roll: 1_500 }],
  'No one joins after the first performance': [{ kind: 'date', deadline: 'first_performance' }],
  'Ten minutes': [{ kind: 'length', shortest: null, longest: 600 }],
  'At most 5 students to a garment': [
    { kind: 'ratio', parts: ['performer'], each: 'garments', most: 5 },
    ['wearable_art'],
  ],
});

/** Rules of Rockquest for an act, as its staff write them. */
export const rockquestRules = rulesOf({
  'Size of a band': [{ kind: 'count', parts: [], least: 3, most: null }, ['band']],
  'Size of a duo': [{ kind: 'count', parts: [], least: 2, most: 2 }, ['duo']],
  'Size of a solo': [{ kind: 'count', parts: [], least: 1, most: 1 }, ['solo']],
  'At most 19 years old': [
    { kind: 'age', parts: [], counted_in: 'years', age_on: 'entries_close', least: null, most: 19 },
  ],
  'Enrolled at school': [{ kind: 'word', word_in: 'statement', word_rule: 'required', word: enrolled }],
  'Not signed to a label': [
    { kind: 'word', word_in: 'statement', word_rule: 'forbidden', word: 'is signed to' },
  ],
  'One band for each student': [{ kind: 'membership', parts: [], most: 1 }, ['band']],
  'One solo or duo for each student': [{ kind: 'membership', parts: [], most: 1 }, ['duo', 'solo']],
  'Region of most members': [{ kind: 'region' }],
  'No one joins after the first performance': [{ kind: 'date', deadline: 'first_performance' }],
  'Entries close': [{ kind: 'date', deadline: 'entries_close' }],
  'Six minutes': [{ kind: 'length', shortest: null, longest: 360 }],
});

function rulesOf(
  given: Readonly<Record<string, readonly [terms: RuleTerms, categories?: string[]]>>,
): EligibilityRule[] {
  return Object.entries(given).map(([name, [terms, categories = []]]) => ({
    hashcode: name,
    name,
    text: name,
    rule_version: 1,
    severity: 'refuse',
    season: 2027,
    categories,
    terms,
  }));
}

function schoolYears(least: number | null, most: number) {
  return { kind: 'age', counted_in: 'school_years', age_on: 'first_day', least, most } as const;
}
