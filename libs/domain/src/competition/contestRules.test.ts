import type { EligibilityRule, EntryFacts } from '@callboard/api-contract/entries';
import { describe, expect, it } from 'vitest';
import { checkEntry, rulesFor } from './checkEntry';
import { rockquestRules, showquestRules } from './testing/contestRules.data';
import { createDraw, drawEntry } from './testing/drawEntry';
import { readPerformers, readRockquest, readShowquest, type Remark } from './testing/plainReading';

const entries = 10_000;
/** Entries of one of the events close at this very moment. */
const now = new Date('2027-04-14T17:00:00+12:00');

interface Contest {
  contest: 'showquest' | 'rockquest';
  rules: readonly EligibilityRule[];
  read: (entry: EntryFacts) => Remark[];
}

const contests: readonly Contest[] = [
  { contest: 'showquest', rules: showquestRules, read: readShowquest },
  { contest: 'rockquest', rules: rockquestRules, read: (entry) => readRockquest(entry, now) },
];

describe.each(contests)('the rules of $contest', ({ contest, rules, read }) => {
  const draw = createDraw(contest.length * 7_919 + contest.charCodeAt(0));
  const drawn = Array.from({ length: entries / contests.length }, () => drawEntry(contest, draw));

  it(`[7.39] [7.40] are read in ${drawn.length} entries as a person reads them: the rule, the facts and whom they are about`, () => {
    const found = drawn.map((entry) =>
      checkEntry(rules, entry, now).map(({ rule, problem, members }) => ({
        rule: rule?.name ?? '',
        code: problem.code,
        facts: problem.facts,
        members: members.map(({ hashcode }) => hashcode),
      })),
    );
    const byRule = (remarks: readonly Remark[]) =>
      remarks.toSorted((one, other) => one.rule.localeCompare(other.rule));
    expect(found.map(byRule)).toEqual(drawn.map((entry) => byRule(readPerformers(entry, read(entry)))));
  }, 60_000);

  it('[7.39] [7.40] are each met by a hundred of these entries at least, and broken by a hundred', () => {
    const counts = new Map(rules.map(({ name }) => [name, { met: 0, broken: 0 }]));
    for (const entry of drawn) {
      const broken = new Set(checkEntry(rules, entry, now).map(({ rule }) => rule?.name));
      for (const { name } of rulesFor(rules, entry)) {
        const count = counts.get(name);
        if (count) count[broken.has(name) ? 'broken' : 'met'] += 1;
      }
    }
    const rare = [...counts].filter(([, { met, broken }]) => Math.min(met, broken) < 100);
    expect(rare).toEqual([]);
  }, 60_000);
});
