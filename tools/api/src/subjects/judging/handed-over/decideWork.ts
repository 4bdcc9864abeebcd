import { handedOverContentSchema, type StoredCall } from '@callboard/api-contract/competition';
import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { ApiProblem, forbidden, notFound, refusedAction } from '../../../engine/problems';
import type { TenantActor } from '../../../engine/records/actor';
import { ruleSql } from '../../../engine/records/ruleSql';
import { Parameters } from '../../../engine/records/statement';
import { step } from '../../../engine/records/step';
import { readLedStage } from '../panel';
import { placeOfCall } from './handedOverCall';

const workRow = v.object({
  hashcode: v.string(),
  status: v.string(),
  stage: v.nullable(v.string()),
  made_by: v.string(),
  content: handedOverContentSchema,
});
export type Work = v.InferOutput<typeof workRow>;

interface Ask {
  actor: TenantActor;
  work: string;
}

/** Scores in it are under the embargo: it is decided by those who lead its stage. */
export function isJudged(calls: readonly StoredCall[]): boolean {
  return calls.some((call) => placeOfCall(call).isJudged);
}

/**
 * Locks handed-over work for those who decide it: what was judged is for the head judge of its stage, or an admin who reads its sheets; the
 * rest for the office. 404 for those who cannot read it.
 */
export async function holdWork(transaction: Transaction, ask: Ask): Promise<Work> {
  const parameters = new Parameters<Ask>();
  const tenant = parameters.add(({ actor }) => actor.tenant);
  const named = parameters.add(({ work }) => work);
  const readable = ruleSql(registry.handedOverWork, 'read', ask.actor.roles, 't', parameters);
  const [work] = await transaction.rows(workRow, {
    text: `SELECT t.hashcode, t.status, t.stage, t.made_by, t.content FROM handed_over_work t
      WHERE t.tenant = ${tenant} AND t.hashcode = ${named}::uuid AND ${readable} FOR UPDATE`,
    values: parameters.values.map((source) => source(ask)),
  });
  if (!work) throw notFound();
  const isOffice = ask.actor.roles.includes('staff') || ask.actor.roles.includes('admin');
  if (work.stage !== null && isJudged(work.content.calls)) {
    await readLedStage(transaction, ask.actor, work.stage).catch((problem: unknown) => {
      // The office sees that it waits, and that it is for the head judge.
      const isHidden = problem instanceof ApiProblem && problem.status === 404;
      throw isHidden ? refusedAction(sentences.notHeadJudge(), {}, 403) : problem;
    });
  } else if (!isOffice) throw forbidden();
  if (work.status !== 'waiting') throw refusedAction(sentences.handedOverDecided(), {}, 409);
  return work;
}

/** Stores what became of each call, and that the work is decided where all of them were applied. */
export async function writeTaken(
  transaction: Transaction,
  actor: TenantActor,
  { hashcode }: Work,
  calls: readonly StoredCall[],
): Promise<void> {
  const isDone = calls.every((call) => call.isApplied);
  const decided = isDone
    ? `, ${step('handedOverWork', 'taken').set}, decided_by = $4::uuid, decided_at = now()`
    : '';
  await transaction.query({
    text: `UPDATE handed_over_work SET content = $3::jsonb${decided} WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [actor.tenant, hashcode, JSON.stringify({ calls }), ...(isDone ? [actor.user] : [])],
  });
}

/** Dismisses work with a reason: it stays readable, and never counts. */
export async function dismissWork(transaction: Transaction, ask: Ask & { reason: string }): Promise<void> {
  const { hashcode } = await holdWork(transaction, ask);
  await transaction.query({
    text: `UPDATE handed_over_work SET ${step('handedOverWork', 'dismissed').set}, decided_by = $3::uuid, decided_at = now(), reason = $4
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [ask.actor.tenant, hashcode, ask.actor.user, ask.reason],
  });
}
