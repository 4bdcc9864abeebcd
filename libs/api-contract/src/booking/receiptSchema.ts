import * as v from 'valibot';
import { paymentProviderOptions } from './collections/payments';

const money = v.pipe(v.number(), v.safeInteger());
const optionalText = v.nullable(v.string());

/** The paper that a receipt is printed on: a sheet, or the roll of a printer at the till by its width in millimetres. */
export const receiptPapers = ['a4', '80', '58'] as const;
export type ReceiptPaper = (typeof receiptPapers)[number];

/** The receipt of an order: who sold, with their GST number, what was sold, its tax, and how it was paid. */
export const receiptSchema = v.object({
  number: v.string(),
  supplier: v.string(),
  /** Null before it is written in the settings of the invoices. */
  gst_number: optionalText,
  address: optionalText,
  issued_at: v.string(),
  /** Of the tenant. */
  zone: v.string(),
  buyer: optionalText,
  performance: v.object({ name: v.string(), starts_at: v.string(), zone: v.string() }),
  currency: v.string(),
  lines: v.array(v.object({ text: v.string(), quantity: v.number(), amount: money })),
  total: money,
  /** Parts of the total; null where the house charges no such thing. */
  tax: v.nullable(money),
  fees: v.nullable(money),
  /** Below zero where it was paid back. */
  payments: v.array(
    v.object({
      provider: v.picklist(paymentProviderOptions.map(({ value }) => value)),
      amount: money,
      received_at: v.string(),
    }),
  ),
});
export type Receipt = v.InferOutput<typeof receiptSchema>;
