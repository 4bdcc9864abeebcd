export {
  feeFactsSchema,
  feeSchema,
  mostCharged,
  type FeeCharge,
  type FeeCredit,
  type FeeFacts,
  type FeePayment,
  type FeeTerms,
  type FeeWaiver,
  type StoredFee,
} from './fees/feeSchemas';
