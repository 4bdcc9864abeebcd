import * as v from 'valibot';
import { maxMoney } from '../fields/money.data';
import { filledTextInput } from '../schemas/textInput';
import { saleLimits } from './saleLimits';

const money = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The code of a gift voucher, as it was typed. */
export const giftCodeInput = filledTextInput(saleLimits.voucher);

/** Gift vouchers that pay for an order, and the amount that each of them pays: what the buyer was shown. */
export const giftPartsInput = v.pipe(
  v.array(
    v.strictObject({
      code: giftCodeInput,
      amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxMoney)),
    }),
  ),
  v.maxLength(saleLimits.giftVouchers),
);
export type GiftPart = v.InferOutput<typeof giftPartsInput>[number];

/** Balance of a gift voucher, for the holder of its code. */
export const giftVoucherOfferSchema = v.object({
  number: v.string(),
  balance: money,
  currency: v.string(),
  /** The last day, by the clocks of the tenant. */
  valid_until: v.string(),
});
export type GiftVoucherOffer = v.InferOutput<typeof giftVoucherOfferSchema>;

/** A gift voucher that was issued, with its code. */
export const issuedGiftVoucherSchema = v.object({
  hashcode: v.string(),
  ...giftVoucherOfferSchema.entries,
  /** Four groups of letters and digits. */
  code: v.string(),
});
export type IssuedGiftVoucher = v.InferOutput<typeof issuedGiftVoucherSchema>;
