import { myCreativesSchema, type MyCreatives } from '@callboard/api-contract/people';
import * as v from 'valibot';
import { unscoped } from '../../engine/database/scope';
import type { Queries } from '../../engine/database/TenantDatabase';
import { listSql } from '../../engine/facts/sqlParts';
import type { TenantActor } from '../../engine/records/actor';
import { todayOf } from '../../engine/todayOf';

/** Condition that a mentor `m` can work with minors on the day `$3`: one who is active, with a valid police check. */
export const isMentorNowSql = `(m.status = 'active' AND m.checked_until >= $3::date)`;

/** As many as one person mentors, with room. */
const most = 100;
const row = v.object({ facts: myCreativesSchema });

/** The creatives of a mentor by the one rule that lets a mentor propose for them: being their mentor now. */
export async function readMyCreatives(
  queries: Pick<Queries, 'rows'>,
  { tenant, individual }: Pick<TenantActor, 'tenant' | 'individual'>,
): Promise<MyCreatives> {
  const achievements =
    listSql(`SELECT i.hashcode, i.template, t.name AS title, i.status, i.reached_on AS "reachedOn", i.evidence,
        i.returned_because AS "returnedBecause"
      FROM achievement_instances i JOIN achievement_templates t ON t.tenant = i.tenant AND t.hashcode = i.template
      WHERE i.tenant = p.tenant AND i.creative = p.hashcode AND i.status <> 'withdrawn' ORDER BY t.name, i.hashcode`);
  const creatives =
    listSql(`SELECT p.hashcode, p.name, e.name AS project, e.milestone, ${achievements} AS achievements
      FROM mentors m JOIN participants p ON p.tenant = m.tenant AND p.mentor = m.hashcode AND p.status <> 'withdrawn'
      JOIN entries e ON e.tenant = p.tenant AND e.hashcode = p.entry
      WHERE m.tenant = $1 AND m.individual = $2::uuid AND ${isMentorNowSql}
      ORDER BY p.name, p.hashcode LIMIT ${most}`);
  const offered = listSql(`SELECT t.hashcode, t.name AS title, y.name AS type FROM achievement_templates t
      LEFT JOIN achievement_types y ON y.tenant = t.tenant AND y.hashcode = t.type
      WHERE t.tenant = $1 AND t.status = 'active' ORDER BY t.name, t.hashcode`);
  const [found] = await queries.rows(row, {
    text: `SELECT json_build_object('creatives', ${creatives}, 'offered', ${offered}, 'isUnchecked', EXISTS (
      SELECT FROM mentors m WHERE m.tenant = $1 AND m.individual = $2::uuid AND m.status = 'active' AND NOT coalesce(${isMentorNowSql}, false))) AS facts`,
    values: [tenant, individual, todayOf(tenant)],
    scope: unscoped('mentored'),
  });
  if (!found) throw new Error('A SELECT without FROM answered no row.');
  return found.facts;
}
