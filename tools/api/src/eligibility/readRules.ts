import { storedRuleSchema, type EligibilityRule } from '@callboard/api-contract/eligibility';
import * as v from 'valibot';
import type { Queries } from '../database/TenantDatabase';

/** The active rules of a season. */
export async function readRules({ db }: Queries, tenant: string, season: number): Promise<EligibilityRule[]> {
  const rows = await db
    .selectFrom('eligibility_rules')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('season', '=', season)
    .where('status', '=', 'active')
    .orderBy('name')
    .orderBy('hashcode')
    .execute();
  return rows.map(toRule);
}

/** A rule from its record as it is stored; what is stored was checked when it was written. */
export function toRule(stored: unknown): EligibilityRule {
  return v.parse(storedRuleSchema, stored);
}
