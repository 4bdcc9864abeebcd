export type { AccountPurpose } from './collections/finance/purposes.data';
export {
  bookedEntrySchema,
  accountBalanceSchema,
  settlementSchema,
  taxSumSchema,
  type AccountBalance,
  type BookAccount,
  type BookedEntry,
  type Settlement,
  type TaxSum,
} from './finance/bookSchemas';
export {
  transferMatches,
  type TransferLine,
  type TransferMatch,
  type TransferResult,
} from './finance/transferSchemas';
export {
  entryInvoiceSchema,
  openInvoiceSchema,
  owedTotalSchema,
  invoiceDetailSchema,
  invoicePaymentMethods,
  invoicePreviewSchema,
  invoiceStatuses,
  invoiceSummarySchema,
  invoiceTermsSchema,
  mostInvoiceLines,
  mostReminders,
  schoolCreditSchema,
  type EntryInvoice,
  type OpenInvoice,
  type InvoiceDetail,
  type InvoiceLine,
  type InvoicePayment,
  type InvoicePaymentMethod,
  type InvoicePreview,
  type InvoiceStatus,
  type InvoiceSummary,
  type InvoiceTerms,
  type SchoolCredit,
} from './finance/invoiceSchemas';
export { creditedLinesSchema } from './collections/finance/creditNotes';
