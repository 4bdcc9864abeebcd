import * as v from 'valibot';
import { deskProviders } from './shifts.data';

const money = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const named = v.object({ hashcode: v.string(), title: v.string() });

/** How many notes and coins of each value were counted, values in the smallest unit of the currency. */
export const cashCountSchema = v.object({
  items: v.pipe(
    v.array(
      v.strictObject({
        value: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000)),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
      }),
    ),
    v.maxLength(30),
  ),
});
export type CashCount = v.InferOutput<typeof cashCountSchema>;

/** Takings and refunds in one way, the refunds as an amount above zero. */
export const takingsSchema = v.object({
  provider: v.picklist(deskProviders),
  currency: v.string(),
  payments: count,
  sold: money,
  refunds: count,
  refunded: money,
});
export type Takings = v.InferOutput<typeof takingsSchema>;

/** A shift of the box office with its sums. */
export const boxOfficeShiftSchema = v.object({
  hashcode: v.string(),
  till: v.string(),
  clerk: named,
  status: v.picklist(['open', 'closed']),
  currency: v.string(),
  float: money,
  opened_at: v.string(),
  closed_at: v.nullable(v.string()),
  /** The float, and the cash that came in less the cash that went out. */
  expected: money,
  /** These three are null while it is open. */
  counted: v.nullable(money),
  /** Below zero where cash is missing. */
  difference: v.nullable(money),
  counts: v.nullable(cashCountSchema),
  reason: v.nullable(v.string()),
  /** The shift that it was taken over from. */
  follows: v.nullable(named),
  takings: v.array(takingsSchema),
});
export type BoxOfficeShift = v.InferOutput<typeof boxOfficeShiftSchema>;

/** A day of the box office: its shifts by clerk and till, and what was taken for each performance. */
export const boxOfficeDaySchema = v.object({
  day: v.string(),
  /** In which the day begins. */
  zone: v.string(),
  supplier: v.string(),
  /** Null before it is written in the settings of the invoices. */
  gst_number: v.nullable(v.string()),
  /** Shifts that were opened on the day, the newest first. */
  shifts: v.array(boxOfficeShiftSchema),
  performances: v.array(
    v.object({
      ...named.entries,
      starts_at: v.string(),
      zone: v.string(),
      currency: v.string(),
      takings: v.array(takingsSchema),
      /** Booked on the day, less what was paid back. */
      gst: money,
      /** In the prices of the orders that were paid. */
      fees: money,
    }),
  ),
});
export type BoxOfficeDay = v.InferOutput<typeof boxOfficeDaySchema>;
