import { actionRegistry } from '@callboard/api-contract/actions';
import { isServedTo, registry } from '@callboard/api-contract/collections';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AllHandlers } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { Session } from '../../../engine/plugins/session';
import { notFound } from '../../../engine/problems';
import { intentOfRequest } from '../../../engine/records/idempotently';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import { dismissWork } from './decideWork';
import { handOverWork } from './handOverWork';
import { readHandedOver } from './readHandedOver';
import { takeOver, type HandlersOn } from './takeOver';

/** Work of a device that the server no longer takes from its maker: handed over, taken over or dismissed. */
export function createHandedOverHandlers(context: RecordContext, handlersOn: HandlersOn) {
  /** Does the work once for an Idempotency-Key; a tenant without contests has nothing to hand over. */
  async function once(
    { request, session }: { request: FastifyRequest; session: Session },
    work: (transaction: Transaction) => Promise<object>,
  ): Promise<unknown> {
    if (!isServedTo(registry.handedOverWork, session.tenant)) throw notFound();
    const given = { actor: actorOf(session), intent: intentOfRequest(request) };
    const answer = await writeOnce(context, registry.handedOverWork, given, async (transaction) => ({
      status: 200,
      body: JSON.stringify(await work(transaction)),
      headers: {},
    }));
    return JSON.parse(answer.body);
  }

  return {
    handOverWork: async ({ input, ...call }) => {
      const { tenant, user, name } = call.session;
      await once(call, async (transaction) => {
        await handOverWork(transaction, { tenant, user, name }, input);
        return {};
      });
      return {};
    },
    takeOverWork: async ({ input: { work }, ...call }) => {
      const taken = await once(call, (transaction) =>
        takeOver({ context, handlersOn, transaction, ...call }, work),
      );
      return v.parse(actionRegistry.takeOverWork.output, taken);
    },
    dismissWork: async ({ input, ...call }) => {
      await once(call, async (transaction) => {
        await dismissWork(transaction, { actor: actorOf(call.session), ...input });
        return {};
      });
      return {};
    },
    handedOver: async ({ input, session }) => {
      const actor = actorOf(session);
      if (!isServedTo(registry.handedOverWork, actor.tenant)) throw notFound();
      if (input.stage === undefined && input.work === undefined) return { works: [] };
      return { works: await readHandedOver(context.database, actor, input) };
    },
  } satisfies Partial<AllHandlers>;
}
