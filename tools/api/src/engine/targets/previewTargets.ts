import type { TenantCode } from '@callboard/api-contract';
import { targetPreviewSchema, type Target, type TargetPreview } from '@callboard/api-contract/messaging';
import * as v from 'valibot';
import type { Queries } from '../database/TenantDatabase';
import { reachedSql } from './reachedSql';

/** How many people a preview names. */
const shown = 50;

const previewRow = v.object({
  ...targetPreviewSchema.entries,
  counts: v.array(v.object({ target: v.number(), count: v.number() })),
});

/** Users that targets reach, in one statement: how many together, how many by each, and the first by name. */
export async function previewTargets(
  queries: Queries,
  tenant: TenantCode,
  targets: readonly Target[],
): Promise<TargetPreview> {
  const values: unknown[] = [];
  const reached = reachedSql(tenant, targets, (value) => `$${values.push(value)}`);
  const ofTenant = `$${values.push(tenant)}`;
  const [row] = await queries.rows(previewRow, {
    text: `WITH reached AS MATERIALIZED (${reached}),
      people AS (SELECT "user", jsonb_agg(target ORDER BY target) AS targets FROM reached GROUP BY "user"),
      named AS (SELECT p."user", u.name, p.targets FROM people p
        JOIN users u ON u.tenant = ${ofTenant} AND u.hashcode = p."user"
        ORDER BY callboard_plain(u.name), u.hashcode LIMIT ${shown})
      SELECT (SELECT count(*)::int FROM people) AS count,
        (SELECT coalesce(jsonb_agg(c), '[]') FROM (
          SELECT target, count(*)::int AS count FROM reached GROUP BY target) c) AS counts,
        (SELECT coalesce(jsonb_agg(n ORDER BY callboard_plain(n.name), n."user"), '[]') FROM named n) AS people`,
    values,
  });
  const counts = new Map(row?.counts.map(({ target, count }) => [target, count]));
  return {
    count: row?.count ?? 0,
    counts: targets.map((_target, position) => counts.get(position) ?? 0),
    people: row?.people ?? [],
  };
}
