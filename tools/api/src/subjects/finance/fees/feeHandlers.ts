import { collectionAt } from '@callboard/api-contract/collections';
import type { AllHandlers } from '../../../engine/calls/handler';
import { notFound } from '../../../engine/problems';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, readRow } from '../../../engine/records/recordSql';
import { changeFee } from './changeFee';
import { payment, paymentTakenBack, recalculation, waiver, waiverEnded } from './feeSteps';
import { readEventFees } from './readEventFees';
import { readFeeFacts } from './readFeeFacts';

/** The fees of entries: what they are, and what the office does with them. */
export function createFeeHandlers(context: RecordContext) {
  return {
    entryFee: async ({ input: { entry }, session }) => {
      const actor = actorOf(session);
      const queries = context.database.forTenant(actor.tenant);
      const collection = collectionAt('entries', actor.tenant);
      const readOne = createReadOne(collection, context.target);
      const [readable] = await queries.rows(readRow, readOne(actor, entry, ['name']));
      if (!readable) throw notFound();
      return { fee: await readFeeFacts(queries, actor.tenant, entry) };
    },
    eventFees: async ({ input: { event }, session }) => {
      const { tenant } = actorOf(session);
      const fees = await readEventFees(context.database.forTenant(tenant), tenant, event, new Date());
      if (!fees) throw notFound();
      return fees;
    },
    markFeePaid: ({ input, session }) => changeFee(context, session, input.entry, payment(input)),
    takeBackPayment: ({ input, session }) =>
      changeFee(context, session, input.entry, paymentTakenBack(input)),
    waiveFee: ({ input, session }) => changeFee(context, session, input.entry, waiver(input)),
    endFeeWaiver: ({ input, session }) => changeFee(context, session, input.entry, waiverEnded(input)),
    recalculateFee: ({ input, session }) => changeFee(context, session, input.entry, recalculation()),
  } satisfies Partial<AllHandlers>;
}
