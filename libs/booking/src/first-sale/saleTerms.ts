import type { RecordOf } from '@callboard/api-contract';

export type NoTaxReason = NonNullable<RecordOf<'pricePlans'>['no_tax']>;

/** The tax in a price: one that is there, one that is made now, or the reason for none. */
export type TaxOption =
  | { kind: 'known'; hashcode: string; name: string }
  | { kind: 'new'; name: string; rate: number }
  | { kind: 'none'; reason: NoTaxReason };

/** Terms of the first ticket of a performance; the price is in cents. */
export interface SaleTerms {
  performance: string;
  name: string;
  places: number;
  price: number;
  tax: TaxOption;
  /** For buyers who pay by bank transfer; empty where a method of payment is there already. */
  instructions: string;
}
