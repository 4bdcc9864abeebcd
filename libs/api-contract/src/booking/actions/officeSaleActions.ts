import * as v from 'valibot';
import { maxMoney } from '../../fields/money.data';
import { languageSchema } from '../../languages';
import { maxLengthOfReason } from '../../reasons';
import { requestOutcomes } from '../orderRequests.data';
import { saleChannels } from '../saleFields.data';
import { saleLimits } from '../saleLimits';
import { maxPayments } from '../shifts.data';
import { holdSchema, saleOrderSchema, voucherOfferSchema } from '../saleSchemas';
import { filledTextInput } from '../../schemas/textInput';
import { defineAction } from '../../defineAction';
import { contactEmailInput, contactPhoneInput, hashcodeInput } from '../../inputs';
import { giftPartsInput } from '../giftVoucherSchemas';
import { merchandiseInput } from '../merchandiseInput';

const seat = v.pipe(v.string(), v.minLength(1), v.maxLength(saleLimits.seat));
const some = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500));
const optional = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);
const channel = v.picklist(saleChannels.filter((each) => each !== 'online'));
const hold = v.strictObject({
  hashcode: hashcodeInput,
  secret: v.pipe(v.string(), v.minLength(1), v.maxLength(saleLimits.secret)),
});

const staff = { roles: ['staff'], hasEffects: true, clause: '7.46, 1.10, 2.17' } as const;
const atOffice = { ...staff, on: 'nothing', problems: ['missing', 'conflict'] } as const;

/** Selling at the box office and at the door, and what staff change of tickets afterwards. */
export const officeSaleActions = {
  holdAtOffice: defineAction({
    ...atOffice,
    name: 'hold_at_office',
    summary: 'Holds seats and places for a customer of the box office: these, or the best for a party',
    wire: { method: 'POST', path: 'booking/office/hold' },
    input: v.strictObject({
      performance: hashcodeInput,
      channel,
      seats: v.optional(v.pipe(v.array(seat), v.maxLength(500)), []),
      general: v.optional(
        v.pipe(v.array(v.strictObject({ definition: hashcodeInput, quantity: some })), v.maxLength(50)),
        [],
      ),
      /** Present: the best seats instead of `seats`. */
      best: v.optional(v.strictObject({ quantity: some, group: v.optional(hashcodeInput) })),
      hold: v.optional(hold),
    }),
    badInput: 'wrongHold',
    output: v.object({ hold: holdSchema }),
    alsoWrites: ['seatHolds'],
  }),

  releaseUnpaid: defineAction({
    ...atOffice,
    name: 'release_unpaid',
    summary:
      'Frees places of a performance that are reserved and not paid: holds end, and unpaid orders are cancelled',
    wire: { method: 'POST', path: 'booking/office/release' },
    input: v.strictObject({
      performance: hashcodeInput,
      holds: v.pipe(v.array(hashcodeInput), v.maxLength(saleLimits.unpaidListed)),
      orders: v.pipe(v.array(hashcodeInput), v.maxLength(saleLimits.unpaidListed)),
    }),
    output: v.object({
      /** How many places are free now; what was paid or given up meanwhile is left alone. */
      places: v.number(),
    }),
    alsoWrites: [
      'seatHolds',
      'orders',
      'tickets',
      'merchandiseLines',
      'merchandise',
      'payments',
      'vouchers',
      'giftVouchers',
      'giftVoucherEntries',
    ],
  }),

  sellTickets: defineAction({
    ...atOffice,
    name: 'sell_tickets',
    summary: 'Sells tickets at the box office or at the door: hold, order and payment in one step',
    wire: { method: 'POST', path: 'booking/office/sell' },
    input: v.strictObject({
      performance: hashcodeInput,
      channel,
      tickets: v.pipe(
        v.array(
          v.strictObject({
            seat: v.optional(seat),
            definition: v.optional(hashcodeInput),
            price_type: hashcodeInput,
          }),
        ),
        v.maxLength(saleLimits.places),
      ),
      merchandise: v.optional(merchandiseInput, []),
      /** The customer takes the merchandise along. */
      hand_over: v.optional(v.boolean(), false),
      /** The seats that the customer has in a hold meanwhile. An expired one is no obstacle. */
      hold: v.optional(hold),
      buyer: v.optional(
        v.strictObject({
          name: optional(filledTextInput(saleLimits.name)),
          email: optional(contactEmailInput),
          phone: optional(contactPhoneInput),
        }),
        {},
      ),
      payment_method: v.nullable(hashcodeInput),
      /** Of a card machine. */
      reference: optional(filledTextInput(200)),
      /** Present: the sale is paid in several ways instead of `payment_method`, whose amounts come to what is to be paid. */
      payments: v.optional(
        v.pipe(
          v.array(
            v.strictObject({
              payment_method: hashcodeInput,
              amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxMoney)),
              reference: optional(filledTextInput(200)),
            }),
          ),
          v.minLength(2),
          v.maxLength(maxPayments),
        ),
      ),
      /** Part of the total, or all of it, is paid by these: the rest by the ways above. */
      gift_vouchers: v.optional(giftPartsInput, []),
      /** The code of a voucher. */
      voucher: optional(filledTextInput(saleLimits.voucher)),
      complimentary_reason: optional(filledTextInput(maxLengthOfReason, 'lines')),
      expected_total: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maxMoney)),
      language: v.optional(languageSchema, 'en'),
    }),
    badInput: 'wrongSale',
    output: v.object({ order: saleOrderSchema }),
    alsoWrites: [
      'orders',
      'tickets',
      'merchandiseLines',
      'merchandise',
      'payments',
      'seatHolds',
      'vouchers',
      'giftVouchers',
      'giftVoucherEntries',
      'accountingEntries',
      'accountingDebitCredits',
    ],
  }),

  checkVoucherAtOffice: defineAction({
    ...atOffice,
    name: 'check_voucher_at_office',
    summary: 'What a voucher takes off the tickets of a hold of the box office',
    wire: { method: 'POST', path: 'booking/office/voucher' },
    input: v.strictObject({
      channel,
      hold,
      tickets: v.pipe(
        v.array(
          v.strictObject({
            seat: v.optional(seat),
            definition: v.optional(hashcodeInput),
            price_type: hashcodeInput,
          }),
        ),
        v.minLength(1),
        v.maxLength(saleLimits.places),
      ),
      voucher: filledTextInput(saleLimits.voucher),
    }),
    badInput: 'voucherUnknown',
    output: voucherOfferSchema,
    readOnly: true,
  }),

  handOver: defineAction({
    ...staff,
    name: 'hand_over',
    summary: 'Marks merchandise of an order as handed over, or takes the mark back',
    on: { record: 'orders' },
    input: v.strictObject({
      lines: v.pipe(v.array(hashcodeInput), v.minLength(1), v.maxLength(saleLimits.merchandiseKinds)),
      is_handed_over: v.boolean(),
    }),
    badInput: 'wrongHandOver',
    output: 'record',
    problems: ['missing', 'conflict', 'stale'],
    alsoWrites: ['merchandiseLines'],
  }),

  reseatTicket: defineAction({
    ...atOffice,
    name: 'reseat_ticket',
    summary: 'Moves a ticket to another free seat of the same performance; its code and its price stay',
    wire: { method: 'POST', path: 'booking/office/reseat' },
    input: v.strictObject({
      ticket: hashcodeInput,
      seat,
      /** The seat is of a dearer price group, and the buyer pays no more. */
      keep_price: v.optional(v.boolean(), false),
    }),
    badInput: 'wrongSeat',
    /** `difference`: what the new seat would cost more; below zero less. Null where it has no price for this kind of ticket. */
    output: v.object({ seat: v.string(), place: v.string(), difference: v.nullable(v.number()) }),
    alsoWrites: ['tickets', 'orders'],
  }),

  transferOrder: defineAction({
    ...staff,
    name: 'transfer_order',
    summary: 'Gives an order to another buyer: earlier links and codes end, and a new link is mailed',
    on: { record: 'orders' },
    input: v.strictObject({
      name: filledTextInput(saleLimits.name),
      email: contactEmailInput,
      phone: optional(contactPhoneInput),
    }),
    badInput: 'wrongBuyer',
    output: 'record',
    problems: ['missing', 'conflict', 'stale'],
    alsoWrites: ['tickets', 'orderRequests'],
  }),

  answerOrderRequest: defineAction({
    ...staff,
    name: 'answer_request',
    summary:
      'Answers what a buyer requested, and mails it: for another email, `done` sends the tickets there, and earlier links and codes end',
    on: { record: 'orderRequests' },
    input: v.pipe(
      v.strictObject({
        outcome: v.picklist(requestOutcomes),
        answer: optional(filledTextInput(saleLimits.requestAnswer, 'lines')),
      }),
      v.check(({ outcome, answer }) => outcome === 'done' || answer !== null),
    ),
    badInput: 'requestAnswerNeeded',
    output: 'record',
    problems: ['missing', 'conflict', 'stale'],
    alsoWrites: ['orders', 'tickets'],
  }),
};
