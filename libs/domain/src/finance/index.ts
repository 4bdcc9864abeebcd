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
export { isPayable, matchTransfers, type MatchedTransfer } from './matchTransfers';
export { shareOf, taxed, taxResidue, type Taxed, type TaxTerms } from './taxes';
