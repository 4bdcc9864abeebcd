import * as v from 'valibot';
import { isHashcode } from '../../schemas/formats';
import { ownOrderSchema, saleOfferSchema, salePerformanceSchema, saleSeatsSchema } from '../saleSchemas';
import { defineQuery, noQuery } from '../../defineQuery';

const hashcode = v.pipe(v.string(), v.check(isHashcode));
const shared = {
  group: 'Sale',
  envelope: 'data',
  roles: 'public',
  clause: '7.46, 1.10',
  rateClass: 'sale',
  problems: ['missing'],
} as const;

/** Queries of the public shop, where the tenant sells tickets. */
export const saleQueries = {
  saleProgramme: defineQuery({
    ...shared,
    summary: 'The performances that are or will be on sale, soonest first',
    path: 'sale/performances',
    input: v.object({
      search: v.optional(v.pipe(v.string(), v.maxLength(200))),
      region: v.optional(v.pipe(v.string(), v.maxLength(160))),
      event: v.optional(hashcode),
    }),
    output: v.object({ performances: v.array(salePerformanceSchema) }),
  }),

  saleOffer: defineQuery({
    ...shared,
    summary: 'What is sold at a performance: price groups, kinds of tickets, prices, methods of payment',
    path: 'sale/performances/{performance}',
    input: v.object({ performance: hashcode }),
    output: saleOfferSchema,
  }),

  ticketVotes: defineQuery({
    ...shared,
    summary: 'The open votes of the audience at the event of a performance in which each ticket has a vote',
    path: 'sale/performances/{performance}/votes',
    input: v.object({ performance: hashcode }),
    output: v.object({ votes: v.array(v.object({ stage: v.string(), name: v.string() })) }),
    isCached: { seconds: 10 },
    clause: '3.24, 1.10',
  }),

  salePlan: defineQuery({
    ...shared,
    summary: 'The drawing of the seats of a performance; a version never changes',
    path: 'sale/plans/{version}',
    input: v.object({ version: hashcode }),
    // As `planSchema` has it, which is too large for the pages that show no plan.
    output: v.object({ plan: v.looseObject({}) }),
    isCached: true,
  }),

  saleSeats: defineQuery({
    ...shared,
    summary: 'Which seats of a performance are free, held, sold and not for sale, with their price groups',
    path: 'sale/performances/{performance}/seats',
    input: v.object({ performance: hashcode }),
    output: saleSeatsSchema,
    isBackground: true,
  }),

  ownOrders: defineQuery({
    ...shared,
    roles: 'session',
    summary: 'The orders that the user placed while signed in, the latest performance first',
    path: 'sale/orders/own',
    input: noQuery,
    output: v.object({ orders: v.array(ownOrderSchema) }),
  }),
};
