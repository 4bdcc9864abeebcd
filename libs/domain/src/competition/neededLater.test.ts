import type { EntryFacts, RuleTerms } from '@callboard/api-contract/entries';
import { describe, expect, it } from 'vitest';
import { checkEntry, rulesFor } from './checkEntry';
import { isBlocking } from './findings';
import { earlyForms, neededLater, type EarlyForm } from './neededLater';
import { rockquestRules, showquestRules } from './testing/contestRules.data';
import { createDraw, drawEntry } from './testing/drawEntry';

const refusing = (...terms: RuleTerms[]) =>
  terms.map((each) => ({ severity: 'refuse' as const, terms: each }));
const years: RuleTerms = {
  kind: 'age',
  parts: ['performer'],
  counted_in: 'school_years',
  age_on: 'first_day',
  least: 1,
  most: 8,
};
const born: RuleTerms = { ...years, parts: [], counted_in: 'years' };
const length: RuleTerms = { kind: 'length', shortest: null, longest: 360 };
const crew: RuleTerms = { kind: 'count', parts: ['crew'], least: 1, most: null };

const table: readonly (readonly [EarlyForm, Parameters<typeof neededLater>[1], object])[] = [
  ['entry', { rules: refusing(length, years) }, { running_time: 'submit' }],
  ['entry', { rules: [{ severity: 'warn', terms: length }] }, {}],
  ['member', { rules: refusing(years), part: 'performer' }, { year_level: 'submit' }],
  ['member', { rules: refusing(years), part: null }, { year_level: 'submit' }],
  ['member', { rules: refusing(years), part: 'teacher' }, {}],
  [
    'member',
    { rules: refusing(born, crew, length), part: 'teacher' },
    { date_of_birth: 'submit', part: 'submit' },
  ],
  ['member', { rules: [{ severity: 'warn', terms: years }] }, {}],
  ['accountRequest', undefined, { phone: 'activate' }],
];

describe('[7.18] what a later step requires', () => {
  it.each(table)('of %s with %o is %o', (form, context, needed) => {
    expect(neededLater(form, context)).toEqual(needed);
  });

  it('is known for every form', () => {
    expect([...new Set(table.map(([form]) => form))].sort()).toEqual([...earlyForms].sort());
  });

  const missing: Readonly<Record<string, keyof EntryFacts['members'][number] | 'running_time'>> = {
    birthDateMissing: 'date_of_birth',
    schoolYearMissing: 'year_level',
    lengthMissing: 'running_time',
  };

  it.each([
    ['showquest', showquestRules],
    ['rockquest', rockquestRules],
  ] as const)('is marked whenever it refuses an entry of %s that lacks it', (contest, rules) => {
    const draw = createDraw(41);
    for (let times = 0; times < 500; times++) {
      const facts = drawEntry(contest, draw);
      const own = rulesFor(rules, facts);
      for (const { problem, members } of checkEntry(rules, facts, new Date('2027-04-01')).filter(
        isBlocking,
      )) {
        const field = missing[problem.code];
        if (!field) continue;
        const parts = members.map(
          ({ hashcode }) => facts.members.find((each) => each.hashcode === hashcode)?.part,
        );
        const marks =
          field === 'running_time'
            ? [neededLater('entry', { rules: own })]
            : parts.map((part) => neededLater('member', { rules: own, part: part ?? null }));
        for (const marked of marks) expect(marked).toHaveProperty(field, 'submit');
      }
    }
  });
});
