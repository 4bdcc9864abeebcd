import * as v from 'valibot';
import { shopCall } from './shopCall';
import { queuePlaceSchema, queueSizeInput } from '../queueSchemas';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput, tokenInput } from '../../inputs';

const place = v.strictObject({ performance: hashcodeInput, token: tokenInput });

/** The queue of buyers when a sale opens. */
export const queueActions = {
  joinQueue: defineAction({
    ...shopCall,
    name: 'join_queue',
    summary: 'Takes a place in the queue of a performance; its token is told once',
    wire: { method: 'POST', path: 'sale/queue' },
    input: v.strictObject({ performance: hashcodeInput }),
    badInput: 'queuePlaceUnknown',
    output: v.object({ place: queuePlaceSchema, token: v.nullable(v.string()) }),
    problems: ['missing', 'conflict'],
  }),

  readQueue: defineAction({
    ...shopCall,
    name: 'read_queue',
    summary: 'Where a place in the queue is now; reading it keeps it present',
    wire: { method: 'POST', path: 'sale/queue/read' },
    input: place,
    badInput: 'queuePlaceUnknown',
    output: v.object({ place: queuePlaceSchema }),
    readOnly: true,
    problems: ['missing'],
  }),

  leaveQueue: defineAction({
    ...shopCall,
    name: 'leave_queue',
    summary: 'Leaves the queue',
    wire: { method: 'POST', path: 'sale/queue/leave' },
    input: place,
    badInput: 'queuePlaceUnknown',
    output: noOutput,
    problems: ['missing'],
  }),
};

/** Actions of the office on the queue. */
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
