import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const soldTicket = {
  hashcode: v.string(),
  order: v.string(),
  /** The number of the order and who bought it. */
  buyer: v.string(),
  place: v.string(),
};

/** Effects of another version of its plan on a seat map of which seats are sold. */
export const planChangeSchema = v.object({
  version: v.string(),
  number: count,
  /** Tickets that need another seat. */
  moves: v.array(
    v.object({
      ...soldTicket,
      why: v.picklist(['gone', 'access']),
      /** The seat that is proposed. */
      to: v.nullable(v.string()),
    }),
  ),
  /** Tickets whose seat stays, and is different. */
  changes: v.array(
    v.object({ ...soldTicket, to: v.string(), differs: v.array(v.picklist(['place', 'group', 'kind'])) }),
  ),
  unchanged: count,
  /** Seats of the version that someone has who stays, or holds. */
  taken: v.array(v.string()),
});
export type PlanChangeFacts = v.InferOutput<typeof planChangeSchema>;

/** Outcome for the orders of a performance that was moved to another time; null where it was not. */
export const salePostponementSchema = v.object({
  postponement: v.nullable(
    v.object({
      from: v.string(),
      to: v.string(),
      zone: v.string(),
      message: v.nullable(v.string()),
      answer_until: v.string(),
      /** Buyers can still answer. */
      is_open: v.boolean(),
      with_fees: v.boolean(),
      started: v.string(),
      orders: count,
      /** Orders whose buyer was written to, or has no email. */
      written: count,
      failed: count,
      kept: count,
      refunded: count,
      unanswered: count,
      /** Ended in another way meanwhile. */
      over: count,
      amount: count,
      currency: v.string(),
      /** Some of the orders, those with an answer first. */
      answers: v.array(
        v.object({
          order: v.string(),
          buyer: v.string(),
          email: v.nullable(v.string()),
          tickets: count,
          state: v.picklist(['kept', 'refunded', 'unanswered', 'over']),
          answered: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});
export type SalePostponement = v.InferOutput<typeof salePostponementSchema>;

/** The orders of a performance, and what became of them after it was cancelled. */
export const saleCancellationSchema = v.object({
  /** Orders that are not over. */
  open: v.object({
    orders: count,
    tickets: count,
    unpaid: count,
    /** Amount paid back with fees, and the fees in it. */
    amount: count,
    fees: count,
    currency: v.string(),
  }),
  /** Null where nothing was cancelled. */
  cancellation: v.nullable(
    v.object({
      reason: v.string(),
      with_fees: v.boolean(),
      started: v.string(),
      ended: v.nullable(v.string()),
      orders: count,
      done: count,
      /** Amount that was paid back, or is by a provider. */
      refunded: count,
      /** Amount that the office has to pay back itself: it was paid by cash or transfer, or its provider refused. */
      due: count,
      failed: v.array(v.object({ order: v.string(), buyer: v.string(), message: v.string() })),
    }),
  ),
});
export type SaleCancellation = v.InferOutput<typeof saleCancellationSchema>;
