import * as v from 'valibot';
import { ticketSalesSchema } from '../ticketSales';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

/** Queries of the office about its ticket sales. */
export const ticketSaleQueries = {
  ticketSales: defineQuery({
    summary:
      'What was sold of each performance; of one of them by day, kind of ticket, price group and channel',
    group: 'Sale',
    path: 'booking/sales',
    envelope: 'data',
    roles: ['staff'],
    /** Absent: the performance that is next, or the last one that sold tickets. */
    input: v.object({ performance: v.optional(v.pipe(v.string(), v.check(isHashcode))) }),
    output: ticketSalesSchema,
    clause: '2.17',
  }),
};
