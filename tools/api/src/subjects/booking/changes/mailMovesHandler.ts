import type { InferOutput } from 'valibot';
import type { JobHandler } from '../../../engine/jobs/defineJob';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { addOrderLink, lockOrder, presentOrder } from '../sale/saleOrders';
import type { mailMoves } from './change.jobs';
import { movedMail } from './changeMails';

/** Mails the new places of an order. The mail has the job's id, so that a second run queues no other. */
export function createMailMoves({
  database,
  mails,
  settings,
}: Pick<ActionTools, 'database' | 'mails' | 'settings'>): JobHandler<InferOutput<typeof mailMoves.payload>> {
  return async ({ tenant, order, from }, { id }) => {
    if (await mails.isQueued(tenant, id)) return;
    await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const stored = await lockOrder(transaction, tenant, order);
      if (!stored?.email) return;
      const token = await addOrderLink(transaction, tenant, order);
      const shown = await presentOrder(transaction, tenant, stored);
      const mail = movedMail(settings, tenant, shown, { token, language: stored.language, from });
      await mails.queue(transaction, tenant, mail, id);
    });
  };
}
