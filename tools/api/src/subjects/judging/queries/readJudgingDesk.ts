import { tenants } from '@callboard/all-tenants';
import { judgingDeskSchema, type JudgingDesk, sheetContentSchema } from '@callboard/api-contract/competition';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import { readFacts } from '../../../engine/facts/readFacts';
import { listSql, namedSql } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';
import { seatSql } from '../seats';
import { sealOf } from '../seals';
import { sheetStatus } from '../sheets';
import { actsSql, stageFactsSql } from './stageSql';

const storedSheet = v.object({
  hashcode: v.string(),
  entry: v.string(),
  judge: v.string(),
  status: sheetStatus,
  content: sheetContentSchema,
  comment: v.string(),
  reason: v.string(),
  signed_at: v.nullable(v.string()),
  seal: v.nullable(v.string()),
  seal_before: v.nullable(v.string()),
});
type StoredSheet = v.InferOutput<typeof storedSheet>;

const { stage, judges, substitutes, tryout, acts, decisions } = judgingDeskSchema.entries;
const readSchema = v.object({
  stage: v.nullable(v.object({ ...stage.entries, is_leading: v.boolean() })),
  judges,
  substitutes,
  tryout,
  acts,
  decisions,
  sheets: v.array(storedSheet),
});

/** How far a stage is, in one statement; null where the reader cannot read the stage. Scores are for the head judge until the release. */
export async function readJudgingDesk(
  database: Database,
  actor: TenantActor,
  hashcode: string,
): Promise<JudgingDesk | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const isAdmin = actor.roles.includes('admin');
  const { stage, sheets, decisions, judges, substitutes, tryout, ...read } = await readFacts(
    database,
    ask,
    readSchema,
    (scope) => ({
      before: `WITH s AS MATERIALIZED (
      SELECT s.* FROM ${scope.from('stages', 's')} WHERE s.hashcode = ${scope.value(hashcode)}::uuid AND s.method IS NOT NULL)`,
      facts: {
        stage: `(SELECT row_to_json(found) FROM (SELECT ${stageFactsSql}, s.method, s.tie_break, s.decimals, s.min_judges, s.next_count, s.next_per_school, s.release_at,
          CASE WHEN x.hashcode IS NOT NULL THEN ${namedSql('x')} END AS next,
          EXISTS (SELECT FROM panel_judges l WHERE l.tenant = s.tenant AND l.stage = s.hashcode AND l.judge = ${scope.user}
            AND l.status = 'leading') AS is_leading
        FROM s JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
          LEFT JOIN venues v ON v.tenant = e.tenant AND v.hashcode = e.venue
          LEFT JOIN rubrics r ON r.tenant = s.tenant AND r.hashcode = s.rubric
          LEFT JOIN stages x ON x.tenant = s.tenant AND x.hashcode = s.next) found)`,
        judges: `coalesce((SELECT ${listSql(`SELECT j.judge AS "user", j.name, j.status,
          (SELECT max(h.modified) FROM score_sheets h WHERE h.tenant = j.tenant AND h.stage = j.stage AND h.judge = j.judge) AS last_at,
          ${seatSql('j')} AS seat, coalesce(j.is_without, false) AS is_without, coalesce(j.reason, '') AS reason
        FROM panel_judges j WHERE j.tenant = s.tenant AND j.stage = s.hashcode ORDER BY j.name, j.hashcode`)} FROM s), '[]')`,
        substitutes: `coalesce((SELECT ${listSql(`SELECT u.hashcode AS "user", u.qed_title AS name FROM users u
        WHERE u.tenant = s.tenant AND u.status = 'active' AND 'judge' = ANY (u.roles) AND NOT EXISTS (
          SELECT FROM panel_judges j WHERE j.tenant = u.tenant AND j.stage = s.hashcode AND j.judge = u.hashcode AND j.status <> 'stood_down')
        ORDER BY u.qed_title, u.hashcode`)} FROM s WHERE s.status <> 'released'), '[]')`,
        tryout: `(SELECT json_build_object('name', s.tryout, 'sheets', ${listSql(`SELECT t."user" AS judge, t.marks FROM tryout_sheets t
        WHERE t.tenant = s.tenant AND t.stage = s.hashcode ORDER BY t."user"`)}) FROM s WHERE s.tryout IS NOT NULL)`,
        acts: `coalesce((SELECT ${actsSql} FROM s), '[]')`,
        decisions: `coalesce((SELECT ${listSql(`SELECT a.entry, (a.decision ->> 'place')::integer AS place, a.decision ->> 'reason' AS reason,
          a.decision ->> 'at' AS at, u.qed_title AS "by"
        FROM stage_entries a JOIN entries n ON n.tenant = a.tenant AND n.hashcode = a.entry
          LEFT JOIN users u ON u.tenant = a.tenant AND u.hashcode::text = a.decision ->> 'by'
        WHERE a.tenant = s.tenant AND a.stage = s.hashcode AND a.decision IS NOT NULL AND n.status = 'accepted' ORDER BY a.entry`)} FROM s), '[]')`,
        sheets: `coalesce((SELECT ${listSql(`SELECT h.hashcode, h.entry, h.judge, h.status, h.content, coalesce(h.comment, '') AS comment,
          coalesce(h.reason, '') AS reason, h.signed_at, h.seal, h.seal_before
        FROM score_sheets h WHERE h.tenant = s.tenant AND h.stage = s.hashcode ORDER BY h.signed_at, h.hashcode`)} FROM s), '[]')`,
      },
    }),
  );
  if (!stage) return null;
  const { is_leading, ...shown } = stage;
  const isHead = is_leading || isAdmin;
  const isOffice = actor.roles.includes('staff');
  const isOpen = isHead || stage.status === 'released';
  const seals = new Set(
    sheets.flatMap(({ judge, seal, content }) =>
      [...content.pastSeals, ...(seal === null ? [] : [seal])].map((each) => `${judge} ${each}`),
    ),
  );
  return {
    ...read,
    stage: shown,
    isHead,
    // Why a judge stood down is for those who lead the stage, as the names of all who judge are.
    judges: judges.map((judge) => (isHead || isOffice ? judge : { ...judge, reason: '' })),
    substitutes: isHead ? substitutes : [],
    tryout: tryout && { ...tryout, sheets: isHead ? tryout.sheets : [] },
    decisions: isOpen
      ? decisions.map((decision) => (isHead || isOffice ? decision : { ...decision, reason: '', by: null }))
      : [],
    sheets: sheets.map((sheet) => ({
      hashcode: sheet.hashcode,
      entry: sheet.entry,
      judge: sheet.judge,
      status: sheet.status,
      signed_at: sheet.signed_at,
      isBroken: isBroken(hashcode, sheet, seals),
      open: isOpen
        ? {
            marks: sheet.content.marks,
            penalties: sheet.content.penalties,
            comment: sheet.comment,
            reason: sheet.reason,
            seal: sheet.seal,
          }
        : null,
    })),
  };
}

/** Whether a signed sheet is not what was signed, or the one that was signed before it is gone. */
function isBroken(stage: string, sheet: StoredSheet, seals: ReadonlySet<string>): boolean {
  const { entry, judge, status, content, comment, signed_at, seal, seal_before } = sheet;
  if (status !== 'signed') return false;
  if (signed_at === null) return true;
  const { marks, penalties } = content;
  const before = seal_before ?? '';
  const own = sealOf({ stage, entry, judge, marks, penalties, comment, signedAt: signed_at, before });
  return own !== seal || (before !== '' && !seals.has(`${judge} ${before}`));
}
