import { hasRole } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { reaches } from '../../engine/records/reaches';
import { explained, type RecordContext } from '../../engine/records/recordContext';
import { step } from '../../engine/records/step';
import { todayOf } from '../../engine/todayOf';

import { isMentorNowSql } from './readMyCreatives';

type Proposal = ParsedInputOf<'proposeAchievement'>;

/** Proposes an achievement as reached: one that is under way, or one on offer that the creative had not begun. */
export async function proposeAchievement(
  context: RecordContext,
  actor: TenantActor,
  proposal: Proposal,
): Promise<void> {
  const { tenant, user } = actor;
  await explained(context, context.target('achievementInstances'), () =>
    context.database.forTenant(tenant).write({ actor: user }, async (transaction) => {
      if (!(await isTheirs(context, transaction, actor, proposal.creative))) throw notFound();
      const instance = await findOrBegin(transaction, tenant, proposal);
      const proposed = step('achievementInstances', 'proposed');
      const done = await transaction.rows(v.object({ hashcode: v.string() }), {
        text: `UPDATE achievement_instances SET ${proposed.set}, evidence = coalesce($3, evidence), story = coalesce($4, story),
            returned_because = NULL
          WHERE tenant = $1 AND hashcode = $2::uuid AND ${proposed.when} RETURNING hashcode`,
        values: [tenant, instance, proposal.evidence, proposal.story],
      });
      if (done.length === 0) throw refusedAction(sentences.achievementDone());
    }),
  );
}

/** The office proposes for everyone whom it reaches, others for themselves and for those whom they mentor now. */
async function isTheirs(
  context: RecordContext,
  transaction: Transaction,
  actor: TenantActor,
  creative: string,
): Promise<boolean> {
  if (hasRole(actor.roles, ['staff']))
    return reaches(transaction, context.target('participants'), 'update', { actor, hashcode: creative });
  return isOwnOrMentored(transaction, actor, creative);
}

/** True if the actor is this creative, or their mentor now. */
async function isOwnOrMentored(
  transaction: Pick<Transaction, 'rows'>,
  { tenant, individual }: Pick<TenantActor, 'tenant' | 'individual'>,
  creative: string,
): Promise<boolean> {
  const found = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: `SELECT p.hashcode FROM participants p
      LEFT JOIN mentors m ON m.tenant = p.tenant AND m.hashcode = p.mentor AND ${isMentorNowSql}
      WHERE p.tenant = $1 AND p.hashcode = $2::uuid AND p.status <> 'withdrawn'
        AND $4::uuid IN (p.individual, m.individual)`,
    values: [tenant, creative, todayOf(tenant), individual],
  });
  return found.length > 0;
}

const instanceRow = v.object({ hashcode: v.string() });

/** The creative is locked, so that two proposals of one achievement begin it once. */
async function findOrBegin(
  transaction: Transaction,
  tenant: TenantActor['tenant'],
  { creative, template }: Proposal,
): Promise<string> {
  await transaction.query({
    text: 'SELECT FROM participants WHERE tenant = $1 AND hashcode = $2::uuid FOR UPDATE',
    values: [tenant, creative],
  });
  const [known] = await transaction.rows(instanceRow, {
    text: `SELECT hashcode FROM achievement_instances
      WHERE tenant = $1 AND creative = $2::uuid AND template = $3::uuid AND status <> 'withdrawn'`,
    values: [tenant, creative, template],
  });
  if (known) return known.hashcode;
  const [begun] = await transaction.rows(instanceRow, {
    text: `INSERT INTO achievement_instances (tenant, name, template, creative, mentor)
      SELECT t.tenant, t.name, t.hashcode, p.hashcode, p.mentor FROM achievement_templates t
      JOIN participants p ON p.tenant = t.tenant AND p.hashcode = $2::uuid
      WHERE t.tenant = $1 AND t.hashcode = $3::uuid AND t.status = 'active' RETURNING hashcode`,
    values: [tenant, creative, template],
  });
  if (!begun) throw notFound();
  return begun.hashcode;
}
