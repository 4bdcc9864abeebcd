import type { TenantCode } from '@callboard/api-contract';
import type { Random } from '@callboard/api-contract/tenant';
import { studentsBornFrom } from './addPeople';
import { seedDay } from './planEvents';
import type { SeedRow, SeedTables } from './seedRows';
import { enrolled, seedRules } from './eligibilityRules.data';

/** The season whose entries are open. */
const season = Number(seedDay.slice(0, 4)) + 1;

/**
 * Adds the rules of the season, and what they read of entries and members. Its random is its own, so that all else stays as it
 * was. A few drafts miss something, as drafts do.
 */
export function addEligibility(tables: SeedTables, random: Random, tenant: TenantCode): void {
  for (const rule of seedRules[tenant] ?? []) {
    const lists = { categories: rule.categories ?? [], parts: rule.parts ?? null };
    tables.add('eligibilityRules', { ...rule, ...lists, season, rule_version: 1, status: 'active' });
  }
  const born = new Map(
    tables.rowsOf('individuals').map((row) => [row.hashcode, row['date_of_birth'] ?? null]),
  );
  const events = new Map(tables.rowsOf('events').map((row) => [row.hashcode, String(row['starts_on'])]));
  replace(tables, 'participants', (row) => ({
    ...row,
    date_of_birth:
      born.get(String(row['individual'])) ?? birthday(random, row, events.get(String(row['event']))),
  }));
  replace(tables, 'entries', (row) => {
    const isWhole = row['status'] !== 'draft' || random.isLucky(0.6);
    return {
      ...row,
      running_time: isWhole ? random.integer(150, 355) : null,
      statement: isWhole ? `${enrolled}.` : null,
      is_approved: row['status'] === 'accepted',
      ...(tenant in amounts && amounts[tenant]?.(random)),
    };
  });
}

const amounts: Partial<Record<TenantCode, (random: Random) => Record<string, number>>> = {
  showquest: (random) => ({
    largest_prop_cm: random.integer(40, 200),
    prop_lifters: random.integer(1, 2),
    garments: random.integer(1, 3),
  }),
};

/** A student is five or six in school year 1; adults are grown. */
function birthday(random: Random, row: SeedRow, starts = seedDay): string {
  const level = row['year_level'];
  const isStudent = typeof level === 'number';
  const age = isStudent ? level + 5 : random.integer(26, 60);
  const month = String(random.integer(isStudent ? studentsBornFrom : 1, 12)).padStart(2, '0');
  return `${Number(starts.slice(0, 4)) - age}-${month}-${String(random.integer(1, 28)).padStart(2, '0')}`;
}

function replace(
  tables: SeedTables,
  collection: 'entries' | 'participants',
  changed: (row: SeedRow) => SeedRow,
): void {
  tables.all.set(collection, tables.rowsOf(collection).map(changed));
}
