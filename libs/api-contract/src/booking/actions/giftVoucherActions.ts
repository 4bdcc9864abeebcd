import * as v from 'valibot';
import { defineAction, noInput } from '../../defineAction';
import { maxMoney } from '../../fields/money.data';
import { contactEmailInput, hashcodeInput, reasonInput } from '../../inputs';
import { languageSchema } from '../../languages';
import { maxLengthOfReason } from '../../reasons';
import { dayInput } from '../../schemas/dayInput';
import { filledTextInput } from '../../schemas/textInput';
import { giftCodeInput, giftVoucherOfferSchema, issuedGiftVoucherSchema } from '../giftVoucherSchemas';
import { saleLimits } from '../saleLimits';
import { currencies } from '../shifts.data';

const optional = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);
const staff = { roles: ['staff'], clause: '7.45, 7.46, 1.10' } as const;
const written = ['giftVouchers', 'giftVoucherEntries', 'payments'] as const;
const booked = [...written, 'accountingEntries', 'accountingDebitCredits'] as const;

/** Actions of the office on gift vouchers. Buyers ask for a balance with `checkGiftVoucher`. */
export const giftVoucherActions = {
  issueGiftVoucher: defineAction({
    ...staff,
    on: 'nothing',
    hasEffects: true,
    name: 'issue_gift_voucher',
    summary: 'Sells a gift voucher, or gives one away for a reason, and mails it where there is an email',
    wire: { method: 'POST', path: 'booking/office/gift_vouchers' },
    input: v.pipe(
      v.strictObject({
        amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxMoney)),
        currency: v.optional(v.picklist(currencies), 'NZD'),
        issued_to: optional(filledTextInput(saleLimits.name)),
        email: optional(contactEmailInput),
        /** Its last day. Null: three years from now. */
        valid_until: optional(dayInput),
        /** How it is paid; null where it is given. */
        payment_method: optional(hashcodeInput),
        reference: optional(filledTextInput(200)),
        /** Why it is given; null where it is sold. */
        reason: optional(filledTextInput(maxLengthOfReason, 'lines')),
        language: v.optional(languageSchema, 'en'),
      }),
      v.check(({ payment_method, reason }) => (payment_method === null) !== (reason === null)),
    ),
    badInput: 'wrongGiftVoucher',
    output: v.object({ gift_voucher: issuedGiftVoucherSchema }),
    problems: ['missing', 'conflict'],
    alsoWrites: booked,
  }),

  cancelGiftVoucher: defineAction({
    ...staff,
    on: { record: 'giftVouchers' },
    hasEffects: true,
    name: 'cancel_gift_voucher',
    summary: 'Ends a gift voucher with what is left on it; one that was sold can be paid back',
    input: v.strictObject({
      reason: reasonInput(maxLengthOfReason),
      /** How the rest is paid back; null: it is not. */
      payment_method: optional(hashcodeInput),
      reference: optional(filledTextInput(200)),
    }),
    badInput: 'reasonNeeded',
    output: 'record',
    problems: ['missing', 'conflict', 'stale'],
    alsoWrites: booked,
  }),

  mailGiftVoucher: defineAction({
    sends: true,
    ...staff,
    on: { record: 'giftVouchers' },
    hasEffects: true,
    name: 'mail_gift_voucher',
    summary: 'Mails a gift voucher with its code to its email again',
    input: noInput,
    output: 'record',
    problems: ['missing', 'conflict', 'stale'],
  }),

  checkGiftVoucherAtOffice: defineAction({
    ...staff,
    on: 'nothing',
    name: 'check_gift_voucher_at_office',
    summary: 'What is left on the gift voucher of a customer',
    wire: { method: 'POST', path: 'booking/office/gift_vouchers/check' },
    input: v.strictObject({ code: giftCodeInput }),
    badInput: 'giftVoucherUnknown',
    output: giftVoucherOfferSchema,
    readOnly: true,
    problems: ['missing', 'conflict'],
  }),
};
