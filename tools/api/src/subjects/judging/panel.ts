import { registry } from '@callboard/api-contract/collections';
import { judgedLongAgo, rubricSchema } from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import { neededJudges } from '@callboard/domain/judging';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { listSql } from '../../engine/facts/sqlParts';
import { notFound, refusedAction } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { pastSql } from '../../engine/records/valueSql';
import { progressionRulesSql, stageRuleRow } from './progressionRules';
import { hasReadingSql } from './seats';

const { fields } = registry.stages;

const stageRow = v.object({
  hashcode: v.string(),
  event: v.string(),
  name: v.string(),
  status: v.picklist(fields.status.options.map(({ value }) => value)),
  method: v.picklist(fields.method.options.map(({ value }) => value)),
  tie_break: v.picklist(fields.tie_break.options.map(({ value }) => value)),
  decimals: v.number(),
  /** How many an act needs now: fewer than the office has set, where the head judge counts without one who stood down. */
  min_judges: v.number(),
  place_left: v.nullable(v.picklist(fields.place_left.options.map(({ value }) => value))),
  rules: v.array(stageRuleRow),
  rubric: v.nullable(rubricSchema),
  tryout: v.nullable(v.string()),
  panel: v.array(v.object({ status: v.string(), is_without: v.nullable(v.boolean()) })),
  /** The name of who runs its ceremony, where it is open: nothing changes under it. */
  ceremony: v.nullable(v.string()),
  /** The correction of its released results that is open. */
  correction: v.nullable(v.string()),
  is_member: v.boolean(),
  /** The reader leads the stage: as its head judge, or as an admin who reads its sheets by a reason. */
  is_leading: v.boolean(),
  is_head: v.boolean(),
});
export type PanelStage = v.InferOutput<typeof stageRow>;

/** The name of who runs the open ceremony of a stage `s`; null where none is open. */
export const ceremonySql = `(SELECT d.qed_title FROM ceremonies k JOIN users d ON d.tenant = k.tenant AND d.hashcode = k.driver
  WHERE k.tenant = s.tenant AND k.stage = s.hashcode AND k.status = 'open')`;

/** Reader of a stage: a user, or the server itself. */
interface StageReader {
  tenant: string;
  user: string | null;
  roles: readonly string[];
  /** User who takes over the work of a judge from before they stood down. */
  acceptedBy?: string;
}

/**
 * A stage as one of its panel needs it; 404 for those who do not sit on it, and for all judges once its event is long over. It is locked until the end of the transaction, so that it
 * is not closed while a score is written.
 */
export async function readPanelStage(
  transaction: Pick<Transaction, 'rows'>,
  { tenant, user, roles, acceptedBy }: StageReader,
  stage: string,
  lock: 'SHARE' | 'UPDATE' | null = 'SHARE',
): Promise<PanelStage> {
  const isAdmin = roles.includes('admin');
  // A statement of its own: the next one reads what was written before the lock was given.
  if (lock !== null) await lockStage(transaction, tenant, stage, lock);
  const [found] = await transaction.rows(stageRow, {
    text: `SELECT s.event, s.name, s.status, s.method, s.tie_break, s.decimals, s.min_judges, s.place_left, s.hashcode, s.tryout, r.content AS rubric, ${ceremonySql} AS ceremony,
        (SELECT c.hashcode FROM result_versions c WHERE c.tenant = s.tenant AND c.stage = s.hashcode AND c.status = 'open') AS correction,
        ${progressionRulesSql} AS rules,
        ${listSql('SELECT m.status, m.is_without FROM panel_judges m WHERE m.tenant = s.tenant AND m.stage = s.hashcode')} AS panel,
        p.hashcode IS NOT NULL AS is_member, coalesce(p.status = 'leading', false) OR ($4::boolean AND ${hasReadingSql('$3::uuid')}) AS is_leading, coalesce(p.status = 'leading', false) AS is_head
      FROM stages s
        LEFT JOIN rubrics r ON r.tenant = s.tenant AND r.hashcode = s.rubric
        LEFT JOIN panel_judges p ON p.tenant = s.tenant AND p.stage = s.hashcode AND p.judge = $3::uuid AND (p.status <> 'stood_down' OR $5::boolean)
      WHERE s.tenant = $1 AND s.hashcode = $2::uuid AND s.method IS NOT NULL AND ($4::boolean OR (p.hashcode IS NOT NULL AND NOT EXISTS (
        SELECT FROM events e WHERE e.tenant = s.tenant AND e.hashcode = s.event AND ${pastSql(judgedLongAgo, 'e')})))`,
    values: [tenant, stage, user, isAdmin, acceptedBy !== undefined],
  });
  if (!found) throw notFound();
  return { ...found, min_judges: neededJudges(found.min_judges, found.panel) };
}

/** Locks a stage until the end of the transaction. */
export async function lockStage(
  transaction: Pick<Transaction, 'rows'>,
  tenant: string,
  stage: string,
  lock: 'SHARE' | 'UPDATE',
): Promise<void> {
  await transaction.rows(v.object({}), {
    text: `SELECT FROM stages WHERE tenant = $1 AND hashcode = $2::uuid FOR ${lock}`,
    values: [tenant, stage],
  });
}

/** Refuses to change the results of a stage while its ceremony is open: it shows them as they were when it was opened. */
export function refuseUnderCeremony({ ceremony: name }: Pick<PanelStage, 'ceremony'>): void {
  if (name !== null) throw refusedAction(sentences.ceremonyOpen({ name }), {}, 409);
}

/** @returns whether places can be decided: judging is closed, or a correction of the results is open */
export function isDecidable({ status, correction }: Pick<PanelStage, 'status' | 'correction'>): boolean {
  return status === 'closed' || (status === 'released' && correction !== null);
}

/** The same for the head judge alone, and for an admin who reads the sheets. */
export async function readLedStage(
  transaction: Transaction,
  actor: TenantActor,
  stage: string,
): Promise<PanelStage> {
  const found = await readPanelStage(transaction, actor, stage, 'UPDATE');
  if (!found.is_leading && actor.roles.includes('admin'))
    throw refusedAction(sentences.readSheetsFirst(), {}, 403);
  if (!found.is_leading) throw refusedAction(sentences.notHeadJudge(), {}, 403);
  return found;
}
