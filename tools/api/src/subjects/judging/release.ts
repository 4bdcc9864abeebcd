import {
  feedbackSchema,
  placeDecisionSchema,
  sheetContentSchema,
  type ActState,
  type RuleSelections,
  type ShownLine,
  type ShownResults,
  type StageProgression,
} from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import type { Decided, ResultLine, Rubric, Standing } from '@callboard/domain/judging';
import { decideProgression, type DecidedProgression, type Question } from '@callboard/domain/progression';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { refusedAction } from '../../engine/problems';
import { step } from '../../engine/records/step';
import { actFacts, actFactsSql, asJudged, nights, nightsSql, outcomesOf } from './acts';
import { isDecidable, type PanelStage } from './panel';
import { readVotes } from './progressionRules';
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
  ...actFacts,
});
const nightRow = v.object({ nights });

/** The results of a stage as its sheets have them now: computed, and stored nowhere before the release. */
export interface ComputedResults {
  acts: readonly (v.InferOutput<typeof actRow> & { state: ActState })[];
  /** Sheets from which they are computed. */
  sheets: readonly SheetRow[];
  /** With the places that the head judge gave. */
  standings: readonly Decided<Standing>[];
  results: readonly StageResult[];
  votes: StageProgression['votes'];
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
  // Acts that withdrew are in no result; acts that did so after it stay in its corrections.
  const rows = await transaction.rows(actRow, {
    text: `SELECT a.entry, n.qed_title AS name, n.organisation AS school, o.qed_title AS school_name, a.decision, ${actFactsSql}
      FROM stage_entries a
        JOIN entries n ON n.tenant = a.tenant AND n.hashcode = a.entry
        LEFT JOIN organization_structures o ON o.tenant = n.tenant AND o.hashcode = n.organisation
      WHERE a.tenant = $1 AND a.stage = $2::uuid AND CASE WHEN $3 THEN a.state IS NOT NULL ELSE n.status = 'accepted' END ORDER BY a.entry`,
    values: [...values, stage.status === 'released'],
  });
  const [night] = await transaction.rows(nightRow, {
    text: `SELECT ${nightsSql} AS nights FROM stages s WHERE s.tenant = $1 AND s.hashcode = $2::uuid`,
    values,
  });
  const outcomes = outcomesOf(stage.status === 'released' ? rows.map(asJudged) : rows, night?.nights ?? []);
  return {
    acts: rows.map((act) => ({ ...act, state: outcomes.get(act.entry)?.state ?? 'expected' })),
    sheets,
    votes: await readVotes(transaction, tenant, stage),
    ...resultsOf({
      stage,
      rubric,
      acts: outcomes,
      decisions: rows.flatMap(({ entry, decision }) => (decision ? [{ entry, ...decision }] : [])),
      sheets: sheets.map(({ content, ...sheet }) => ({ ...sheet, ...content })),
    }),
  };
}

function rubricOf(stage: PanelStage): Rubric {
  const { rubric } = stage;
  if (!isDecidable(stage)) throw refusedAction(sentences.resultsNotClosed(), {}, 409);
  if (!rubric) throw refusedAction(sentences.judgingNoRubric(), {}, 409);
  return rubric;
}

/** Facts that decide who goes on from a stage; null where it leads nowhere. */
export function progressionFactsOf(
  { rules }: PanelStage,
  { standings, acts, votes }: ComputedResults,
): StageProgression | null {
  if (rules.length === 0) return null;
  return {
    rules: rules.map(({ next_event: _event, next_status: _status, ...rule }) => rule),
    standings: standings.map(({ entry, rank, total }) => ({ entry, rank, total })),
    acts: acts.map(({ entry, name, school }) => ({ entry, name, school })),
    votes,
  };
}

/** Acts that go on by the rules, with the questions that only a person can answer; null where the stage leads nowhere. */
export function movesOf(
  stage: PanelStage,
  computed: ComputedResults,
  answer: (question: Question) => readonly string[] = () => [],
): DecidedProgression | null {
  const facts = progressionFactsOf(stage, computed);
  return facts && decideProgression(facts, answer);
}

/** The lines of computed results as they are shown and released. */
export function shownLines({ acts, results }: ComputedResults): ShownLine[] {
  const byEntry = new Map(acts.map((act) => [act.entry, act]));
  return results.map(({ entry, ...result }) => {
    const { name = '', school_name: school = null, decision = null } = byEntry.get(entry) ?? {};
    return { entry, name, school, because: decision?.reason ?? null, ...result };
  });
}

/** The same as versions of results are compared, with the acts that go on. */
export function linesOf(lines: readonly ShownLine[], goOn: readonly string[]): ResultLine[] {
  return lines.map(({ entry, name, state, place, total, feedback }) => ({
    entry,
    name,
    state,
    place,
    total,
    wentOn: goOn.includes(entry),
    // As it is read back: in the order of its schema.
    feedback: feedback && JSON.stringify(v.parse(feedbackSchema, feedback)),
  }));
}

interface LineInput {
  goOn: readonly string[];
  selections?: RuleSelections;
  tieReason?: string;
}

/**
 * Computed results with the acts that go on, as a person decided. Refuses acts that the rules do not move, now that they are computed from
 * the sheets as they are stored, and a selection of acts that share the place at the line without a reason.
 */
export function decideLine(
  stage: PanelStage,
  computed: ComputedResults,
  { goOn, selections, tieReason }: LineInput,
): ShownResults {
  const decided = movesOf(stage, computed, ({ rule }) =>
    selections ? selections.flatMap((each) => (each.rule === rule ? each.entries : [])) : goOn,
  );
  const moves = decided?.moves ?? [];
  const isRight = moves.length === goOn.length && moves.every(({ entry }) => goOn.includes(entry));
  if (!isRight || decided?.isDecided === false) throw refusedAction(sentences.resultsChanged(), {}, 409);
  const tied = decided?.prompted.filter(({ purpose }) => purpose === 'line') ?? [];
  if (tied.length > 0 && tieReason === undefined) throw refusedAction(sentences.tieReason());
  return {
    lines: shownLines(computed),
    goOn: [...goOn],
    moves: moves.map(({ entry, rule, next }) => ({ entry, rule, next })),
    tie:
      tied.length > 0 && tieReason !== undefined
        ? {
            entries: [...new Set(tied.flatMap(({ entries }) => entries))],
            goOn: [...new Set(tied.flatMap(({ selected }) => selected))],
            reason: tieReason,
          }
        : null,
  };
}

/** Writes the results of a stage that is locked, puts those who go on in the next stages, and releases it as its first version; `by` the user, or null: the server. */
export async function writeRelease(
  transaction: Transaction,
  tenant: string,
  stage: PanelStage,
  shown: ShownResults,
  by: string | null,
): Promise<void> {
  const { hashcode } = stage;
  const { lines, tie, goOn: wentOn } = shown;
  await writeLines(transaction, tenant, hashcode, shown);
  await joinNext(transaction, tenant, stage, shown);
  await countVotes(transaction, tenant, hashcode);
  await transaction.query({
    text: `UPDATE stages SET ${step('stages', 'released').set}, released_at = now(), release_at = NULL,
        vote_closes_at = CASE WHEN vote_opened_at IS NOT NULL THEN least(vote_closes_at, now()) END
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, hashcode],
  });
  const content = {
    lines: linesOf(lines, wentOn).map(({ feedback: _feedback, ...line }) => line),
    differences: [],
    next: null,
    tie,
  };
  await transaction.query({
    text: `INSERT INTO result_versions (tenant, name, event, stage, number, content, made_by, released_at, status)
      VALUES ($1, $3, $4::uuid, $2::uuid, 1, $5::jsonb, $6::uuid, now(), 'released')`,
    values: [tenant, hashcode, stage.name, stage.event, JSON.stringify(content), by],
  });
}

/** Writes what is read of each act, under the name that its entry had when the results were computed. */
export async function writeLines(
  transaction: Transaction,
  tenant: string,
  stage: string,
  { lines, goOn, moves, tie }: ShownResults,
): Promise<void> {
  for (const { entry, name, state, place, total, feedback } of lines) {
    await transaction.query({
      text: `UPDATE stage_entries SET place = $4, total = $5, feedback = $6::jsonb, went_on = $7, state = $8, name = $9, at_line = $10,
          went_by = $11::uuid
        WHERE tenant = $1 AND stage = $2::uuid AND entry = $3::uuid`,
      values: [
        tenant,
        stage,
        entry,
        place,
        total,
        feedback && JSON.stringify(feedback),
        goOn.includes(entry),
        state,
        name,
        tie?.entries.includes(entry) ? tie.reason : null,
        (goOn.includes(entry) && moves.find((move) => move.entry === entry)?.rule) || null,
      ],
    });
  }
}

/** Puts the acts that go on in their next stages; one that is there already stays as it is. */
export async function joinNext(
  transaction: Transaction,
  tenant: string,
  { hashcode, rules }: PanelStage,
  { lines, moves, tie }: Pick<ShownResults, 'lines' | 'moves' | 'tie'>,
): Promise<void> {
  const byEntry = new Map(lines.map((line) => [line.entry, line]));
  for (const { entry, next, rule } of moves) {
    const { place = null, because = null } = byEntry.get(entry) ?? {};
    await transaction.query({
      text: `INSERT INTO stage_entries (tenant, name, event, stage, entry, came_from, came_place, came_decided, because)
        SELECT n.tenant, n.qed_title, $4::uuid, $3::uuid, n.hashcode, $5::uuid, $6::integer, $7::boolean, $8::text
        FROM entries n WHERE n.tenant = $1 AND n.hashcode = $2::uuid
        ON CONFLICT (tenant, stage, entry) DO NOTHING`,
      values: [
        tenant,
        entry,
        next,
        rules.find((each) => each.hashcode === rule)?.next_event,
        hashcode,
        place,
        because !== null,
        because ?? (tie?.goOn.includes(entry) ? tie.reason : null),
      ],
    });
  }
}

/** Counts what the audience voted, where it did, and forgets from which networks and devices. */
async function countVotes(transaction: Transaction, tenant: string, stage: string): Promise<void> {
  await transaction.query({
    text: `UPDATE stage_entries a SET votes = (SELECT count(*) FROM stage_votes b
        WHERE b.tenant = a.tenant AND b.stage = a.stage AND b.entry = a.entry AND NOT b.is_left_out)
      FROM stages s WHERE a.tenant = $1 AND a.stage = $2::uuid AND a.feedback IS NOT NULL
        AND s.tenant = a.tenant AND s.hashcode = a.stage AND s.vote_opened_at IS NOT NULL`,
    values: [tenant, stage],
  });
  await transaction.query({
    text: 'UPDATE stage_votes SET network = NULL, device = NULL WHERE tenant = $1 AND stage = $2::uuid',
    values: [tenant, stage],
  });
}
