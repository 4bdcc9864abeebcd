import { acceptedPaymentCards } from './collections/acceptedPaymentCards';
import { accountingDebitCredits } from './collections/accountingDebitCredits';
import { accountingEntries } from './collections/accountingEntries';
import { bookkeepingAccounts } from './collections/bookkeepingAccounts';
import { creditNotes } from './collections/creditNotes';
import { invoices } from './collections/invoices';
import { paymentMethods } from './collections/paymentMethods';
import { taxes } from './collections/taxes';

/** The collections of this noun, by their keys: they load together. */
export const financeCollections = {
  acceptedPaymentCards,
  accountingDebitCredits,
  accountingEntries,
  bookkeepingAccounts,
  creditNotes,
  invoices,
  paymentMethods,
  taxes,
} as const;
