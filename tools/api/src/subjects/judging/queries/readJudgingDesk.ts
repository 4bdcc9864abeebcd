import { tenants } from '@callboard/all-tenants';
import { judgingDeskSchema, type JudgingDesk } from '@callboard/api-contract/competition';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import type { Secrets } from '../../../engine/secrets/secrets';
import { readFacts } from '../../../engine/facts/readFacts';
import { listSql, namedSql } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';
import { actFacts, asJudged, nights, nightsSql, openly, withStates } from '../acts';
import { ceremonySql } from '../panel';
import { progressionRulesSql, votesSql } from '../progressionRules';
import { hasReadingSql, seatSql } from '../seats';
import { chainRow } from '../seals/chains';
import { checkSeals, sealedRow } from '../seals/checkSeals';
import { rulesDigest, rulesSchema, rulesSql } from '../seals/rulesDigest';
import { readSealKeys } from '../seals/sealKeys';
import { actsSql, stageFactsSql } from './stageSql';

const { stage, judges, readings, substitutes, tryout, acts, decisions, votes, tie } =
  judgingDeskSchema.entries;
const readSchema = v.object({
  stage: v.nullable(v.object({ ...stage.entries, is_leading: v.boolean(), isReading: v.boolean() })),
  judges,
  substitutes,
  tryout,
  acts: v.array(v.object({ ...acts.item.entries, ...actFacts })),
  nights,
  decisions,
  votes,
  tie,
  sheets: v.array(v.object({ ...sealedRow.entries, reason: v.string() })),
  readings,
  chains: v.array(chainRow),
  rules: v.nullable(rulesSchema),
});

/** How far a stage is, in one statement; null where the reader cannot read the stage. Scores are for those who lead it until the release. */
export async function readJudgingDesk(
  { database, secrets }: { database: Database; secrets: Secrets },
  actor: TenantActor,
  hashcode: string,
): Promise<JudgingDesk | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const isAdmin = actor.roles.includes('admin');
  // An admin who views as another user sees no more of sheets than under their own name.
  const reader = actor.viewer ?? actor.user;
  const {
    stage,
    sheets,
    decisions,
    votes,
    tie,
    judges,
    substitutes,
    tryout,
    acts,
    nights: called,
    readings,
    chains,
    rules,
  } = await readFacts(database, ask, readSchema, (scope) => ({
    before: `WITH s AS MATERIALIZED (
      SELECT s.* FROM ${scope.from('stages', 's')} WHERE s.hashcode = ${scope.value(hashcode)}::uuid AND s.method IS NOT NULL)`,
    facts: {
      stage: `(SELECT row_to_json(found) FROM (SELECT ${stageFactsSql}, s.method, s.tie_break, s.decimals, s.min_judges, s.place_left, ${progressionRulesSql} AS rules, s.next_count, s.next_per_school, s.release_at,
          EXISTS (SELECT FROM result_versions c WHERE c.tenant = s.tenant AND c.stage = s.hashcode AND c.status = 'open') AS "isCorrecting",
          ${ceremonySql} AS ceremony, CASE WHEN x.hashcode IS NOT NULL THEN ${namedSql('x')} END AS next,
          EXISTS (SELECT FROM panel_judges l WHERE l.tenant = s.tenant AND l.stage = s.hashcode AND l.judge = ${scope.user}
            AND l.status = 'leading') AS is_leading,
          ${hasReadingSql(scope.value(reader) + '::uuid')} AS "isReading"
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
      nights: `coalesce((SELECT ${nightsSql} FROM s), '[]')`,
      decisions: `coalesce((SELECT ${listSql(`SELECT a.entry, a.decision ->> 'to' AS "to", (a.decision ->> 'place')::integer AS place,
          a.decision ->> 'state' AS state, a.decision ->> 'reason' AS reason, a.decision ->> 'at' AS at, u.qed_title AS "by"
        FROM stage_entries a JOIN entries n ON n.tenant = a.tenant AND n.hashcode = a.entry
          LEFT JOIN users u ON u.tenant = a.tenant AND u.hashcode::text = a.decision ->> 'by'
        WHERE a.tenant = s.tenant AND a.stage = s.hashcode AND a.decision IS NOT NULL AND n.status = 'accepted' ORDER BY a.entry`)} FROM s), '[]')`,
      votes: `coalesce((SELECT ${votesSql} FROM s WHERE EXISTS (SELECT FROM progression_rules r
        WHERE r.tenant = s.tenant AND r.stage = s.hashcode AND r."by" = 'vote')), '[]')`,
      tie: `(SELECT r.content -> 'tie' FROM result_versions r JOIN s ON r.tenant = s.tenant AND r.stage = s.hashcode WHERE r.status = 'released')`,
      sheets: `coalesce((SELECT ${listSql(`SELECT h.hashcode, h.entry, h.judge, h.status, h.content, coalesce(h.comment, '') AS comment,
          coalesce(h.reason, '') AS reason, h.signed_at, h.seal, h.seal_before, h.rules_digest, h.created
        FROM score_sheets h WHERE h.tenant = s.tenant AND h.stage = s.hashcode ORDER BY h.signed_at, h.hashcode`)} FROM s), '[]')`,
      readings: `coalesce((SELECT ${listSql(`SELECT g.name, g.reason, to_json(g.created)#>>'{}' AS at FROM sheet_readings g
        WHERE g.tenant = s.tenant AND g.stage = s.hashcode ORDER BY g.created, g.hashcode`)} FROM s), '[]')`,
      chains: `coalesce((SELECT ${listSql(`SELECT c.judge, c.count, c.plain, c.last, c.proof FROM seal_chains c
        WHERE c.tenant = s.tenant AND c.stage = s.hashcode ORDER BY c.judge`)} FROM s), '[]')`,
      rules: `(SELECT ${rulesSql} FROM s)`,
    },
  }));
  if (!stage || !rules) return null;
  const { is_leading, isReading, ...shown } = stage;
  const isViewing = actor.viewer !== undefined;
  const isHead = isReading ? isAdmin || (isViewing && is_leading) : is_leading && !isViewing;
  const isOffice = isAdmin || actor.roles.includes('staff');
  // A correction that is prepared is as secret as results before the release.
  const isOpen = isHead || (stage.status === 'released' && !stage.isCorrecting);
  const digest = rulesDigest(rules);
  const keys = await readSealKeys(database.forTenant(actor.tenant), actor.tenant, secrets);
  const problems = checkSeals({ stage: hashcode, rules: digest, sheets, chains, keys });
  const known = isOpen ? acts : acts.map(openly);
  return {
    stage: shown,
    isHead,
    canReadSheets: isAdmin && !isHead,
    readings,
    // Why a judge stood down is for those who lead the stage; why another leads it, for the whole panel.
    judges: judges.map((judge) =>
      isHead || isOffice || judge.status !== 'stood_down' ? judge : { ...judge, reason: '' },
    ),
    substitutes: isHead ? substitutes : [],
    acts: withStates(isHead && stage.isCorrecting ? known.map(asJudged) : known, called),
    tryout: tryout && { ...tryout, sheets: isHead ? tryout.sheets : [] },
    decisions: isOpen
      ? decisions.map((decision) => (isHead || isOffice ? decision : { ...decision, reason: '', by: null }))
      : [],
    votes: isOpen ? votes : [],
    tie: isOpen ? tie : null,
    seals: {
      rules: digest,
      chains: isOpen ? chains.map(({ judge, count, last }) => ({ judge, count, last })) : [],
      problems,
    },
    sheets: sheets.map((sheet) => ({
      hashcode: sheet.hashcode,
      entry: sheet.entry,
      judge: sheet.judge,
      status: sheet.status,
      signed_at: sheet.signed_at,
      isBroken: problems.some((problem) => problem.sheet === sheet.hashcode),
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
