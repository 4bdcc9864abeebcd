import type { TenantCode } from '@callboard/api-contract';
import {
  feedbackSchema,
  type Correction,
  type NextOption,
  type ShownResults,
} from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import { resultDifference, type LineDifference, type ResultLine } from '@callboard/domain/judging';
import { repairOfNext, wentOnAfter, type GoesOn, type NextRepair } from '@callboard/domain/progression';
import { registry } from '@callboard/api-contract/collections';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { notify } from '../../engine/notifications/notify';
import { contactsOf } from '../../engine/notifications/receivers';
import { refusedAction } from '../../engine/problems';
import { appearances } from '../../engine/records/appearances';
import { step } from '../../engine/records/step';
import { countMissing } from './countMissing';
import type { PanelStage } from './panel';
import { computeResults, joinNext, linesOf, shownLines, writeLines, type ComputedResults } from './release';

const lineRow = v.object({
  entry: v.string(),
  name: v.string(),
  state: v.picklist(registry.stageEntries.fields.state.options.map(({ value }) => value)),
  place: v.nullable(v.number()),
  total: v.nullable(v.string()),
  wentOn: v.boolean(),
  rule: v.nullable(v.string()),
  feedback: v.nullable(feedbackSchema),
});

/** An open correction as the sheets and decisions are now, next to what is released. */
export interface ComputedCorrection {
  computed: ComputedResults;
  /** Sheets that are to be signed again. */
  missing: number;
  /** The lines of the version that everyone reads. */
  released: readonly ResultLine[];
  /** The acts that went on with it, each by its rule. */
  wentOn: readonly WentOn[];
  /** The acts whose lines it changes, but for who goes on: that is decided with the release. */
  differences: readonly LineDifference[];
}

/** An act that went on with a release. */
export interface WentOn extends GoesOn {
  rule: string;
}

/** Computes what the correction of a stage would change. */
export async function computeCorrection(
  rows: Pick<Transaction, 'rows'>,
  tenant: TenantCode,
  stage: PanelStage,
): Promise<ComputedCorrection> {
  const computed = await computeResults(rows, tenant, stage);
  const { released, wentOn } = await readReleased(rows, tenant, stage);
  return {
    computed,
    missing: await countMissing(rows, tenant, stage.hashcode, computed),
    released,
    wentOn,
    differences: resultDifference(released, linesOf(shownLines(computed), entriesOf(wentOn))),
  };
}

async function readReleased(
  rows: Pick<Transaction, 'rows'>,
  tenant: string,
  { hashcode, rules }: PanelStage,
): Promise<{ released: ResultLine[]; wentOn: WentOn[] }> {
  const lines = await rows.rows(lineRow, {
    text: `SELECT entry, name, state, place, total, coalesce(went_on, false) AS "wentOn", went_by AS rule, feedback
      FROM stage_entries WHERE tenant = $1 AND stage = $2::uuid AND state IS NOT NULL ORDER BY place NULLS LAST, name, hashcode`,
    values: [tenant, hashcode],
  });
  return {
    released: lines.map(({ feedback, rule: _rule, ...line }) => ({
      ...line,
      feedback: feedback && JSON.stringify(feedback),
    })),
    wentOn: lines.flatMap(({ entry, wentOn, rule }) => {
      const by = wentOn ? rules.find((each) => each.hashcode === rule) : undefined;
      return by ? [{ entry, rule: by.hashcode, next: by.next }] : [];
    }),
  };
}

function entriesOf(goOn: readonly GoesOn[]): string[] {
  return [...new Set(goOn.map(({ entry }) => entry))];
}

type OpenCorrection = NonNullable<Correction['open']>;

/** The stages that the rules lead to, each with who went on to it. */
export function targetsOf({ rules }: PanelStage, wentOn: readonly WentOn[]): OpenCorrection['targets'] {
  const byNext = new Map(rules.map((rule) => [rule.next, rule]));
  return [...byNext.values()].map(({ next, name, next_status }) => ({
    hashcode: next,
    name,
    status: next_status,
    wentOn: entriesOf(wentOn.filter((each) => each.next === next)),
  }));
}

/** The same as one, for clients that know one next stage: as far as the furthest. Null where the stage leads nowhere. */
export function nextOf(targets: OpenCorrection['targets']): OpenCorrection['next'] {
  const [furthest] = targets.toSorted((one, other) => orderOf(other.status) - orderOf(one.status));
  if (!furthest) return null;
  return {
    name: targets.map(({ name }) => name).join(', '),
    status: furthest.status,
    wentOn: [...new Set(targets.flatMap(({ wentOn }) => wentOn))],
  };
}

function orderOf(status: string): number {
  return registry.stages.fields.status.options.findIndex(({ value }) => value === status);
}

interface CorrectionRelease {
  stage: PanelStage;
  correction: ComputedCorrection;
  /** The results that it releases, with the acts that go on now. */
  shown: ShownResults;
  option: NextOption;
}

/** Releases an open correction of a stage that is locked: lines, next stage, the version and who is notified, together. */
export async function writeCorrection(
  transaction: Transaction,
  { tenant, user }: { tenant: TenantCode; user: string },
  { stage, correction: { released, wentOn: before }, shown, option }: CorrectionRelease,
): Promise<void> {
  const statuses = Object.fromEntries(stage.rules.map(({ next, next_status }) => [next, next_status]));
  const repair = repairOfNext({ statuses, wentOn: before, goOn: shown.moves });
  const isRequested = repair.options.length > 0;
  if (isRequested && !repair.options.includes(option))
    throw refusedAction(sentences.correctionNext(), {}, 409);
  const wentOn = entriesOf(wentOnAfter(before, repair, option));
  const joins = shown.moves.filter(
    ({ entry, next }) =>
      option !== 'leave' && repair.joins.some((each) => each.entry === entry && each.next === next),
  );
  const lines = linesOf(shown.lines, wentOn);
  const differences = resultDifference(released, lines);
  await writeLines(transaction, tenant, stage.hashcode, {
    ...shown,
    goOn: wentOn,
    // An act that joins another stage went on by its rule now; the others by theirs as before.
    moves: [...joins, ...before, ...shown.moves],
  });
  await joinNext(transaction, tenant, stage, { ...shown, moves: joins });
  if (option === 'repair') await takeOut(transaction, tenant, stage, repair);
  await transaction.query({
    text: `UPDATE stage_entries SET corrected_at = now() WHERE tenant = $1 AND stage = $2::uuid AND entry = ANY ($3::uuid[])`,
    values: [tenant, stage.hashcode, differences.map(({ entry }) => entry)],
  });
  const content = {
    lines: lines.map(({ feedback: _feedback, ...line }) => line),
    differences,
    next: isRequested ? option : null,
    tie: shown.tie,
  };
  await transaction.query({
    text: `UPDATE result_versions SET ${step('resultVersions', 'replaced').set} WHERE tenant = $1 AND stage = $2::uuid AND status = 'released'`,
    values: [tenant, stage.hashcode],
  });
  await transaction.query({
    text: `UPDATE result_versions SET ${step('resultVersions', 'released').set}, content = $3::jsonb, released_at = now(), made_by = $4::uuid
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, stage.correction, JSON.stringify(content), user],
  });
  await notifyChanged(transaction, tenant, stage, differences);
}

/** Takes out of the next stages who does not go on to them any more. */
async function takeOut(
  transaction: Transaction,
  tenant: TenantCode,
  { hashcode, rules }: PanelStage,
  { joins, leaves }: NextRepair,
): Promise<void> {
  for (const { next, next_event: event } of new Map(rules.map((rule) => [rule.next, rule])).values()) {
    const ofNext = (goOn: readonly GoesOn[]) => entriesOf(goOn.filter((each) => each.next === next));
    const leaving = ofNext(leaves);
    if (leaving.length === 0) continue;
    await appearances().pass(transaction, { tenant, event, joins: ofNext(joins), leaves: leaving });
    await transaction.query({
      text: `DELETE FROM stage_entries WHERE tenant = $1 AND stage = $2::uuid AND came_from = $3::uuid AND entry = ANY ($4::uuid[])`,
      values: [tenant, next, hashcode, leaving],
    });
  }
}

const changedRow = v.object({
  hashcode: v.string(),
  entry: v.string(),
  name: v.string(),
  event: v.string(),
  place: v.nullable(v.number()),
  next: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});

/** Notifies the contacts of acts whose lines a correction changed, and no others. */
async function notifyChanged(
  transaction: Transaction,
  tenant: TenantCode,
  stage: PanelStage,
  differences: readonly LineDifference[],
): Promise<void> {
  const acts = await transaction.rows(changedRow, {
    text: `SELECT a.hashcode, a.entry, a.name, e.name AS event, a.place, x.name AS next, c.reason
      FROM stage_entries a
        JOIN events e ON e.tenant = a.tenant AND e.hashcode = a.event
        JOIN result_versions c ON c.tenant = a.tenant AND c.hashcode = $4::uuid
        LEFT JOIN progression_rules r ON r.tenant = a.tenant AND r.hashcode = a.went_by AND a.went_on
        LEFT JOIN stages x ON x.tenant = r.tenant AND x.hashcode = r.next
      WHERE a.tenant = $1 AND a.stage = $2::uuid AND a.entry = ANY ($3::uuid[]) ORDER BY a.hashcode`,
    values: [tenant, stage.hashcode, differences.map(({ entry }) => entry), stage.correction],
  });
  for (const { hashcode, entry, name, event, place, next, reason } of acts) {
    const moved = differences
      .find((each) => each.entry === entry)
      ?.changes.find((change) => change.kind === 'place');
    await notify(transaction, tenant, {
      kind: 'resultsCorrected',
      cause: `correction ${stage.correction} ${hashcode}`,
      about: { collection: 'stageEntries', record: hashcode },
      facts: {
        name,
        event,
        stage: stage.name,
        reason: reason ?? '',
        isMoved: moved ? 'true' : '',
        before: moved?.from?.toString() ?? '',
        place: place?.toString() ?? '',
        next: next ?? '',
      },
      users: await contactsOf(transaction, tenant, 'entries', entry),
    });
  }
}
