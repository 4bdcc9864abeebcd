import * as v from 'valibot';
import { invoicePaymentMethods } from './paymentMethods';
import { maxLengthOfReason } from '../reasons';

/** The most that each price of an event can be, in the smallest unit: an entry of 500 still fits a column. */
export const maxCharged = { entry: 10_000_000, performer: 4_000_000, late: 10_000_000 } as const;

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const signed = { by: v.string(), at: v.string() };

/** One thing that an entry is charged for. */
export const feeChargeSchema = v.object({
  kind: v.picklist(['entry', 'performers', 'late']),
  count: amount,
  each: amount,
});
export type FeeCharge = v.InferOutput<typeof feeChargeSchema>;

/** Waiver of a fee, with author and reason. Waiving `late` before an entry is submitted gives it grace. */
export const feeWaiverSchema = v.object({
  what: v.picklist(['all', 'late']),
  reason: v.pipe(v.string(), v.maxLength(maxLengthOfReason)),
  ...signed,
});
export type FeeWaiver = v.InferOutput<typeof feeWaiverSchema>;

/** A payment as the office noted it: its key makes noting it twice the same as once. */
export const feePaymentSchema = v.object({
  key: v.string(),
  amount,
  paid_on: v.string(),
  reference: v.pipe(v.string(), v.maxLength(120)),
  /** How it came, where that is known: by an invoice. */
  method: v.optional(v.picklist(invoicePaymentMethods)),
  ...signed,
});
export type FeePayment = v.InferOutput<typeof feePaymentSchema>;

/** Amount that a credit note took off a fee. */
export const feeCreditSchema = v.object({
  /** The credit note's. */
  key: v.string(),
  number: v.string(),
  amount,
  /** Paid part of it: it is a credit of the school since. */
  released: amount,
  /** The fee is owed again, to be on another invoice. */
  is_ended: v.boolean(),
  ...signed,
});
export type FeeCredit = v.InferOutput<typeof feeCreditSchema>;

/** The fee of an entry, as its field stores it: what was charged when it was submitted, and what came of it. */
export const feeSchema = v.object({
  /** Null until it is submitted. */
  charged: v.nullable(
    v.object({
      at: v.string(),
      currency: v.nullable(v.string()),
      due_on: v.nullable(v.string()),
      charges: v.pipe(v.array(feeChargeSchema), v.maxLength(3)),
    }),
  ),
  waivers: v.pipe(v.array(feeWaiverSchema), v.maxLength(2)),
  payments: v.pipe(v.array(feePaymentSchema), v.maxLength(100)),
  credits: v.optional(v.pipe(v.array(feeCreditSchema), v.maxLength(100))),
});
export type StoredFee = v.InferOutput<typeof feeSchema>;

/** The prices of an event. */
export const feeTermsSchema = v.object({
  entry_fee: v.nullable(amount),
  performer_fee: v.nullable(amount),
  late_fee: v.nullable(amount),
  /** Instant from which a submission costs the late fee too. */
  late_fee_from: v.nullable(v.string()),
  fee_due_on: v.nullable(v.string()),
  currency: v.nullable(v.string()),
});
export type FeeTerms = v.InferOutput<typeof feeTermsSchema>;

/** All that the fee of an entry is made of. */
export const feeFactsSchema = v.object({
  status: v.string(),
  submitted_at: v.nullable(v.string()),
  /** The zone of the event: its venue's, else the tenant's. */
  zone: v.string(),
  terms: feeTermsSchema,
  /** Of its members: those who perform or help, the adults, and how many it declares in all. */
  members: v.object({ students: amount, adults: amount, declared: v.nullable(amount) }),
  fee: v.nullable(feeSchema),
});
export type FeeFacts = v.InferOutput<typeof feeFactsSchema>;
