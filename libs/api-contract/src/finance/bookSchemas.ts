import * as v from 'valibot';

const amount = v.pipe(v.number(), v.safeInteger());
const named = v.object({ hashcode: v.string(), title: v.string() });

/** Types of account in accounting. */
export const accountKinds = ['asset', 'liability', 'equity', 'income', 'expense'] as const;

/** An account as the books name it. */
export const bookAccountSchema = v.object({
  hashcode: v.string(),
  code: v.string(),
  name: v.string(),
  kind: v.picklist(accountKinds),
});
export type BookAccount = v.InferOutput<typeof bookAccountSchema>;

/** A line of an entry: one of the two amounts is zero. */
export const bookedLineSchema = v.object({
  hashcode: v.string(),
  account: bookAccountSchema,
  debit: amount,
  credit: amount,
  tax: v.nullable(named),
});

/** An entry of the books with its lines. */
export const bookedEntrySchema = v.object({
  hashcode: v.string(),
  booked_on: v.string(),
  text: v.string(),
  currency: v.string(),
  total: amount,
  created: v.string(),
  event: v.nullable(named),
  /** The record that it follows from. */
  source: v.nullable(
    v.object({ collection: v.string(), hashcode: v.string(), title: v.nullable(v.string()) }),
  ),
  reason: v.nullable(v.string()),
  reverses: v.nullable(v.string()),
  reversed_by: v.nullable(v.string()),
  lines: v.array(bookedLineSchema),
});
export type BookedEntry = v.InferOutput<typeof bookedEntrySchema>;

/** Balance of an account on a day: all debits, all credits, and the difference. */
export const accountBalanceSchema = v.object({
  account: bookAccountSchema,
  currency: v.string(),
  debit: amount,
  credit: amount,
});
export type AccountBalance = v.InferOutput<typeof accountBalanceSchema>;

/**
 * Result of an event by the books: income and tax, less credits, are the received and owed amounts, less refunds
 * that are due.
 */
export const settlementSchema = v.object({
  event: named,
  starts_on: v.string(),
  currency: v.string(),
  /** Sales and fees without tax, and what was credited of them. */
  income: amount,
  /** Part of the income. */
  merchandise: amount,
  credited: amount,
  tax: amount,
  costs: amount,
  /**
   * Payments for the sales, of every kind: money that came in less money that went back, tickets that paid for other
   * tickets, and credits of schools. With refunds that are due.
   */
  received: amount,
  owed: amount,
  /** Received money that is due back, and has not been paid back yet. */
  to_refund: amount,
});
export type Settlement = v.InferOutput<typeof settlementSchema>;

/** Sums of sales and purchases at a rate of tax, and the tax of them. */
export const taxSumSchema = v.object({
  tax: named,
  rate: amount,
  currency: v.string(),
  sales: amount,
  purchases: amount,
  amount,
});
export type TaxSum = v.InferOutput<typeof taxSumSchema>;
