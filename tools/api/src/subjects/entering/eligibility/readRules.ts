import { storedRuleSchema, termFields, type EligibilityRule } from '@callboard/api-contract/entries';
import * as v from 'valibot';
import { name } from '../../../engine/database/quote';
import type { Queries } from '../../../engine/database/TenantDatabase';

/** The columns of the terms, of every kind. */
const terms = [...new Set(Object.values(termFields).flat())].map(name).join(', ');

/** The active rules of a season. */
export async function readRules(
  queries: Queries,
  tenant: string,
  season: number,
): Promise<EligibilityRule[]> {
  return queries.rows(storedRuleSchema, {
    text: `SELECT hashcode, name, text, rule_version, severity, season, categories, kind, ${terms}
      FROM eligibility_rules WHERE tenant = $1 AND season = $2 AND status = 'active' ORDER BY name, hashcode`,
    values: [tenant, season],
  });
}

/** A rule from its record as it is stored; what is stored was checked when it was written. */
export function toRule(stored: unknown): EligibilityRule {
  return v.parse(storedRuleSchema, stored);
}
