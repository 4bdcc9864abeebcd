import { tenants } from '@callboard/all-tenants';
import { stageGraphSchema, type StageGraph } from '@callboard/api-contract/competition';
import type { Database } from '../../../engine/database/openDatabase';
import { readFacts } from '../../../engine/facts/readFacts';
import { listSql, namedSql } from '../../../engine/facts/sqlParts';
import { ruleColumns, rulesFrom, rulesOrder } from '../progressionRules';
import type { TenantActor } from '../../../engine/records/actor';

/** More stages than a season has. */
const maxStages = 200;

/** The stages whose rules lead to one or follow it, directly or by others; null where the reader cannot read it. */
export async function readStageGraph(
  database: Database,
  actor: TenantActor,
  hashcode: string,
): Promise<StageGraph | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const graph = await readFacts(database, ask, stageGraphSchema, (scope) => ({
    before: `WITH RECURSIVE linked AS (
      SELECT s.hashcode FROM ${scope.from('stages', 's')} WHERE s.hashcode = ${scope.value(hashcode)}::uuid
      UNION
      SELECT CASE WHEN r.stage = l.hashcode THEN r.next ELSE r.stage END
      FROM linked l JOIN progression_rules r ON r.tenant = ${scope.tenant} AND l.hashcode IN (r.stage, r.next))`,
    facts: {
      stages:
        listSql(`SELECT s.hashcode, s.name, ${namedSql('e')} AS event, s.status, s.next, s.next_count, s.next_per_school,
          ${listSql(`SELECT ${ruleColumns}, CASE WHEN s.status = 'released' THEN (SELECT count(*)::integer FROM stage_entries a
            WHERE a.tenant = s.tenant AND a.stage = s.hashcode AND a.went_on AND a.went_by = r.hashcode) END AS "wentOn"
            FROM ${rulesFrom} ORDER BY ${rulesOrder}`)} AS rules,
          (SELECT count(*)::integer FROM stage_entries a JOIN entries n ON n.tenant = a.tenant AND n.hashcode = a.entry
            WHERE a.tenant = s.tenant AND a.stage = s.hashcode AND n.status = 'accepted') AS acts,
          CASE WHEN s.status = 'released' THEN (SELECT count(*)::integer FROM stage_entries a
            WHERE a.tenant = s.tenant AND a.stage = s.hashcode AND a.went_on) END AS "wentOn"
        FROM ${scope.from('stages', 's')}
          JOIN linked l ON l.hashcode = s.hashcode
          JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
        ORDER BY e.starts_on, s.name, s.hashcode LIMIT ${maxStages}`),
    },
  }));
  return graph.stages.some((stage) => stage.hashcode === hashcode) ? graph : null;
}
