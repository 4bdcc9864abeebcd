import * as v from 'valibot';
import { currencyOptions, maxMoney } from '../fields/money.data';

const money = v.pipe(v.number(), v.safeInteger(), v.minValue(-maxMoney), v.maxValue(maxMoney));
const name = v.pipe(v.string(), v.maxLength(200));
const id = v.pipe(v.string(), v.maxLength(80));

/** A rule that a price went through, with what it gave. Amounts are in the smallest unit of the currency. */
const stepSchema = v.variant('rule', [
  /** The price group that the seat is in: by an exception of the seat map, by its category, or as the only one. */
  v.strictObject({
    rule: v.literal('group'),
    by: v.picklist(['seat', 'category', 'everywhere']),
    name,
    hashcode: id,
  }),
  /** The general-admission ticket. */
  v.strictObject({ rule: v.literal('ticket'), name, hashcode: id }),
  /** The row of prices that is valid at the instant. */
  v.strictObject({
    rule: v.literal('price'),
    name,
    hashcode: id,
    price_type: name,
    amount: money,
    valid_from: v.nullable(v.string()),
    valid_until: v.nullable(v.string()),
  }),
  v.strictObject({ rule: v.literal('fee'), name, amount: money, is_inside: v.boolean() }),
  /** Given for nothing, and why. */
  v.strictObject({ rule: v.literal('complimentary'), name, reason: v.pipe(v.string(), v.maxLength(500)) }),
  v.strictObject({ rule: v.literal('voucher'), name, amount: money }),
  /** `rate` in per cent; the amount is part of the price where the tax is inclusive. */
  v.strictObject({
    rule: v.literal('tax'),
    name,
    rate: v.number(),
    amount: money,
    is_inclusive: v.boolean(),
  }),
]);

/** How a price came to be: the rules in their order, and what they came to. */
export const priceChainSchema = v.strictObject({
  currency: v.picklist(currencyOptions.map(({ value }) => value)),
  /** When it was computed. */
  at: v.string(),
  steps: v.pipe(v.array(stepSchema), v.maxLength(20)),
  /** Amount that the buyer pays. */
  total: money,
  /** Parts of the total. */
  fee: money,
  tax: money,
});
export type PriceChain = v.InferOutput<typeof priceChainSchema>;
export type PriceStep = PriceChain['steps'][number];

export const examplePriceChain: PriceChain = {
  currency: 'NZD',
  at: '2027-05-01T00:00:00Z',
  steps: [],
  total: 0,
  fee: 0,
  tax: 0,
};
