import type { EligibilityRule, EntryFacts, MemberFacts } from '@callboard/api-contract/entries';
import { describe, expect, it } from 'vitest';
import { replacementFindings, replacementLimit, withReplacedMember } from './replacements';
import { rockquestRules } from './testing/contestRules.data';

const member = (name: string, given: Partial<MemberFacts> = {}): MemberFacts => ({
  hashcode: name,
  name,
  part: 'vocals',
  date_of_birth: '2012-01-01',
  year_level: 9,
  region: null,
  added: '2027-03-01T00:00:00Z',
  elsewhere: [],
  ...given,
});
const facts: EntryFacts = {
  hashcode: 'entry',
  season: 2027,
  category: 'band',
  categories: ['band', 'duo', 'solo'],
  region: null,
  members_count: 3,
  is_approved: false,
  running_time: 300,
  texts: { statement: 'none' },
  measures: {},
  event: { entries_close: '2027-04-01T00:00:00Z', first_day: '2027-05-05', zone: 'Pacific/Chatham' },
  first_performance: null,
  school: null,
  members: [member('Ana'), member('Ben'), member('Cleo')],
  waived: [],
};
const rules: readonly EligibilityRule[] = rockquestRules;
const typed = { name: 'Dan', date_of_birth: '2012-01-01', year_level: 9, part: 'drums' };
const limitAt = (at: string, given: Partial<EntryFacts> = {}, of = rules) =>
  replacementLimit(of, { ...facts, ...given }, new Date(at));

describe('[7.39] members are replaced', () => {
  it('until the first performance begins, named by its day where it is', () => {
    const first_performance = '2027-05-05T11:30:00Z';
    // A quarter past midnight of the 6th on the Chatham Islands.
    expect(limitAt('2027-05-05T11:30:00Z', { first_performance })).toEqual({
      day: '2027-05-06',
      isOver: false,
    });
    expect(limitAt('2027-05-05T11:30:01Z', { first_performance })).toMatchObject({ isOver: true });
  });

  it('until the first day of the event is over there, where the entry has no time yet', () => {
    expect(limitAt('2027-05-05T11:14:59Z')).toEqual({ day: '2027-05-05', isOver: false });
    expect(limitAt('2027-05-05T11:15:00Z')).toEqual({ day: '2027-05-05', isOver: true });
  });

  it('without a limit where no rule sets one, or staff waived it', () => {
    const late = '2027-06-01T00:00:00Z';
    const name = 'No one joins after the first performance';
    expect(limitAt(late, { waived: [name] })).toBeNull();
    expect(
      limitAt(
        late,
        {},
        rules.filter((rule) => rule.name !== name),
      ),
    ).toBeNull();
    expect(limitAt(late, { season: 2028 })).toBeNull();
  });

  it('by whom the rules accept: only what the new member brings with them refuses', () => {
    const now = new Date('2027-06-01T00:00:00Z');
    const codesOf = (given: Partial<typeof typed>) => {
      const after = withReplacedMember(facts, 'Ben', { ...typed, ...given }, now);
      expect(after.members.map(({ name }) => name)).toEqual(['Ana', 'Cleo', 'Dan']);
      return replacementFindings(rules, facts, after, now).map(({ problem }) => problem.code);
    };
    // The statement was missing before, and entries are closed.
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ date_of_birth: '2001-01-01' })).toEqual(['olderThan']);
    const unknown = withReplacedMember(facts, 'Ben', { ...typed, date_of_birth: null }, now);
    expect(replacementFindings(rules, facts, unknown, now)).toMatchObject([
      { problem: { code: 'birthDateMissing', facts: { names: 'Dan' } } },
    ]);
  });
});
