import { problemText } from '@callboard/api-contract';
import type { actionRegistry, ActionName, AnswerOf } from '@callboard/api-contract/actions';
import type { StoredCall } from '@callboard/api-contract/competition';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../../engine/calls/handler';
import { callHandler } from '../../../engine/calls/callHandler';
import { checkRights } from '../../../engine/calls/callGuards';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { Session } from '../../../engine/plugins/session';
import { ApiProblem } from '../../../engine/problems';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { holdWork, isJudged, writeTaken, type Work } from './decideWork';
import { actionOfCall, inputOfCall } from './handedOverCall';
import { withinTransaction } from './withinTransaction';

type HandedOverAction = Exclude<
  { [A in ActionName]: (typeof actionRegistry)[A] extends { offline: object } ? A : never }[ActionName],
  'handOverWork'
>;

/** The handlers of all actions that can wait on a device, on a context. */
export type HandlersOn = (context: RecordContext) => Pick<Handlers, HandedOverAction>;

interface TakeOver {
  context: RecordContext;
  handlersOn: HandlersOn;
  transaction: Transaction;
  session: Session;
  request: FastifyRequest;
}

/**
 * Applies the calls of handed-over work in their order, in the name of their maker, each by the handler that would have answered the
 * device. The first that is refused ends it: it was made before those behind it, which wait with it. What the server had already counts
 * once.
 */
export async function takeOver(parts: TakeOver, hashcode: string): Promise<AnswerOf<'takeOverWork'>> {
  const { transaction, session } = parts;
  const actor = actorOf(session);
  const work = await holdWork(transaction, { actor, work: hashcode });
  const apply = applier(parts, work);
  const calls: StoredCall[] = [];
  let refused: string | null = null;
  let applied = 0;
  for (const call of work.content.calls) {
    if (call.isApplied || refused !== null) {
      calls.push({ ...call, problem: null });
      continue;
    }
    const problem = await problemOf(transaction, () => apply(call));
    calls.push({ ...call, isApplied: problem === null, problem });
    if (problem === null) applied += 1;
    refused = problem;
  }
  await writeTaken(transaction, actor, work, calls);
  return { applied, left: calls.filter((call) => !call.isApplied).length, problem: refused };
}

/** Makes the function that applies one call of the work. */
function applier(
  { context, handlersOn, transaction, session, request }: TakeOver,
  { made_by, content }: Work,
) {
  const { tenant } = session;
  const handlers = handlersOn(withinTransaction(context, tenant, transaction));
  const ofPanel = isJudged(content.calls);
  const actor = { ...actorOf(session), user: made_by, acceptedBy: session.user };
  return async (call: StoredCall): Promise<void> => {
    const { key, action } = actionOfCall(call);
    // Judging is taken over by the leaders of the stage; the rest by users who could have done it.
    if (!ofPanel) checkRights(action, session);
    const known = await transaction.query({
      text: 'SELECT FROM idempotency_keys WHERE tenant = $1 AND "user" = $2::uuid AND key = $3::uuid AND status IS NOT NULL',
      values: [tenant, made_by, call.key],
    });
    if (known.length > 0) return;
    const { target = '' } = call;
    const input = inputOfCall(action, call);
    if (action.on === 'nothing')
      await callHandler(handlers, key, { input, target, request, session: { ...session, user: made_by } });
    else await callHandler(handlers, key, { input, actor, target, ifMatch: undefined, intent: null });
  };
}

/** Why a part of the transaction was refused, which then has no effect; null where it was done. */
async function problemOf(transaction: Transaction, work: () => Promise<void>): Promise<string | null> {
  await transaction.query({ text: 'SAVEPOINT call', values: [] });
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
    await transaction.query({ text: 'ROLLBACK TO SAVEPOINT call', values: [] });
    return problemText(error.body);
  }
}
