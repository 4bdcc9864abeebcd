import * as v from 'valibot';

/**
 * Match of a line in a bank's file with orders and invoices. `exact` pays one; `late` does too, though the time to pay it is over;
 * `part` and `more` are less and more than an invoice asks for; `amount` names none, but one invoice asks for just that; `imported`
 * has paid one already; `twice`: a line above pays the same. `unclear` would pay, but the file has something that is not understood.
 * `currency` is other money than the order’s; `pending` is not booked by the bank; `reversed` went back to the payer.
 */
export const transferMatches = [
  'exact',
  'late',
  'part',
  'more',
  'amount',
  'differs',
  'unknown',
  'several',
  'paid',
  'over',
  'imported',
  'twice',
  'unclear',
  'currency',
  'pending',
  'reversed',
] as const;
export type TransferMatch = (typeof transferMatches)[number];

/** A line of a bank's file with the order or the invoice that it names. */
export const transferLineSchema = v.object({
  row: v.number(),
  day: v.string(),
  /** Below zero where the money went back. */
  amount: v.number(),
  /** As the file names it. */
  currency: v.nullable(v.string()),
  text: v.string(),
  match: v.picklist(transferMatches),
  order: v.nullable(
    v.object({
      hashcode: v.string(),
      number: v.string(),
      buyer: v.nullable(v.string()),
      total: v.number(),
      currency: v.string(),
    }),
  ),
  invoice: v.nullable(
    v.object({
      hashcode: v.string(),
      number: v.string(),
      bill_to: v.string(),
      open: v.number(),
      currency: v.string(),
    }),
  ),
});
export type TransferLine = v.InferOutput<typeof transferLineSchema>;

/** Result of a line that staff confirmed: paid, owed back since its seats are gone, or why it pays nothing. */
export const transferResultSchema = v.object({
  row: v.number(),
  result: v.picklist(['paid', 'owed', ...transferMatches]),
});
export type TransferResult = v.InferOutput<typeof transferResultSchema>;
