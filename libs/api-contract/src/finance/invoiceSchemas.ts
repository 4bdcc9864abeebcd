import * as v from 'valibot';
import { invoicePaymentMethods } from './paymentMethods';

const amount = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(v.number(), v.integer());
const text = v.string();
const named = v.object({ hashcode: text, title: text });
const optionalText = v.nullable(text);

/** The most lines of one invoice. */
export const maxInvoiceLines = 100;
/** How often an invoice is reminded of. */
export const maxReminders = 3;

/** The text of a tenant's invoices about the tenant, and when they are due and reminded of. */
export const invoiceTermsSchema = v.object({
  supplier: text,
  gst_number: text,
  address: text,
  bank_account: text,
  /** Days from the issue to the last day to pay. */
  due_days: count,
  /** Days between the last day to pay and the first reminder, and from one reminder to the next. Null: none is sent by itself. */
  remind_after_days: v.nullable(count),
});
export type InvoiceTerms = v.InferOutput<typeof invoiceTermsSchema>;

/** A line of an invoice: the fee of one entry, with its tax. */
export const invoiceLineSchema = v.object({
  hashcode: text,
  entry: text,
  text,
  amount,
  paid: amount,
  credited: amount,
});
export type InvoiceLine = v.InferOutput<typeof invoiceLineSchema>;

export const invoicePaymentSchema = v.object({
  hashcode: text,
  method: v.picklist(invoicePaymentMethods),
  amount,
  /** Of it more than was owed: it is a credit of the school. */
  over: amount,
  paid_on: text,
  reference: text,
  by: optionalText,
  is_taken_back: v.boolean(),
});
export type InvoicePayment = v.InferOutput<typeof invoicePaymentSchema>;

export const invoiceStatuses = ['draft', 'issued', 'part_paid', 'paid', 'credited', 'void'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** An invoice as lists show it. */
export const invoiceSummarySchema = v.object({
  hashcode: text,
  /** Null while it is a draft. */
  number: optionalText,
  status: v.picklist(invoiceStatuses),
  organisation: named,
  event: v.nullable(named),
  email: optionalText,
  issued_on: optionalText,
  due_on: optionalText,
  currency: text,
  total: amount,
  paid: amount,
  credited: amount,
  reminders: count,
  reminded_at: optionalText,
});
export type InvoiceSummary = v.InferOutput<typeof invoiceSummarySchema>;

/** An invoice with all that came of it. */
export const invoiceDetailSchema = v.object({
  ...invoiceSummarySchema.entries,
  tax: amount,
  tax_rate: count,
  lines: v.array(invoiceLineSchema),
  payments: v.array(invoicePaymentSchema),
  credit_notes: v.array(
    v.object({
      hashcode: text,
      number: text,
      issued_on: text,
      total: amount,
      released: amount,
      reason: text,
    }),
  ),
  reminded: v.array(v.object({ level: count, at: text })),
  /** Payments of the school beyond the amount it owes. */
  credit: amount,
  today: text,
});
export type InvoiceDetail = v.InferOutput<typeof invoiceDetailSchema>;

/** The fees of a school that an invoice can ask for. */
export const invoicePreviewSchema = v.object({
  organisation: named,
  email: optionalText,
  currency: text,
  total: amount,
  tax: amount,
  fees: v.array(v.object({ entry: text, text, amount })),
});
export type InvoicePreview = v.InferOutput<typeof invoicePreviewSchema>;

/** Amount owed by the books, in a currency: with and without an invoice. */
export const owedTotalSchema = v.object({ currency: text, owed: amount });

/** Payments of a school beyond the amount it owes. */
export const schoolCreditSchema = v.object({ organisation: named, currency: text, amount });
export type SchoolCredit = v.InferOutput<typeof schoolCreditSchema>;

/** An invoice as the people of the school see it at their entry. */
export const entryInvoiceSchema = v.object({
  hashcode: text,
  number: text,
  status: v.picklist(invoiceStatuses),
  due_on: optionalText,
  currency: text,
  total: amount,
  paid: amount,
  credited: amount,
});
export type EntryInvoice = v.InferOutput<typeof entryInvoiceSchema>;

/** The open invoice that asks for a fee: the fee is paid and credited there. */
export const openInvoiceSchema = v.object({
  hashcode: text,
  /** Null while it is a draft, which only the office sees. */
  number: optionalText,
});
export type OpenInvoice = v.InferOutput<typeof openInvoiceSchema>;
