import * as v from 'valibot';
import { queuePlaceSchema, queueSizeInput } from '../queueSchemas';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput, tokenInput } from '../../inputs';

const shared = { on: 'nothing', roles: 'public', clause: '7.46, 1.10' } as const;
const place = v.strictObject({ performance: hashcodeInput, token: tokenInput });

/** The queue of buyers when a sale opens. */
export const queueActions = {
  joinQueue: defineAction({
    ...shared,
    name: 'join_queue',
    summary: 'Takes a place in the queue of a performance; its token is told once',
    wire: { method: 'POST', path: 'sale/queue' },
    input: v.strictObject({ performance: hashcodeInput }),
    badInput: 'queuePlaceUnknown',
    output: v.object({ place: queuePlaceSchema, token: v.nullable(v.string()) }),
    rateClass: 'notice',
    problems: ['missing', 'conflict'],
  }),

  readQueue: defineAction({
    ...shared,
    name: 'read_queue',
    summary: 'Where a place in the queue is now; reading it keeps it present',
    wire: { method: 'POST', path: 'sale/queue/read' },
    input: place,
    badInput: 'queuePlaceUnknown',
    output: v.object({ place: queuePlaceSchema }),
    readOnly: true,
    rateClass: 'read',
    problems: ['missing'],
  }),

  leaveQueue: defineAction({
    ...shared,
    name: 'leave_queue',
    summary: 'Leaves the queue',
    wire: { method: 'POST', path: 'sale/queue/leave' },
    input: place,
    badInput: 'queuePlaceUnknown',
    output: noOutput,
    rateClass: 'notice',
    problems: ['missing'],
  }),
};

/** What the office does with it. */
export const queueOfficeActions = {
  setSaleQueue: defineAction({
    name: 'set_sale_queue',
    summary: 'Makes buyers of a performance queue, so many of them buying at a time, or lets everyone in',
    on: { record: 'performances' },
    roles: ['staff'],
    // It is undone by a call with the values before: a field of the server's own is not undone by the history.
    hasEffects: true,
    input: v.strictObject({
      /** Null: no queue. */
      queue_size: v.nullable(queueSizeInput),
      is_lifted: v.optional(v.boolean(), false),
    }),
    badInput: 'wrongQueue',
    output: 'record',
    problems: ['missing', 'conflict', 'stale'],
    clause: '7.46, 1.10',
  }),
};
