import * as v from 'valibot';
import { saleLimits } from './saleLimits';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const instant = v.string();

/** Why a place in a queue is over: its time, its order, its buyer, or the sale. */
export const queueEnds = ['expired', 'ordered', 'left', 'closed'] as const;

/** A buyer's place in the queue of a performance. `poll_seconds`: after how long to read it again. */
export const queuePlaceSchema = v.variant('status', [
  /** There is no queue, or everyone was let in. */
  v.object({ status: v.literal('open') }),
  /** Before the opening, and until lots are drawn. By the server's clock: a buyer's clock can be wrong. */
  v.object({
    status: v.literal('lobby'),
    opens_at: v.nullable(instant),
    seconds_to_opening: v.nullable(count),
    poll_seconds: count,
  }),
  v.object({
    status: v.literal('waiting'),
    position: v.pipe(count, v.minValue(1)),
    minutes: v.nullable(count),
    is_paused: v.boolean(),
    poll_seconds: count,
  }),
  v.object({ status: v.literal('admitted'), seconds_left: count, poll_seconds: count }),
  v.object({ status: v.literal('over'), reason: v.picklist(queueEnds) }),
]);
export type QueuePlace = v.InferOutput<typeof queuePlaceSchema>;

/** The queue of a performance as the office sees it. */
export const saleQueueSchema = v.object({
  /** Null: there is no queue. */
  queue_size: v.nullable(count),
  /** Since when everyone is let in; null while buyers wait. */
  queue_lifted_at: v.nullable(instant),
  sale: v.picklist(['coming', 'open', 'paused', 'closed']),
  opens_at: v.nullable(instant),
  /** Visitors who wait for the opening, without a number yet. */
  lobby: count,
  waiting: count,
  /** Visitors in it whose browser was heard of a moment ago. */
  present: count,
  admitted: count,
  ordered: count,
  /** How long the last one waits, about. */
  minutes: v.nullable(count),
});
export type SaleQueue = v.InferOutput<typeof saleQueueSchema>;

/** How many buyers a queue lets in at a time. */
export const queueSizeInput = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(saleLimits.queueSize),
);
