import * as v from 'valibot';
import { invoiceDetailSchema, invoiceTermsSchema, maxInvoiceLines, maxReminders } from '../invoiceSchemas';
import { invoicePaymentMethods } from '../paymentMethods';
import { currencyOptions } from '../../fields/money.data';
import { maxLengthOfReason } from '../../reasons';
import { isCalendarDay } from '../../schemas/isCalendarDay';
import { defineAction } from '../../defineAction';
import { contactEmailInput, hashcodeInput, reasonInput } from '../../inputs';

const key = v.pipe(v.string(), v.uuid());
const day = v.pipe(v.string(), v.check(isCalendarDay));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2_000_000_000));
const email = v.nullable(contactEmailInput);
const reference = v.optional(v.union([v.literal(''), reasonInput(120)]), '');
const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120));
const books = ['accountingEntries', 'accountingDebitCredits'] as const;
const shared = {
  on: 'nothing',
  output: v.object({ invoice: invoiceDetailSchema }),
  roles: ['staff'],
  problems: ['missing', 'conflict'],
  clause: '7.45, 2.16',
  hasEffects: true,
} as const;

/** Actions of the office about the invoices of schools. */
export const invoiceActions = {
  invoiceFees: defineAction({
    ...shared,
    name: 'invoice_fees',
    summary: 'Puts what entries of a school owe on one invoice; a fee is on one open invoice at most',
    input: v.strictObject({
      organisation: hashcodeInput,
      entries: v.pipe(v.array(hashcodeInput), v.minLength(1), v.maxLength(maxInvoiceLines)),
      email,
      due_on: day,
      /** False leaves a draft. */
      issue: v.boolean(),
    }),
    badInput: 'wrongInvoice',
    alsoWrites: ['invoices'],
  }),

  issueInvoice: defineAction({
    ...shared,
    name: 'issue_invoice',
    summary: 'Gives a draft its number, after which it never changes, and mails it',
    input: v.strictObject({ invoice: hashcodeInput, email, due_on: day }),
    badInput: 'wrongInvoice',
    alsoWrites: ['invoices'],
  }),

  discardInvoice: defineAction({
    ...shared,
    name: 'discard_invoice',
    summary: 'Discards a draft; its fees can be on another invoice',
    input: v.strictObject({ invoice: hashcodeInput }),
    alsoWrites: ['invoices'],
  }),

  sendInvoice: defineAction({
    sends: true,
    ...shared,
    name: 'send_invoice',
    summary: 'Mails an issued invoice again',
    input: v.strictObject({ invoice: hashcodeInput }),
  }),

  recordInvoicePayment: defineAction({
    ...shared,
    name: 'record_invoice_payment',
    summary:
      'Notes a payment of an invoice or of a part of it; what is too much is a credit of the school. The same key again changes nothing',
    input: v.strictObject({
      invoice: hashcodeInput,
      key,
      amount,
      method: v.picklist(invoicePaymentMethods),
      paid_on: day,
      reference,
    }),
    badInput: 'wrongInvoicePayment',
    alsoWrites: ['invoices', 'entries', ...books],
  }),

  takeBackInvoicePayment: defineAction({
    ...shared,
    name: 'take_back_invoice_payment',
    summary: 'Takes back a payment that was noted by mistake',
    input: v.strictObject({ payment: hashcodeInput, reason: reasonInput(maxLengthOfReason) }),
    badInput: 'reasonNeeded',
    alsoWrites: ['invoices', 'entries', ...books],
  }),

  remindInvoice: defineAction({
    sends: true,
    ...shared,
    name: 'remind_invoice',
    summary: 'Mails a reminder of an overdue invoice; each level is sent once',
    input: v.strictObject({
      invoice: hashcodeInput,
      level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxReminders)),
    }),
    alsoWrites: ['invoices'],
  }),

  creditInvoice: defineAction({
    ...shared,
    name: 'credit_invoice',
    summary: 'Reverses lines of an invoice by a credit note; what was paid of them is a credit of the school',
    input: v.strictObject({
      invoice: hashcodeInput,
      key,
      lines: v.pipe(
        v.array(v.strictObject({ line: hashcodeInput, amount })),
        v.minLength(1),
        v.maxLength(maxInvoiceLines),
      ),
      reason: reasonInput(maxLengthOfReason),
      /** The fees are owed again, such as when the invoice went to the wrong school. */
      is_owed_again: v.boolean(),
    }),
    badInput: 'wrongCreditNote',
    alsoWrites: ['invoices', 'creditNotes', 'entries', ...books],
  }),

  refundSchoolCredit: defineAction({
    ...shared,
    name: 'refund_school_credit',
    summary: 'Notes that credit of a school was paid back',
    input: v.strictObject({
      organisation: hashcodeInput,
      key,
      amount,
      currency: v.picklist(currencyOptions.map(({ value }) => value)),
      paid_on: day,
      reference,
    }),
    badInput: 'wrongInvoicePayment',
    output: v.object({ left: v.number() }),
    alsoWrites: [...books],
  }),

  setInvoiceTerms: defineAction({
    ...shared,
    name: 'set_invoice_terms',
    summary: 'Sets what invoices say about the tenant, and when they are due and reminded of',
    input: v.strictObject({
      supplier: reasonInput(200),
      gst_number: v.pipe(v.string(), v.trim(), v.regex(/^\d{2,3}[ -]?\d{3}[ -]?\d{3}$/)),
      address: v.union([v.literal(''), reasonInput(300)]),
      bank_account: reasonInput(40),
      due_days: days,
      remind_after_days: v.nullable(v.pipe(days, v.minValue(1))),
    }),
    badInput: 'wrongInvoiceTerms',
    output: v.object({ terms: invoiceTermsSchema }),
  }),
};
