import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { step } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';
import { readLedStage, refuseUnderCeremony, type PanelStage } from '../panel';
import { seatSql } from '../seats';

type Call = RecordCall<'replaceJudge'>;

const memberRow = v.object({
  hashcode: v.string(),
  status: v.picklist(registry.panelJudges.fields.status.options.map(({ value }) => value)),
  seat: v.string(),
});
type Member = v.InferOutput<typeof memberRow>;

/**
 * A judge falls ill. What the judge signed stays and counts; the seat goes to a substitute, who judges the acts that are left, or stays
 * empty, and no act needs more sheets than judges are left. As long as the substitute has no sheet, the judge can come back.
 */
export function createReplaceJudge(context: RecordContext): Handler<'replaceJudge'> {
  return (call) =>
    writeOnce(context, registry.panelJudges, call, async (transaction) => {
      const { actor, target, input } = call;
      const stage = await readLedStage(transaction, actor, target);
      if (stage.status === 'released') throw refusedAction(sentences.resultsOut(), {}, 409);
      refuseUnderCeremony(stage);
      const member = await holdMember(transaction, call);
      if (input.to === 'back') await putBack(transaction, call, member);
      else {
        await standDown(transaction, call, member);
        if (input.to === 'substitute')
          await seatSubstitute(transaction, call, { stage, member, substitute: input.substitute });
      }
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}

async function holdMember(transaction: Transaction, { actor, target, input }: Call): Promise<Member> {
  const [member] = await transaction.rows(memberRow, {
    text: `SELECT j.hashcode, j.status, ${seatSql('j')} AS seat FROM panel_judges j
      WHERE j.tenant = $1 AND j.stage = $2::uuid AND j.judge = $3::uuid FOR UPDATE`,
    values: [actor.tenant, target, input.judge],
  });
  if (!member) throw notFound();
  return member;
}

async function standDown(transaction: Transaction, { actor, input }: Call, member: Member): Promise<void> {
  if (member.status === 'leading') throw refusedAction(sentences.replaceHead(), {}, 409);
  if (member.status === 'stood_down') throw refusedAction(sentences.replaceDown(), {}, 409);
  await transaction.query({
    text: `UPDATE panel_judges SET ${step('panelJudges', 'stand_down').set}, is_without = $3, reason = $4
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [actor.tenant, member.hashcode, input.to === 'fewer', input.to === 'back' ? null : input.reason],
  });
}

interface Substitution {
  stage: PanelStage;
  member: Member;
  substitute: string;
}

/** Seats a substitute; a judge who stood down of this panel before can come back on another seat. */
async function seatSubstitute(
  transaction: Transaction,
  { actor, target }: Call,
  { stage, member, substitute }: Substitution,
): Promise<void> {
  if (stage.status === 'closed') throw refusedAction(sentences.judgingNotOn(), {}, 409);
  const seated = await transaction.query({
    text: `INSERT INTO panel_judges (tenant, name, event, stage, judge, status, stands_in_for)
      SELECT u.tenant, u.qed_title, $4::uuid, $2::uuid, u.hashcode, 'judging', $5::uuid
      FROM users u WHERE u.tenant = $1 AND u.hashcode = $3::uuid AND u.status = 'active' AND 'judge' = ANY (u.roles)
      ON CONFLICT (tenant, stage, judge) DO UPDATE
        SET ${step('panelJudges', 'judge_again').set}, stands_in_for = excluded.stands_in_for, is_without = NULL, reason = NULL
        WHERE panel_judges.status = 'stood_down' AND panel_judges.hashcode <> $6::uuid
      RETURNING hashcode`,
    values: [actor.tenant, target, substitute, stage.event, member.seat, member.hashcode],
  });
  if (seated.length !== 1) throw refusedAction(sentences.replaceOnPanel(), {}, 409);
}

/** Puts the judge back on the seat, and takes from it a substitute who has no sheet yet. */
async function putBack(transaction: Transaction, { actor, target }: Call, member: Member): Promise<void> {
  if (member.status !== 'stood_down') throw refusedAction(sentences.replaceNotDown(), {}, 409);
  const { tenant } = actor;
  const others = `tenant = $1 AND stage = $2::uuid AND hashcode <> $3::uuid AND status <> 'stood_down'
    AND coalesce(stands_in_for, hashcode) = $4::uuid`;
  const values = [tenant, target, member.hashcode, member.seat];
  const begun = await transaction.query({
    text: `SELECT h.hashcode FROM score_sheets h JOIN panel_judges p ON p.tenant = h.tenant AND p.stage = h.stage AND p.judge = h.judge
      WHERE p.tenant = $1 AND p.stage = $2::uuid AND p.hashcode <> $3::uuid AND p.status <> 'stood_down'
        AND ${seatSql('p')} = $4::uuid LIMIT 1`,
    values,
  });
  if (begun.length > 0) throw refusedAction(sentences.replaceBegun(), {}, 409);
  await transaction.query({ text: `DELETE FROM panel_judges WHERE ${others}`, values });
  await transaction.query({
    text: `UPDATE panel_judges SET ${step('panelJudges', 'judge_again').set}, is_without = NULL, reason = NULL
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, member.hashcode],
  });
}
