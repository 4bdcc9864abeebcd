import { registry } from '@callboard/api-contract/collections';
import { progressionRuleSchema, type StageProgression } from '@callboard/api-contract/competition';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { listSql } from '../../engine/facts/sqlParts';

/** Columns of a rule `r` that leads to the stage `x`, as `progressionRuleSchema` has them. */
export const ruleColumns =
  'r.hashcode, r.stage, r.next, x.name, r."by", r."count", r.min_score, r.per_school';

/** Rules of the stage `s` with the stages that they lead to: what a query of rules reads from. */
export const rulesFrom = `progression_rules r
  JOIN stages x ON x.tenant = r.tenant AND x.hashcode = r.next
  WHERE r.tenant = s.tenant AND r.stage = s.hashcode`;

/** Rules have one order everywhere: of two with the same number the older one comes first. */
export const rulesOrder = 'r."order", r.instance_id';

/** Rules of progression of a stage `s` in their order: a JSON array. */
export const progressionRulesSql = listSql(
  `SELECT ${ruleColumns}, x.event AS next_event, x.status AS next_status FROM ${rulesFrom} ORDER BY ${rulesOrder}`,
);

/** A rule as the server reads it. */
export const stageRuleRow = v.object({
  ...progressionRuleSchema.entries,
  next_event: v.string(),
  next_status: v.picklist(registry.stages.fields.status.options.map(({ value }) => value)),
});
export type StageRule = v.InferOutput<typeof stageRuleRow>;

const voteRow = v.object({ entry: v.string(), votes: v.number() });

/** The votes of the audience for the acts of a stage `s`: a JSON array. */
export const votesSql = listSql(`SELECT b.entry, count(*)::integer AS votes FROM stage_votes b
  WHERE b.tenant = s.tenant AND b.stage = s.hashcode AND NOT b.is_left_out GROUP BY b.entry ORDER BY b.entry`);

/** Reads the votes so far, where one of the rules counts them. */
export async function readVotes(
  rows: Pick<Transaction, 'rows'>,
  tenant: string,
  { hashcode, rules }: { hashcode: string; rules: readonly StageRule[] },
): Promise<StageProgression['votes']> {
  if (!rules.some(({ by }) => by === 'vote')) return [];
  const [row] = await rows.rows(v.object({ votes: v.array(voteRow) }), {
    text: `SELECT ${votesSql} AS votes FROM stages s WHERE s.tenant = $1 AND s.hashcode = $2::uuid`,
    values: [tenant, hashcode],
  });
  return row?.votes ?? [];
}
