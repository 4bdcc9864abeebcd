/** How money for an invoice can arrive; `credit` is money of the school that is here already. */
export const invoicePaymentMethods = ['bank_transfer', 'cash', 'terminal', 'credit'] as const;
export type InvoicePaymentMethod = (typeof invoicePaymentMethods)[number];
