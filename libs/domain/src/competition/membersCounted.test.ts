import type { EntryFacts } from '@callboard/api-contract/entries';
import { describe, expect, it } from 'vitest';
import { checkEntry } from './checkEntry';
import { performersOf } from './fees';
import { membersCounted } from './membersCounted';
import { createDraw, drawEntry } from './testing/drawEntry';

describe('[7.40] the members that count', () => {
  it.each([
    [{ named: 4, declared: null }, 4],
    [{ named: 4, declared: 9 }, 9],
    [{ named: 4, declared: 3 }, 4],
    [{ named: 0, declared: 0 }, 0],
  ])('%o are %i', (numbers, count) => expect(membersCounted(numbers)).toBe(count));

  it('are as many for the fee as for the limits', () => {
    const draw = createDraw(22);
    for (let times = 0; times < 500; times++) {
      const facts: EntryFacts = drawEntry('showquest', draw);
      const adults = facts.members.filter(({ part }) => part === 'teacher').length;
      const students = facts.members.length - adults;
      const paid = performersOf({ students, adults, declared: facts.members_count });
      const found = checkEntry([none(facts)], facts, new Date()).find(({ rule }) => rule !== null);
      expect(found?.problem.facts ?? { count: 0 }).toMatchObject({ count: paid + adults });
    }
  });
});

/** A rule that every member breaks, so that its finding has their number. */
function none({ season }: EntryFacts) {
  return {
    hashcode: 'none',
    name: 'None',
    text: '',
    rule_version: 1,
    severity: 'refuse' as const,
    season,
    categories: [],
    terms: { kind: 'count' as const, parts: [], least: null, most: 0 },
  };
}
