import { tenants } from '@callboard/all-tenants';
import { literal } from '../../../engine/database/quote';
import { listSql, namedSql } from '../../../engine/facts/sqlParts';
import { actFactsSql } from '../acts';
import { isSignedBySeatSql } from '../seats';

/** A stage `s` with its event `e`, venue `v` and rubric `r`, as pages of judging have it. */
export const stageFactsSql = `s.hashcode, s.name, s.status, ${namedSql('e')} AS event,
  coalesce(v.time_zone, ${literal(tenants.showquest.timeZone)}) AS zone, r.content AS rubric`;

/** Condition that acts of a stage `s` have not withdrawn; with an expression of an entry, that this one has not. */
export function hasActsSql(entry = 'a.entry'): string {
  return `EXISTS (SELECT FROM stage_entries a JOIN entries n ON n.tenant = a.tenant AND n.hashcode = a.entry
    WHERE a.tenant = s.tenant AND a.stage = s.hashcode AND a.entry = ${entry} AND n.status = 'accepted')`;
}

const hasNotWithdrawn = `n.status = 'accepted'`;

/** Columns of the acts of a stage `s` that have not withdrawn, in the order in which they appear at its event: a JSON array; or of those for which `where` holds. */
export function actsWithSql(columns: string, where = hasNotWithdrawn): string {
  return listSql(`SELECT ${columns}
    FROM stage_entries a
      JOIN entries n ON n.tenant = a.tenant AND n.hashcode = a.entry
      LEFT JOIN organization_structures o ON o.tenant = n.tenant AND o.hashcode = n.organisation
      LEFT JOIN LATERAL (SELECT t.performance, t.slot_starts_at FROM time_slots t
        WHERE t.tenant = a.tenant AND t.entry = a.entry AND t.event = a.event AND t.kind = 'entry'
        ORDER BY t.slot_starts_at, t.hashcode LIMIT 1) t ON true
      LEFT JOIN performances p ON p.tenant = a.tenant AND p.hashcode = t.performance
    WHERE a.tenant = s.tenant AND a.stage = s.hashcode AND ${where}
    ORDER BY t.slot_starts_at NULLS LAST, n.qed_title, n.hashcode`);
}

const judgedColumns = `n.hashcode, n.qed_title AS name, o.qed_title AS school, n.organisation,
  CASE WHEN p.hashcode IS NOT NULL THEN ${namedSql('p')} END AS performance, t.slot_starts_at AS "from", a.entry, ${actFactsSql}`;

/** The acts of a stage `s` as those who lead it have them, with those that withdrew. */
export const actsSql = actsWithSql(judgedColumns, 'true');

/** The same for a judge `j` of its panel: without those that withdrew, and those for which another judge of the same seat signed a sheet. */
export const actsOfJudgeSql = actsWithSql(
  judgedColumns,
  `${hasNotWithdrawn} AND NOT ${isSignedBySeatSql('j', 'a.entry')}`,
);
