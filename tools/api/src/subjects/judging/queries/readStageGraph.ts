import { tenants } from '@callboard/all-tenants';
import { stageGraphSchema, type StageGraph } from '@callboard/api-contract/competition';
import type { Database } from '../../../engine/database/openDatabase';
import { readFacts } from '../../../engine/facts/readFacts';
import { listSql, namedSql } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';

/** More stages than a season has. */
const maxStages = 200;

/** The stages that lead to one or follow it, directly or by others; null where the reader cannot read it. */
export async function readStageGraph(
  database: Database,
  actor: TenantActor,
  hashcode: string,
): Promise<StageGraph | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const graph = await readFacts(database, ask, stageGraphSchema, (scope) => ({
    before: `WITH RECURSIVE linked AS (
      SELECT s.hashcode, s.next FROM ${scope.from('stages', 's')} WHERE s.hashcode = ${scope.value(hashcode)}::uuid
      UNION
      SELECT n.hashcode, n.next FROM linked l JOIN stages n ON n.tenant = ${scope.tenant} AND (n.next = l.hashcode OR n.hashcode = l.next))`,
    facts: {
      stages:
        listSql(`SELECT s.hashcode, s.name, ${namedSql('e')} AS event, s.status, s.next, s.next_count, s.next_per_school,
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
