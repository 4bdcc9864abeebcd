import {
  entryFieldNames,
  ruleKinds,
  type EligibilityRule,
  type EntryFacts,
  type RuleTerms,
} from '@callboard/api-contract/entries';
import { describe, expect, it } from 'vitest';
import { checkEntry } from './checkEntry';
import { isBlocking } from './findings';
import { createDraw, drawEntry } from './testing/drawEntry';

/** One rule of each kind that this entry breaks, in an order that no reader wants. */
const broken: readonly RuleTerms[] = [
  { kind: 'approval', most: 1, over_roll: null },
  { kind: 'date', deadline: 'entries_close' },
  { kind: 'region' },
  { kind: 'membership', parts: [], most: 1 },
  { kind: 'age', parts: [], counted_in: 'years', age_on: 'first_day', least: null, most: 19 },
  { kind: 'count', parts: [], least: null, most: 1 },
  { kind: 'ratio', parts: ['performer'], each: 'garments', most: 1 },
  { kind: 'size', measure: 'largest_prop_cm', least: null, most: 200 },
  { kind: 'word', word_in: 'statement', word_rule: 'required', word: 'enrolled' },
  { kind: 'length', shortest: null, longest: 360 },
];
const member = (hashcode: string) => ({
  hashcode,
  name: hashcode,
  part: 'performer',
  date_of_birth: '1990-01-01',
  year_level: 9,
  region: { hashcode: 'south', name: 'Southland' },
  added: '2027-03-01T00:00:00Z',
  elsewhere: [{ name: 'Tides', category: 'open' }],
});
const facts: EntryFacts = {
  hashcode: 'entry',
  season: 2027,
  category: 'open',
  categories: ['open'],
  region: { hashcode: 'otago', name: 'Otago' },
  members_count: null,
  is_approved: false,
  running_time: null,
  texts: { statement: null, notes: null, name: 'Tides' },
  measures: {},
  event: { entries_close: '2020-01-01T00:00:00Z', first_day: '2027-05-05' },
  first_performance: null,
  school: { roll: null, others: 1 },
  members: [member('Ana'), member('Ben')],
  waived: [],
};
const now = new Date('2027-04-01');

function rulesOf(severityAt: (at: number) => EligibilityRule['severity']): EligibilityRule[] {
  return broken.map((terms, at) => ({
    hashcode: `rule ${at}`,
    name: terms.kind,
    text: '',
    rule_version: 1,
    severity: severityAt(at),
    season: 2027,
    categories: [],
    terms,
  }));
}

/** The place of a lead as a person counts it: the fields of the form, then the members, then the office. */
function placeOf({ lead }: ReturnType<typeof checkEntry>[number]): number {
  if (lead.to === 'field') return entryFieldNames.indexOf(lead.field);
  return lead.to === 'members' ? 1_000 : 1_001;
}

describe('[7.39] [7.40] the order of findings', () => {
  it('is of every kind of finding: what blocks, then the fields in their order, the members and the office', () => {
    const found = checkEntry(
      rulesOf(() => 'refuse'),
      facts,
      now,
    );
    expect(found.map(({ rule }) => rule?.name)).toEqual([
      'length',
      'word',
      'size',
      'ratio',
      'membership',
      'membership',
      'age',
      'count',
      'approval',
      'date',
      'region',
    ]);
    expect([...new Set(found.map(({ rule }) => rule?.name))].sort()).toEqual([...ruleKinds].sort());
  });

  it('is held by any severity and waiver', () => {
    const draw = createDraw(7);
    for (let times = 0; times < 300; times++) {
      const rules = rulesOf(() => (draw() < 0.5 ? 'refuse' : 'warn'));
      const waived = rules.filter(() => draw() < 0.3).map(({ hashcode }) => hashcode);
      const members = draw() < 0.2 ? [] : facts.members;
      const found = checkEntry(rules, { ...facts, members, waived }, now);
      const places = found.map((finding) => (isBlocking(finding) ? 0 : 10_000) + placeOf(finding));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });
});

describe('[7.39] [7.40] an entry needs a performer', () => {
  const codes = (given: Partial<EntryFacts>, rules: readonly EligibilityRule[] = []) =>
    checkEntry(rules, { ...facts, ...given }, now).map(({ problem }) => problem.code);

  it('with or without rules, and a helper is none', () => {
    expect(codes({ members: [] })).toEqual(['performerMissing']);
    expect(codes({ members: [{ ...member('Ana'), part: 'teacher' }], members_count: 1 })).toEqual([
      'performerMissing',
    ]);
    expect(codes({ members: [member('Ana')] })).toEqual([]);
    expect(codes({ members: [], members_count: 3 })).toEqual([]);
  });

  it('is not stated twice, where a rule asks for more people anyway', () => {
    const [rule] = rulesOf(() => 'refuse');
    if (!rule) throw new Error('There is a rule.');
    const atLeast: EligibilityRule = {
      ...rule,
      terms: { kind: 'count', parts: [], least: 2, most: null },
    };
    expect(codes({ members: [] }, [atLeast])).toEqual(['membersBelow']);
    expect(codes({ members: [] }, [{ ...atLeast, severity: 'warn' }])).toEqual([
      'performerMissing',
      'membersBelow',
    ]);
  });

  it('refuses every drawn entry without anyone in it', () => {
    const draw = createDraw(11);
    for (let times = 0; times < 300; times++) {
      const drawn = { ...drawEntry('rockquest', draw), members: [], members_count: null };
      expect(checkEntry([], drawn, now).filter(isBlocking)).toHaveLength(1);
    }
  });
});
