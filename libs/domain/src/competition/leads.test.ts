import { ruleKinds, type RuleTerms } from '@callboard/api-contract/entries';
import { describe, expect, it } from 'vitest';
import { checkEntry } from './checkEntry';
import { requestedFields, leadOf } from './leads';
import { rockquestRules, showquestRules } from './testing/contestRules.data';
import { createDraw, drawEntry } from './testing/drawEntry';

const bounds = { least: 1, most: 2 };
const table: readonly (readonly [RuleTerms, string])[] = [
  [{ kind: 'count', parts: [], ...bounds }, 'members'],
  [{ kind: 'age', parts: [], counted_in: 'years', age_on: 'first_day', ...bounds }, 'members'],
  [{ kind: 'age', parts: [], counted_in: 'school_years', age_on: 'first_day', ...bounds }, 'members'],
  [{ kind: 'membership', parts: [], most: 1 }, 'members'],
  [{ kind: 'region' }, 'office'],
  [{ kind: 'ratio', parts: ['performer'], each: 'crew', most: 2 }, 'members'],
  [{ kind: 'ratio', parts: ['performer'], each: 'garments', most: 2 }, 'garments'],
  [{ kind: 'size', measure: 'largest_prop_cm', ...bounds }, 'largest_prop_cm'],
  [{ kind: 'length', shortest: null, longest: 360 }, 'running_time'],
  [{ kind: 'word', word_in: 'statement', word_rule: 'required', word: 'enrolled' }, 'statement'],
  [{ kind: 'word', word_in: 'name', word_rule: 'forbidden', word: 'label' }, 'name'],
  [{ kind: 'date', deadline: 'entries_close' }, 'office'],
  [{ kind: 'date', deadline: 'first_performance' }, 'members'],
  [{ kind: 'approval', most: 1, over_roll: null }, 'office'],
];

describe('[7.40] where what a rule finds is put right', () => {
  it.each(table)('%o', (terms, place) => {
    const lead = leadOf(terms, []);
    expect(lead.to === 'field' ? lead.field : lead.to).toBe(place);
  });

  it('is known for every kind of rule', () => {
    expect([...new Set(table.map(([{ kind }]) => kind))].sort()).toEqual([...ruleKinds].sort());
  });

  it('names a single member, and asks for a field once', () => {
    const ana = { hashcode: 'ana', name: 'Ana' };
    expect(leadOf({ kind: 'membership', parts: [], most: 1 }, [ana])).toEqual({
      to: 'members',
      member: 'ana',
    });
    const all = table.map(([terms]) => ({ terms }));
    expect(requestedFields([...all, ...all])).toEqual([
      'garments',
      'largest_prop_cm',
      'running_time',
      'statement',
    ]);
  });

  it.each([
    ['showquest', showquestRules],
    ['rockquest', rockquestRules],
  ] as const)('is requested for in the first step, of %s', (contest, rules) => {
    const draw = createDraw(contest.length);
    for (let times = 0; times < 500; times++) {
      const facts = drawEntry(contest, draw);
      for (const { lead, problem, rule } of checkEntry(rules, facts, new Date('2027-04-01'))) {
        if (lead.to !== 'field' || problem.code === 'wordForbidden') continue;
        const requested = requestedFields(rules.filter(({ hashcode }) => hashcode === rule?.hashcode));
        expect(requested).toContain(lead.field);
      }
    }
  });
});
