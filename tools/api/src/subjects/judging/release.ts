import { placeDecisionSchema, sheetContentSchema } from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import type { Decided, Rubric, Standing } from '@callboard/domain/judging';
import { progressionOfStage } from '@callboard/domain/progression';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { refusedAction } from '../../engine/problems';
import { step } from '../../engine/records/step';
import type { PanelStage } from './panel';
import { resultsOf, type StageResult } from './results';
import { sheetStatus } from './sheets';

const sheetRow = v.object({
  entry: v.string(),
  judge: v.string(),
  status: sheetStatus,
  content: sheetContentSchema,
  comment: v.nullable(v.string()),
});
type SheetRow = v.InferOutput<typeof sheetRow>;
const actRow = v.object({
  entry: v.string(),
  name: v.string(),
  school: v.nullable(v.string()),
  school_name: v.nullable(v.string()),
  decision: v.nullable(placeDecisionSchema),
});

/** The results of a stage as its sheets have them now: computed, and stored nowhere before the release. */
export interface ComputedResults {
  acts: readonly v.InferOutput<typeof actRow>[];
  /** What they are computed from. */
  sheets: readonly SheetRow[];
  /** With the places that the head judge gave. */
  standings: readonly Decided<Standing>[];
  results: readonly StageResult[];
}

/** Computes the results of a stage. */
export async function computeResults(
  transaction: Pick<Transaction, 'rows'>,
  tenant: string,
  stage: PanelStage,
): Promise<ComputedResults> {
  const rubric = rubricOf(stage);
  const values = [tenant, stage.hashcode];
  const sheets = await transaction.rows(sheetRow, {
    text: `SELECT entry, judge, status, content, comment FROM score_sheets
      WHERE tenant = $1 AND stage = $2::uuid ORDER BY entry, hashcode`,
    values,
  });
  // Those that withdrew have no place.
  const acts = await transaction.rows(actRow, {
    text: `SELECT s.entry, n.qed_title AS name, n.organisation AS school, o.qed_title AS school_name, s.decision FROM stage_entries s
        JOIN entries n ON n.tenant = s.tenant AND n.hashcode = s.entry
        LEFT JOIN organization_structures o ON o.tenant = n.tenant AND o.hashcode = n.organisation
      WHERE s.tenant = $1 AND s.stage = $2::uuid AND n.status = 'accepted' ORDER BY s.entry`,
    values,
  });
  return {
    acts,
    sheets,
    ...resultsOf({
      stage,
      rubric,
      entries: acts.map(({ entry }) => entry),
      decisions: acts.flatMap(({ entry, decision }) => (decision ? [{ entry, place: decision.place }] : [])),
      sheets: sheets.map(({ content, ...sheet }) => ({ ...sheet, ...content })),
    }),
  };
}

function rubricOf({ status, rubric }: PanelStage): Rubric {
  if (status !== 'closed') throw refusedAction(sentences.resultsNotClosed(), {}, 409);
  if (!rubric) throw refusedAction(sentences.judgingNoRubric(), {}, 409);
  return rubric;
}

/** Who goes on by place, with what only a person can decide; null where the stage leads nowhere. */
export function movesOf(
  stage: PanelStage,
  { standings, acts }: ComputedResults,
  selected: readonly string[] = [],
) {
  return progressionOfStage(stage, { standings, acts, selected });
}

/** Writes the results of a stage that is locked, puts those who go on in the next stage, and releases it. */
export async function writeRelease(
  transaction: Transaction,
  tenant: string,
  stage: PanelStage,
  { acts, standings, results }: ComputedResults,
  goOn: readonly string[],
): Promise<void> {
  const { hashcode, next, next_event } = stage;
  for (const { entry, place, total, feedback } of results) {
    await transaction.query({
      text: `UPDATE stage_entries SET place = $4, total = $5, feedback = $6::jsonb, went_on = $7
        WHERE tenant = $1 AND stage = $2::uuid AND entry = $3::uuid`,
      values: [
        tenant,
        hashcode,
        entry,
        place,
        total,
        JSON.stringify(feedback),
        next !== null && goOn.includes(entry),
      ],
    });
  }
  const places = new Map(standings.map(({ entry, rank }) => [entry, rank]));
  const reasons = new Map(acts.map(({ entry, decision }) => [entry, decision?.reason ?? null]));
  for (const entry of next === null ? [] : goOn) {
    // An act that is in the next stage already stays there as it is.
    await transaction.query({
      text: `INSERT INTO stage_entries (tenant, name, event, stage, entry, came_from, came_place, came_decided, because)
        SELECT n.tenant, n.qed_title, $4::uuid, $3::uuid, n.hashcode, $5::uuid, $6::integer, $7::text IS NOT NULL, $7::text
        FROM entries n WHERE n.tenant = $1 AND n.hashcode = $2::uuid
        ON CONFLICT (tenant, stage, entry) DO NOTHING`,
      values: [
        tenant,
        entry,
        next,
        next_event,
        hashcode,
        places.get(entry) ?? null,
        reasons.get(entry) ?? null,
      ],
    });
  }
  await countVotes(transaction, tenant, hashcode);
  await transaction.query({
    text: `UPDATE stages SET ${step('stages', 'released').set}, released_at = now(), release_at = NULL,
        vote_closes_at = CASE WHEN vote_opened_at IS NOT NULL THEN least(vote_closes_at, now()) END
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, hashcode],
  });
}

/** Counts what the audience voted, where it did, and forgets from which networks. */
async function countVotes(transaction: Transaction, tenant: string, stage: string): Promise<void> {
  await transaction.query({
    text: `UPDATE stage_entries a SET votes = (SELECT count(*) FROM stage_votes b
        WHERE b.tenant = a.tenant AND b.stage = a.stage AND b.entry = a.entry)
      FROM stages s WHERE a.tenant = $1 AND a.stage = $2::uuid AND a.feedback IS NOT NULL
        AND s.tenant = a.tenant AND s.hashcode = a.stage AND s.vote_opened_at IS NOT NULL`,
    values: [tenant, stage],
  });
  await transaction.query({
    text: 'UPDATE stage_votes SET network = NULL WHERE tenant = $1 AND stage = $2::uuid',
    values: [tenant, stage],
  });
}
