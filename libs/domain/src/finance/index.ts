export { readBankRows, type BankLine, type BankStatement } from './bankStatement';
export {
  isBalanced,
  mirrored,
  reversalRefusal,
  sumsOf,
  toSides,
  type DebitCredit,
  type ReversalRefusal,
} from './entries';
export {
  balancesBetween,
  feeBalances,
  feeEntryText,
  feePosition,
  type FeeBalances,
  type FeePosition,
} from './feePosition';
export {
  ageOf,
  agedSums,
  ages,
  allocate,
  daysOverdue,
  invoiceNumbersIn,
  invoiceOpen,
  invoiceStatus,
  isCollectable,
  nextReminder,
  releasedBy,
  reminderDue,
  taxWithin,
  type Age,
  type Aged,
  type Allocation,
  type InvoiceSums,
} from './invoices';
export {
  isPayable,
  matchTransfers,
  type MatchedTransfer,
  type Payable,
  type PayableInvoice,
} from './matchTransfers';
export { shareOf, taxed, taxResidue, type Taxed, type TaxTerms } from './taxes';
