import { registry } from '@callboard/api-contract/collections';
import { rubricSchema } from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import { neededJudges } from '@callboard/domain/judging';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { listSql } from '../../engine/facts/sqlParts';
import { notFound, refusedAction } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';

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
  next: v.nullable(v.string()),
  next_event: v.nullable(v.string()),
  next_count: v.nullable(v.number()),
  next_per_school: v.nullable(v.number()),
  rubric: v.nullable(rubricSchema),
  tryout: v.nullable(v.string()),
  panel: v.array(v.object({ status: v.string(), is_without: v.nullable(v.boolean()) })),
  is_member: v.boolean(),
  is_leading: v.boolean(),
  is_head: v.boolean(),
});
export type PanelStage = v.InferOutput<typeof stageRow>;

/** Who reads a stage: a user, or the server itself. */
interface StageReader {
  tenant: string;
  user: string | null;
  roles: readonly string[];
}

/**
 * A stage as one of its panel needs it; 404 for those who do not sit on it. It is locked until the end of the transaction, so that it
 * is not closed while a score is written.
 */
export async function readPanelStage(
  transaction: Pick<Transaction, 'rows'>,
  { tenant, user, roles }: StageReader,
  stage: string,
  lock: 'SHARE' | 'UPDATE' | null = 'SHARE',
): Promise<PanelStage> {
  const isAdmin = roles.includes('admin');
  const [found] = await transaction.rows(stageRow, {
    text: `SELECT s.event, s.name, s.status, s.method, s.tie_break, s.decimals, s.min_judges, s.next, s.next_count, s.next_per_school, s.hashcode, s.tryout, r.content AS rubric,
        (SELECT n.event FROM stages n WHERE n.tenant = s.tenant AND n.hashcode = s.next) AS next_event,
        ${listSql('SELECT m.status, m.is_without FROM panel_judges m WHERE m.tenant = s.tenant AND m.stage = s.hashcode')} AS panel,
        p.hashcode IS NOT NULL AS is_member, coalesce($4::boolean OR p.status = 'leading', false) AS is_leading, coalesce(p.status = 'leading', false) AS is_head
      FROM stages s
        LEFT JOIN rubrics r ON r.tenant = s.tenant AND r.hashcode = s.rubric
        LEFT JOIN panel_judges p ON p.tenant = s.tenant AND p.stage = s.hashcode AND p.judge = $3::uuid AND p.status <> 'stood_down'
      WHERE s.tenant = $1 AND s.hashcode = $2::uuid AND s.method IS NOT NULL AND ($4::boolean OR p.hashcode IS NOT NULL)
      ${lock === null ? '' : `FOR ${lock} OF s`}`,
    values: [tenant, stage, user, isAdmin],
  });
  if (!found) throw notFound();
  return { ...found, min_judges: neededJudges(found.min_judges, found.panel) };
}

/** The same for the head judge alone. */
export async function readLedStage(
  transaction: Transaction,
  actor: TenantActor,
  stage: string,
): Promise<PanelStage> {
  const found = await readPanelStage(transaction, actor, stage, 'UPDATE');
  if (!found.is_leading) throw refusedAction(sentences.notHeadJudge(), {}, 403);
  return found;
}
