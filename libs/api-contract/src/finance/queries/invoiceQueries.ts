import * as v from 'valibot';
import {
  entryInvoiceSchema,
  invoiceDetailSchema,
  invoicePreviewSchema,
  invoiceSummarySchema,
  invoiceTermsSchema,
  openInvoiceSchema,
  owedTotalSchema,
  schoolCreditSchema,
} from '../invoiceSchemas';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

const hashcode = v.pipe(v.string(), v.check(isHashcode));
const shared = { group: 'Finance', envelope: 'data', roles: ['staff'], clause: '7.45, 2.16' } as const;
/** A PDF in base64, and what its file is called. */
const file = v.object({ name: v.string(), pdf: v.string() });

/** Queries of invoices. */
export const invoiceQueries = {
  invoicePreviews: defineQuery({
    ...shared,
    summary: 'The fees that are owed and on no open invoice, by school: of an event, or of one school',
    path: 'finance/invoice_previews',
    input: v.object({ event: v.optional(hashcode), organisation: v.optional(hashcode) }),
    output: v.object({
      schools: v.array(invoicePreviewSchema),
      /** Entries with a fee but no school: they can be on no invoice. */
      without_school: v.number(),
      due_on: v.string(),
      today: v.string(),
    }),
    problems: ['missing'],
  }),

  receivables: defineQuery({
    ...shared,
    summary:
      'What is owed by the books, the invoices that ask for it, latest due first, and what schools paid too much',
    path: 'finance/receivables',
    input: v.object({}),
    output: v.object({
      owed: v.array(owedTotalSchema),
      invoices: v.array(invoiceSummarySchema),
      drafts: v.array(invoiceSummarySchema),
      credits: v.array(schoolCreditSchema),
      today: v.string(),
    }),
    problems: ['missing'],
  }),

  invoice: defineQuery({
    ...shared,
    summary: 'An invoice with its lines, payments, reminders and credit notes',
    path: 'finance/invoices/{invoice}/detail',
    input: v.object({ invoice: hashcode }),
    output: v.object({ invoice: invoiceDetailSchema }),
    problems: ['missing'],
  }),

  invoiceTerms: defineQuery({
    ...shared,
    summary:
      'What invoices say about the tenant, and when they are due and reminded of; null before that is set',
    path: 'finance/invoice_terms',
    input: v.object({}),
    output: v.object({ terms: v.nullable(invoiceTermsSchema) }),
    problems: ['missing'],
  }),

  creditNotePdf: defineQuery({
    ...shared,
    summary: 'A credit note as a PDF',
    path: 'finance/credit_notes/{credit_note}/pdf',
    input: v.object({ credit_note: hashcode }),
    output: file,
    problems: ['missing'],
  }),

  invoicePdf: defineQuery({
    ...shared,
    summary: 'An issued invoice as a PDF: for the office, and for those who entered for the school',
    path: 'finance/invoices/{invoice}/pdf',
    input: v.object({ invoice: hashcode }),
    output: file,
    roles: ['staff', 'participant'],
    problems: ['missing'],
  }),

  entryInvoices: defineQuery({
    ...shared,
    summary: 'The issued invoices that the fee of an entry is on, and the open one that asks for it now',
    path: 'entries/{entry}/invoices',
    input: v.object({ entry: hashcode }),
    output: v.object({
      invoices: v.array(entryInvoiceSchema),
      open_invoice: v.nullable(openInvoiceSchema),
      today: v.string(),
    }),
    roles: ['staff', 'participant'],
    problems: ['missing'],
  }),
};
