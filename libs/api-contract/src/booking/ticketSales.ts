import * as v from 'valibot';
import { saleChannels } from './saleFields.data';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const money = v.pipe(v.number(), v.safeInteger());
const named = v.object({ hashcode: v.string(), title: v.string() });
/** Amounts of two currencies have no sum. */
const part = { currency: v.string(), tickets: count, income: money };

/** Sales of each performance, in detail for one of them. Amounts are what buyers paid, in the smallest unit. */
export const ticketSalesSchema = v.object({
  /** The performances with places to sell, latest first. */
  performances: v.array(
    v.object({
      ...named.entries,
      starts_at: v.string(),
      /** Of its venue. */
      zone: v.string(),
      /** All that can be sold; null where it is not set. */
      places: v.nullable(count),
      /** Paid. */
      sold: count,
      /** Ordered and not paid yet. */
      reserved: count,
      /** In the baskets of buyers. */
      held: count,
      /** In each currency that it was sold in. */
      sums: v.array(
        v.object({
          currency: v.string(),
          /** Price of the tickets, with tax. */
          income: money,
          refunded: money,
          /** Income from merchandise, apart from the tickets. */
          merchandise: money,
          /** Reductions by vouchers. */
          discount: money,
        }),
      ),
    }),
  ),
  selected: v.nullable(
    v.object({
      performance: named,
      /** The performance before it in the same venue that sold tickets. */
      before: v.nullable(named),
      /** How many were sold up to each day, counted back from the day of the performance: 0 is that day. */
      days: v.array(v.object({ days: count, sold: v.nullable(count), before: v.nullable(count) })),
      by_type: v.array(v.object({ ...named.entries, ...part })),
      by_group: v.array(v.object({ ...named.entries, ...part })),
      by_channel: v.array(v.object({ channel: v.picklist(saleChannels), ...part })),
      by_merchandise: v.array(
        v.object({ ...named.entries, pieces: count, currency: v.string(), income: money }),
      ),
    }),
  ),
});
export type TicketSales = v.InferOutput<typeof ticketSalesSchema>;
