import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import {
  outStates,
  publicResultsSchema,
  stageResultsSchema,
  type PublicResults,
  type StageResults,
} from '@callboard/api-contract/competition';
import * as v from 'valibot';
import { literal } from '../../../engine/database/quote';
import type { Database } from '../../../engine/database/openDatabase';
import { readFacts } from '../../../engine/facts/readFacts';
import { publicNameSql } from '../../../engine/facts/publicNameSql';
import { listSql, publicStatuses } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';

/** As many stages as one page has. */
const maxStages = 100;

/** Condition that an act `a` of a stage `s` went on from there. */
const goesOnSql = `EXISTS (SELECT FROM stage_entries g
  WHERE g.tenant = a.tenant AND g.stage = s.next AND g.entry = a.entry AND g.came_from = a.stage)`;

/** The name of an act as everyone can read it. */
const publicActSql = () => `${publicNameSql()({ alias: 'a', name: 'a.name', entries: ['a.entry'] })} AS name`;

const isOutSql = `a.state IN (${outStates.map(literal).join(', ')})`;

/** The acts with a result of a stage `s` for which `where` holds, by place; those without one last. `columns`: how they are named, and more. */
function placedSql(columns: string, where: string): string {
  return listSql(`SELECT ${columns}, o.qed_title AS school, a.place, ${goesOnSql} AS "goesOn", a.corrected_at IS NOT NULL AS "isCorrected",
      coalesce(a.votes > 0 AND NOT ${isOutSql} AND a.votes = max(a.votes) FILTER (WHERE NOT ${isOutSql}) OVER (), false) AS "isFavourite"
    FROM stage_entries a
      JOIN entries n ON n.tenant = a.tenant AND n.hashcode = a.entry
      LEFT JOIN organization_structures o ON o.tenant = n.tenant AND o.hashcode = n.organisation
    WHERE a.tenant = s.tenant AND a.stage = s.hashcode AND ${where}
    ORDER BY a.place NULLS LAST, a.name, a.hashcode`);
}

/** Condition that an act was on stage: the public reads of no others. */
const wasOnStage = 'a.feedback IS NOT NULL';

/** The released results that everyone can read: acts and schools, and no person. */
export async function readPublicResults(database: Database, tenant: TenantCode): Promise<PublicResults> {
  const stages = await database.forTenant(tenant).reader.rows(publicResultsSchema.entries.stages.item, {
    text: `SELECT s.hashcode, s.name, e.name AS event, x.name AS next, to_json(s.released_at)#>>'{}' AS released_at,
        coalesce(v.time_zone, $2) AS zone, ${placedSql(publicActSql(), wasOnStage)} AS acts
      FROM stages s
        JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
        LEFT JOIN venues v ON v.tenant = e.tenant AND v.hashcode = e.venue
        LEFT JOIN stages x ON x.tenant = s.tenant AND x.hashcode = s.next
      WHERE s.tenant = $1 AND s.status = 'released' AND s.released_at IS NOT NULL
        AND e.status IN ${publicStatuses} AND e.ends_on >= current_date - 365
      ORDER BY s.released_at DESC, s.hashcode LIMIT ${maxStages}`,
    values: [tenant, tenants[tenant].timeZone],
  });
  return { stages };
}

const readSchema = v.object({ results: v.nullable(stageResultsSchema) });

/** The released results of a stage; null where there are none that the reader can read. */
export async function readStageResults(
  database: Database,
  actor: TenantActor,
  stage: string,
): Promise<StageResults | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const { results } = await readFacts(database, ask, readSchema, (scope) => ({
    facts: {
      results: `(SELECT row_to_json(found) FROM (SELECT s.name AS stage, e.name AS event, x.name AS next,
          ${placedSql('a.name, a.entry, a.total, a.state', 'a.state IS NOT NULL')} AS acts
        FROM ${scope.from('stages', 's')}
          JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
          LEFT JOIN stages x ON x.tenant = s.tenant AND x.hashcode = s.next
        WHERE s.hashcode = ${scope.value(stage)}::uuid AND s.status = 'released') found)`,
    },
  }));
  return results;
}

const certificateRow = v.object({
  name: v.string(),
  school: v.nullable(v.string()),
  place: v.nullable(v.number()),
  /** The day on which a corrected release changed it. */
  corrected_on: v.nullable(v.string()),
});
const certificatesSchema = v.object({
  stage: v.nullable(
    v.object({ name: v.string(), event: v.string(), released_on: v.string(), acts: v.array(certificateRow) }),
  ),
});
export type CertificateStage = NonNullable<v.InferOutput<typeof certificatesSchema>['stage']>;

/** The acts of a released stage that the reader can read, for their certificates. */
export async function readCertificates(
  database: Database,
  actor: TenantActor,
  { stage, entry }: { stage: string; entry?: string | undefined },
): Promise<CertificateStage | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const read = await readFacts(database, ask, certificatesSchema, (scope) => ({
    facts: {
      stage: `(SELECT row_to_json(found) FROM (SELECT s.name, e.name AS event,
          (s.released_at AT TIME ZONE coalesce(v.time_zone, ${scope.zone}))::date::text AS released_on,
          ${listSql(`SELECT a.name, o.qed_title AS school, a.place,
                (a.corrected_at AT TIME ZONE coalesce(v.time_zone, ${scope.zone}))::date::text AS corrected_on
              FROM ${scope.from('stageEntries', 'a')}
              JOIN entries n ON n.tenant = a.tenant AND n.hashcode = a.entry
              LEFT JOIN organization_structures o ON o.tenant = n.tenant AND o.hashcode = n.organisation
            WHERE a.stage = s.hashcode AND ${wasOnStage}
              AND (${scope.value(entry ?? null)}::uuid IS NULL OR a.entry = ${scope.value(entry ?? null)}::uuid)
            ORDER BY a.place NULLS LAST, a.name, a.hashcode`)} AS acts
        FROM stages s
          JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
          LEFT JOIN venues v ON v.tenant = e.tenant AND v.hashcode = e.venue
        WHERE s.tenant = ${scope.tenant} AND s.hashcode = ${scope.value(stage)}::uuid AND s.status = 'released') found)`,
    },
  }));
  return read.stage && read.stage.acts.length > 0 ? read.stage : null;
}
