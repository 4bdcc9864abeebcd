import { tenants } from '@callboard/all-tenants';
import { judgingSchema, type Judging } from '@callboard/api-contract/competition';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import { readFacts } from '../../../engine/facts/readFacts';
import { listSql } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';
import { actFacts, nights, nightsSql, openly, withStates } from '../acts';
import { hasReadingSql } from '../seats';
import { actsOfJudgeSql, stageFactsSql } from './stageSql';

const { item: stage } = judgingSchema.entries.stages;
const readSchema = v.object({
  stages: v.array(
    v.object({
      ...stage.entries,
      acts: v.array(v.object({ ...stage.entries.acts.item.entries, ...actFacts })),
      nights,
    }),
  ),
});

/**
 * The stages that the reader judges and whose results are not released, or are being corrected, by their first act: one statement. What a judge noted for
 * themselves is left out where it is not the judge who reads (`isOwn`), but an admin who views as them; so are sheets, unless that admin
 * gave a reason to read them.
 */
export async function readJudging(
  database: Database,
  actor: TenantActor,
  { isOwn }: { isOwn: boolean },
): Promise<Judging> {
  const reader = actor.viewer ?? null;
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const { stages } = await readFacts(database, ask, readSchema, (scope) => ({
    facts: {
      stages:
        listSql(`SELECT ${stageFactsSql}, j.status = 'leading' AS "isHead", ${actsOfJudgeSql} AS acts, ${nightsSql} AS nights,
          ${listSql(`SELECT h.entry, h.status, h.content -> 'marks' AS marks, h.content -> 'penalties' AS penalties,
              h.content ->> 'penaltiesAt' AS "penaltiesAt", h.content ->> 'commentAt' AS "commentAt",
              coalesce(h.comment, '') AS comment, coalesce(h.reason, '') AS reason, h.signed_at
            FROM score_sheets h WHERE h.tenant = s.tenant AND h.stage = s.hashcode AND h.judge = j.judge
              AND (${scope.value(reader)}::uuid IS NULL OR ${hasReadingSql(`${scope.value(reader)}::uuid`)}) ORDER BY h.entry`)} AS sheets,
          ${listSql(`SELECT m.entry, m.note, m.is_marked AS "isMarked", m.made_at AS "madeAt"
            FROM private_marks m WHERE m.tenant = s.tenant AND m.stage = s.hashcode AND m."user" = j.judge
              AND ${String(isOwn)} ORDER BY m.entry`)} AS "privateMarks",
          CASE WHEN s.tryout IS NOT NULL AND s.status IN ('planned', 'judging') THEN json_build_object('name', s.tryout, 'marks',
            coalesce((SELECT t.marks FROM tryout_sheets t WHERE t.tenant = s.tenant AND t.stage = s.hashcode AND t."user" = j.judge), '[]'))
            END AS tryout
        FROM panel_judges j
          JOIN ${scope.from('stages', 's')} ON s.hashcode = j.stage
          JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
          LEFT JOIN venues v ON v.tenant = e.tenant AND v.hashcode = e.venue
          LEFT JOIN rubrics r ON r.tenant = s.tenant AND r.hashcode = s.rubric
        WHERE j.tenant = ${scope.tenant} AND j.judge = ${scope.user} AND j.status <> 'stood_down' AND (s.status <> 'released'
          OR EXISTS (SELECT FROM result_versions c JOIN score_sheets o ON o.tenant = c.tenant AND o.stage = c.stage AND o.judge = j.judge
            WHERE c.tenant = s.tenant AND c.stage = s.hashcode AND c.status = 'open' AND o.status = 'open'))
        ORDER BY s.status = 'judging' DESC, e.starts_on, s.name, s.hashcode`),
    },
  }));
  return {
    stages: stages.map(({ acts, nights: called, ...judged }) => {
      const shown = { ...judged, acts: withStates(acts.map(openly), called) };
      return judged.status === 'released' ? asCorrected(shown) : shown;
    }),
  };
}

/** A released stage is here for the sheets that a correction opened again: they are judged, and no others. */
function asCorrected<Stage extends Judging['stages'][number]>(judged: Stage): Stage {
  const open = new Set(judged.sheets.flatMap(({ entry, status }) => (status === 'open' ? [entry] : [])));
  return {
    ...judged,
    status: 'judging',
    sheets: judged.sheets.filter(({ entry }) => open.has(entry)),
    acts: judged.acts.filter(({ hashcode }) => open.has(hashcode)),
  };
}
