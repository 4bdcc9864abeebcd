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
