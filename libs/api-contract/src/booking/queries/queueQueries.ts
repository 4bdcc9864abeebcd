import * as v from 'valibot';
import { isHashcode } from '../../schemas/formats';
import { saleQueueSchema } from '../queueSchemas';
import { defineQuery } from '../../defineQuery';

/** Queries of the office about the queues of its sales. */
export const queueQueries = {
  saleQueue: defineQuery({
    summary: 'The queue of a performance: its size, and how many wait and are let in',
    group: 'Sale',
    path: 'booking/queues/{performance}',
    envelope: 'data',
    roles: ['staff'],
    input: v.object({ performance: v.pipe(v.string(), v.check(isHashcode)) }),
    output: saleQueueSchema,
    problems: ['missing'],
    clause: '7.46, 1.10',
    isBackground: true,
  }),
};
