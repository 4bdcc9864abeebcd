import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import {
  categoryOptions,
  partOptions,
  ruleTermsSchema,
  valuesOfTenant,
  type EligibilityRule,
  type EntryFacts,
  type MemberFacts,
  type Repair,
} from '@callboard/api-contract/entries';
import { checkEntry } from '@callboard/domain/competition';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { seedRules, type SeedRule } from '../../../seeds/eligibilityRules.data';
import { createRandom } from '../../../seeds/random';
import { meets } from './testing/meets';
import { isLong } from '../../../testKit/isLong';

const entriesOfRule = isLong ? 10_000 : 1_000;
const now = new Date('2027-04-01T00:00:00Z');
const regions = ['Otago', 'Waikato', 'Taranaki'].map((name) => ({ hashcode: name.toLowerCase(), name }));
const all = tenantCodes.flatMap((tenant) =>
  (seedRules[tenant] ?? []).map((rule) => [tenant, rule.name, rule] as const),
);

function toRule(rule: SeedRule): EligibilityRule {
  return {
    hashcode: rule.name,
    name: rule.name,
    text: rule.text,
    rule_version: 1,
    severity: rule.severity,
    season: 2027,
    categories: [...(rule.categories ?? [])],
    terms: v.parse(ruleTermsSchema, rule),
  };
}

/** Findings of a rule in an entry, without what every entry needs. */
function findingsOf(rule: EligibilityRule, facts: EntryFacts): ReturnType<typeof checkEntry> {
  return checkEntry([rule], facts, now).filter((finding) => finding.rule !== null);
}

/** An entry that lies near the bounds of a rule, on either side of them. */
function drawEntry(tenant: TenantCode, rule: SeedRule, random: ReturnType<typeof createRandom>): EntryFacts {
  const categories = valuesOfTenant(categoryOptions, tenant);
  const parts = valuesOfTenant(partOptions, tenant);
  const orNull = <T>(value: T) => (random.isLucky(0.04) ? null : value);
  const most = rule.kind === 'count' ? (rule.most ?? 4) : 6;
  const size = random.integer(0, most + 3);
  const member = (index: number): MemberFacts => ({
    hashcode: `member ${index}`,
    name: `Member ${index}`,
    part: orNull(random.pick(random.isLucky(0.7) ? (rule.parts ?? parts) : parts)),
    date_of_birth: orNull(drawBirthday(rule, random)),
    year_level: orNull(random.integer(1, 14)),
    region: orNull(random.pick(regions)),
    added: new Date(Date.UTC(2027, 4, random.integer(1, 9), random.integer(0, 23))).toISOString(),
    elsewhere: random.isLucky(0.15) ? [{ name: 'Another', category: orNull(random.pick(categories)) }] : [],
  });
  return {
    hashcode: 'entry',
    season: 2027,
    category: random.pick(random.isLucky(0.8) ? (rule.categories ?? categories) : categories),
    categories,
    region: orNull(random.pick(regions)),
    members_count: random.isLucky(0.5) ? random.integer(0, most + 3) : null,
    is_approved: random.isLucky(0.3),
    running_time: orNull(random.integer((rule.longest ?? 300) - 5, (rule.longest ?? 300) + 5)),
    texts: {
      statement: orNull(random.pick(statements)),
      notes: null,
      name: 'The Entry',
    },
    measures: {
      largest_prop_cm: orNull(random.integer(195, 205)),
      prop_lifters: orNull(random.integer(0, 4)),
      garments: orNull(random.integer(0, 3)),
    },
    event: { entries_close: orNull('2027-04-14T17:00:00+12:00'), first_day: '2027-05-05' },
    first_performance: orNull('2027-05-05T07:00:00.000Z'),
    school: orNull({ roll: orNull(random.integer(1_498, 1_502)), others: random.integer(0, 2) }),
    members: Array.from({ length: size }, (_, index) => member(index)),
    waived: [],
  };
}

/** Within a few days of the birthdays that decide. */
function drawBirthday({ most = 15 }: SeedRule, random: ReturnType<typeof createRandom>): string {
  const year = 2027 - most - random.integer(0, 2);
  return new Date(Date.UTC(year, random.pick([3, 4]), random.integer(1, 30))).toISOString().slice(0, 10);
}

const statements = [
  'All members are enrolled for at least 15 hours a week.',
  'all members  are ENROLLED for at least 15 hours a week',
  'Our drummer is signed to Flying Nun.',
  'All members are enrolled for at least 15 hours a week. Ana is signed to Loop.',
  'We love music.',
];

function repaired(facts: EntryFacts, repair: Repair): EntryFacts {
  switch (repair.kind) {
    case 'changeCategory':
      return { ...facts, category: repair.to };
    case 'removeMembers': {
      const gone = new Set(repair.members.map(({ hashcode }) => hashcode));
      const members = facts.members.filter(({ hashcode }) => !gone.has(hashcode));
      const count = facts.members_count;
      return { ...facts, members, members_count: count === null ? null : Math.min(count, members.length) };
    }
    case 'moveRegion':
      return { ...facts, region: repair.to };
    case 'addWord':
      return {
        ...facts,
        texts: { ...facts.texts, [repair.field]: `${facts.texts[repair.field]}\n${repair.word}` },
      };
    case 'approve':
      return { ...facts, is_approved: true };
    default:
      return repair satisfies never;
  }
}

describe.each(all)('%s: %s', (tenant, name, seed) => {
  const random = createRandom(`entries of ${tenant} ${name}`);
  const rule = toRule(seed);
  const drawn = Array.from({ length: entriesOfRule }, () => drawEntry(tenant, seed, random));

  it(`[7.39] [7.40] finds the same as a plain reading of the rule in ${entriesOfRule} entries`, () => {
    const verdicts = drawn.map((facts) => findingsOf(rule, facts).length === 0);
    expect(verdicts).toEqual(drawn.map((facts) => meets(seed, facts)));
    // An error in the drawing would make every entry right, or every one wrong.
    expect(new Set(verdicts).size).toBe(2);
  });

  it('[7.39] [7.40] finds it no more once a repair of it is applied', () => {
    for (const facts of drawn) {
      for (const { problem, members, repairs } of findingsOf(rule, facts)) {
        for (const repair of repairs) {
          const left = findingsOf(rule, repaired(facts, repair));
          const isSame = (found: (typeof left)[number]) =>
            found.problem.code === problem.code &&
            found.members.map(({ hashcode }) => hashcode).join() ===
              members.map(({ hashcode }) => hashcode).join();
          expect(left.filter(isSame), JSON.stringify({ problem, repair })).toEqual([]);
        }
      }
    }
  });
});
