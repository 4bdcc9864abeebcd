export {
  accountBalanceSchema,
  bookedEntrySchema,
  settlementSchema,
  taxSumSchema,
  type AccountBalance,
  type BookAccount,
  type BookedEntry,
  type Settlement,
  type TaxSum,
} from './bookSchemas';
export { creditedLinesSchema } from './collections/creditNotes';
export {
  feeFactsSchema,
  feeSchema,
  maxCharged,
  type FeeCharge,
  type FeeCredit,
  type FeeFacts,
  type FeePayment,
  type FeeTerms,
  type FeeWaiver,
  type StoredFee,
} from './feeSchemas';
export {
  entryInvoiceSchema,
  invoiceDetailSchema,
  invoicePreviewSchema,
  invoiceStatuses,
  invoiceSummarySchema,
  invoiceTermsSchema,
  maxInvoiceLines,
  maxReminders,
  openInvoiceSchema,
  owedTotalSchema,
  schoolCreditSchema,
  type EntryInvoice,
  type InvoiceDetail,
  type InvoiceLine,
  type InvoicePayment,
  type InvoicePreview,
  type InvoiceStatus,
  type InvoiceSummary,
  type InvoiceTerms,
  type OpenInvoice,
  type SchoolCredit,
} from './invoiceSchemas';
export { invoicePaymentMethods, type InvoicePaymentMethod } from './paymentMethods';
export type { AccountPurpose } from './purposes.data';
export {
  transferMatches,
  type TransferLine,
  type TransferMatch,
  type TransferResult,
} from './transferSchemas';
