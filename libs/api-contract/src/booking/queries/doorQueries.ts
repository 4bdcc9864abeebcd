import * as v from 'valibot';
import { doorLimits } from '../door.data';
import { doorPerformanceSchema, doorScanSchema, doorTicketSchema } from '../doorSchemas';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

const performance = v.pipe(v.string(), v.check(isHashcode));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const shared = { group: 'Sale', envelope: 'data', roles: ['staff'], clause: '7.46, 1.10' } as const;
const one = { ...shared, problems: ['missing'] } as const;

/** Queries of a door. */
export const doorQueries = {
  doorPerformances: defineQuery({
    ...shared,
    summary: 'The performances that have tickets: those that are next first, then those that are over',
    path: 'door/performances',
    input: v.object({}),
    output: v.object({ performances: v.array(doorPerformanceSchema) }),
  }),

  doorSnapshot: defineQuery({
    ...one,
    summary: 'All tickets of a performance, signed, for a door without network. Codes are in it as digests',
    path: 'door/performances/{performance}/snapshot',
    input: v.object({ performance }),
    output: v.object({
      /** JSON, as `doorSnapshotSchema` has it. */
      content: v.string(),
      /** ECDSA with P-256 and SHA-256, of the text; the key is that of the tenant. Both as base64url. */
      signature: v.string(),
      key: v.string(),
    }),
  }),

  doorState: defineQuery({
    ...one,
    summary: 'How many are inside, by kind of ticket, and the scans that are new since a revision',
    path: 'door/performances/{performance}',
    input: v.object({
      performance,
      after: v.optional(v.pipe(v.string(), v.digits(), v.maxLength(15)), '0'),
    }),
    output: v.object({
      at: v.string(),
      counts: v.array(v.object({ price_type: v.string(), people: count, inside: count })),
      scans: v.array(doorScanSchema),
      /** The answer had no room for all of the scans. */
      has_more: v.boolean(),
      /** Changes when a ticket is sold, paid, moved or given back. */
      tickets: v.string(),
    }),
    isBackground: true,
  }),

  doorTickets: defineQuery({
    ...one,
    summary: 'Tickets of a performance by the name of the buyer, their number or their place',
    path: 'door/performances/{performance}/tickets',
    input: v.object({
      performance,
      search: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(doorLimits.search)),
    }),
    output: v.object({ tickets: v.array(doorTicketSchema) }),
    isBackground: true,
  }),
};
