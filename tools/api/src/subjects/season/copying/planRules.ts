import { rowRule, type Collection } from '@callboard/api-contract';
import type { Queries } from '../../../engine/database/TenantDatabase';
import type { TenantActor } from '../../../engine/records/actor';
import type { RecordContext } from '../../../engine/records/recordContext';
import type { NewRow } from '../../../engine/records/insertRows';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

/** The records of one collection that a copy makes. */
export interface PlannedRows {
  collection: Collection;
  rows: NewRow[];
}

const ruleRow = v.object({ stored: v.record(v.string(), v.unknown()) });

/** The eligibility rules of a season for one that has none yet: who can enter is decided once for all events of a season. */
export async function planRules(
  context: RecordContext,
  queries: Queries,
  { tenant, roles }: TenantActor,
  season: number,
  next: number,
): Promise<PlannedRows> {
  const collection = context.target('eligibilityRules');
  if (season === next || rowRule(collection, 'create', roles) !== 'all') return { collection, rows: [] };
  const rules = await queries.rows(ruleRow, {
    text: `SELECT to_jsonb(r) AS stored FROM eligibility_rules r
      WHERE r.tenant = $1 AND r.season = $2 AND r.status = 'active'
        AND NOT EXISTS (SELECT FROM eligibility_rules o WHERE o.tenant = $1 AND o.season = $3)
      ORDER BY r.name`,
    values: [tenant, season, next],
  });
  const rows = rules.map(({ stored }) => ({
    ...Object.fromEntries(
      Object.keys(collection.fields).flatMap((field) => {
        const value = stored[field] ?? null;
        return value === null || field === 'status' ? [] : [[field, value] as const];
      }),
    ),
    season: next,
    rule_version: 1,
    hashcode: randomUUID(),
  }));
  return { collection, rows };
}
