import type { AllHandlers } from '../../../engine/calls/handler';
import type { Database } from '../../../engine/database/openDatabase';
import { actorOf } from '../../../engine/records/recordContext';
import { readTicketSales } from './readTicketSales';

/** Queries of the office about its ticket sales. */
export function createSalesHandlers(database: Database) {
  return {
    ticketSales: ({ input: { performance }, session }) => {
      // Every day is that of the venue, so that the reader's zone does not matter.
      const ask = { actor: actorOf(session), now: new Date(), zone: 'UTC' };
      return readTicketSales(database, ask, performance ?? null);
    },
  } satisfies Partial<AllHandlers>;
}
