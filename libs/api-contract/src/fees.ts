export {
  feeFactsSchema,
  feeSchema,
  mostCharged,
  type FeeCharge,
  type FeeFacts,
  type FeePayment,
  type FeeTerms,
  type FeeWaiver,
  type StoredFee,
} from './fees/feeSchemas';
