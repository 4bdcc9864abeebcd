import type { RecordMaker } from './makeRecords';

/** Makes a pricing template without a fee, whose office is not registered for tax: buyers pay the price as it is. */
export async function untaxedPlan(maker: RecordMaker): Promise<string> {
  const terms = { currency: 'NZD', booking_fee: null, is_fee_inside: false };
  const { hashcode } = await maker.make('pricePlans', { ...terms, tax: null, no_tax: 'not_registered' });
  return hashcode;
}
