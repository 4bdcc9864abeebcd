import * as v from 'valibot';
import { languageSchema } from '../../languages';
import { shopCall } from './shopCall';
import { saleLimits } from '../saleLimits';
import {
  holdSchema,
  placedOrderSchema,
  postponementAnswers,
  saleOrderSchema,
  voucherOfferSchema,
} from '../saleSchemas';
import { isEmail } from '../../schemas/formats';
import { filledTextInput } from '../../schemas/textInput';
import { maxMoney } from '../../fields/money.data';
import { buyerOrderActions } from './buyerOrderActions';
import { defineAction, noOutput } from '../../defineAction';
import { contactEmailInput, contactPhoneInput, emailInput, hashcodeInput, tokenInput } from '../../inputs';
import { giftCodeInput, giftPartsInput, giftVoucherOfferSchema } from '../giftVoucherSchemas';
import { merchandiseInput } from '../merchandiseInput';
import { queueActions } from './queueActions';

const seat = v.pipe(v.string(), v.minLength(1), v.maxLength(saleLimits.seat));
const some = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500));
/** Which hold, and the proof that it is the caller's. */
const hold = v.strictObject({
  hashcode: hashcodeInput,
  secret: v.pipe(v.string(), v.minLength(1), v.maxLength(saleLimits.secret)),
});
/** Name that the caller's browser gives itself: its unpaid reservations are counted apart from others of its network. */
const owner = v.optional(v.pipe(v.string(), v.minLength(16), v.maxLength(saleLimits.secret)));
/** Of the caller's place, where buyers of the performance queue. */
const queue = v.optional(tokenInput);
const order = v.strictObject({ token: tokenInput });
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maxMoney));

const voucher = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(saleLimits.voucher));
/** The code of the group prices among the tickets. */
const price_code = v.optional(v.nullable(voucher), null);
const tickets = v.pipe(
  v.array(
    v.strictObject({
      /** A seat of the plan, or a general-admission ticket. */
      seat: v.optional(seat),
      definition: v.optional(hashcodeInput),
      price_type: hashcodeInput,
    }),
  ),
  v.minLength(1),
  v.maxLength(500),
);

/** Refused with 409, whose `data.seats` are `refusedSeatsSchema`: each seat that stands in the way, and why. */
const writesHolds = { ...shopCall, output: v.object({ hold: holdSchema }) } as const;
/** Selling seats to strangers in the shop, which loads all of it. */
export const saleActions = {
  ...queueActions,
  ...buyerOrderActions,

  holdSeats: defineAction({
    ...writesHolds,
    name: 'hold_seats',
    summary: 'Holds seats and places of a performance for some minutes: all of them, or none',
    wire: { method: 'POST', path: 'sale/hold' },
    input: v.strictObject({
      performance: hashcodeInput,
      seats: v.optional(v.pipe(v.array(seat), v.maxLength(500)), []),
      general: v.optional(
        v.pipe(v.array(v.strictObject({ definition: hashcodeInput, quantity: some })), v.maxLength(50)),
        [],
      ),
      /** The caller's hold, which then has these seats instead; its time goes on. */
      hold: v.optional(hold),
      /** The caller needs accessible or companion seats. */
      is_accessible: v.optional(v.boolean(), false),
      owner,
      queue,
    }),
    badInput: 'wrongHold',
    problems: ['missing', 'conflict'],
  }),

  holdBest: defineAction({
    ...writesHolds,
    name: 'hold_best',
    summary: 'Holds the best free seats of a performance for a party: together where that is possible',
    wire: { method: 'POST', path: 'sale/best' },
    input: v.strictObject({
      performance: hashcodeInput,
      quantity: some,
      /** Only seats of this price group. */
      group: v.optional(hashcodeInput),
      is_accessible: v.optional(v.boolean(), false),
      hold: v.optional(hold),
      owner,
      queue,
    }),
    badInput: 'wrongHold',
    problems: ['missing', 'conflict'],
  }),

  extendHold: defineAction({
    ...writesHolds,
    name: 'extend_hold',
    summary: 'Gives a hold more time, once',
    wire: { method: 'POST', path: 'sale/extend' },
    input: hold,
    badInput: 'wrongHold',
    problems: ['missing', 'conflict'],
  }),

  readHold: defineAction({
    ...writesHolds,
    name: 'read_hold',
    summary: 'The seats of a hold, such as one that the waiting list offered by mail',
    wire: { method: 'POST', path: 'sale/hold/read' },
    input: hold,
    badInput: 'wrongHold',
    readOnly: true,
    problems: ['missing', 'conflict'],
  }),

  releaseHold: defineAction({
    ...shopCall,
    name: 'release_hold',
    summary: 'Frees the seats of a hold',
    wire: { method: 'POST', path: 'sale/release' },
    input: hold,
    badInput: 'wrongHold',
    output: noOutput,
  }),

  /** Worth guessing at: for a hold of the caller alone, every refusal is the same, and the wrong ones of a network are counted. */
  checkVoucher: defineAction({
    ...shopCall,
    name: 'check_voucher',
    summary: 'What a voucher takes off the tickets of a hold',
    wire: { method: 'POST', path: 'sale/voucher' },
    input: v.strictObject({ hold, tickets, voucher, price_code }),
    badInput: 'voucherUnknown',
    output: voucherOfferSchema,
    readOnly: true,
    problems: ['missing', 'conflict'],
  }),

  /** As `checkVoucher`: for a hold of the caller, with one refusal for every code that pays nothing. */
  checkGiftVoucher: defineAction({
    ...shopCall,
    name: 'check_gift_voucher',
    summary: 'What a gift voucher can pay for the holder of its code',
    wire: { method: 'POST', path: 'sale/gift_voucher' },
    input: v.strictObject({ hold, code: giftCodeInput }),
    badInput: 'giftVoucherUnknown',
    output: giftVoucherOfferSchema,
    readOnly: true,
    problems: ['missing', 'conflict'],
  }),

  placeOrder: defineAction({
    ...shopCall,
    name: 'place_order',
    summary: 'Orders what a hold holds, at the prices of the server',
    wire: { method: 'POST', path: 'sale/order' },
    input: v.strictObject({
      hold,
      tickets,
      merchandise: v.optional(merchandiseInput, []),
      voucher: v.optional(v.nullable(voucher), null),
      price_code,
      /** Part of the total, or all of it, is paid by these. */
      gift_vouchers: v.optional(giftPartsInput, []),
      buyer: v.strictObject({
        name: filledTextInput(saleLimits.name),
        email: contactEmailInput,
        phone: v.optional(v.nullable(contactPhoneInput), null),
      }),
      payment_method: v.nullable(hashcodeInput),
      /** Sum that the buyer was shown: another one is refused, with the present one. */
      expected_total: amount,
      language: v.optional(languageSchema, 'en'),
    }),
    badInput: 'wrongOrder',
    output: placedOrderSchema,
    problems: ['missing', 'conflict'],
  }),

  payOrder: defineAction({
    ...shopCall,
    name: 'pay_order',
    summary: 'Pays an order by its method, or tries again',
    wire: { method: 'POST', path: 'sale/pay' },
    input: v.strictObject({
      token: tokenInput,
      /** Of the simulated card: how it answers. */
      card: v.optional(v.picklist(['accept', 'decline', 'ask', 'late', 'twice', 'never'])),
      /** The answer to its second step. */
      code: v.optional(v.pipe(v.string(), v.maxLength(12))),
      payment_method: v.optional(hashcodeInput),
    }),
    badInput: 'wrongTicketPayment',
    output: v.object({ order: saleOrderSchema }),
    problems: ['missing', 'conflict'],
  }),

  readOrder: defineAction({
    ...shopCall,
    name: 'read_order',
    summary: 'An order with its tickets, for the holder of its link',
    wire: { method: 'POST', path: 'sale/orders/read' },
    input: order,
    badInput: 'wrongOrderLink',
    output: v.object({ order: saleOrderSchema }),
    readOnly: true,
    problems: ['missing'],
  }),

  ticketsPdf: defineAction({
    ...shopCall,
    name: 'tickets_pdf',
    summary: 'The valid tickets of an order as a PDF to print, in base64, for the holder of its link',
    wire: { method: 'POST', path: 'sale/orders/pdf' },
    input: order,
    badInput: 'wrongOrderLink',
    output: v.object({ pdf: v.string() }),
    readOnly: true,
    problems: ['missing', 'conflict'],
  }),

  openOwnOrder: defineAction({
    ...shopCall,
    roles: 'session',
    name: 'open_own_order',
    summary: 'A new link to an order that the user placed while signed in',
    input: v.strictObject({ order: hashcodeInput }),
    output: v.object({ token: v.string() }),
    problems: ['missing'],
  }),

  answerPostponement: defineAction({
    ...shopCall,
    name: 'answer_postponement',
    summary: 'Keeps the tickets of a performance that was moved to another time, or asks for the money',
    wire: { method: 'POST', path: 'sale/orders/answer' },
    input: v.strictObject({ token: tokenInput, answer: v.picklist(postponementAnswers) }),
    badInput: 'wrongOrderLink',
    output: v.object({ order: saleOrderSchema }),
    problems: ['missing', 'conflict'],
  }),

  giveUpOrder: defineAction({
    ...shopCall,
    name: 'give_up_order',
    summary: 'Cancels an order that is not paid',
    wire: { method: 'POST', path: 'sale/orders/cancel' },
    input: order,
    badInput: 'wrongOrderLink',
    output: v.object({ order: saleOrderSchema }),
    problems: ['missing', 'conflict'],
  }),

  joinWaitingList: defineAction({
    ...shopCall,
    name: 'join_waiting_list',
    summary:
      'Waits for places at a performance that has none: seats together or general admission; they are offered by mail',
    wire: { method: 'POST', path: 'sale/waiting' },
    input: v.strictObject({
      performance: hashcodeInput,
      /** A general-admission ticket; absent: seats together. */
      definition: v.optional(hashcodeInput),
      places: some,
      name: filledTextInput(saleLimits.name),
      email: v.pipe(emailInput, v.maxLength(200), v.check(isEmail)),
      is_accessible: v.optional(v.boolean(), false),
      language: v.optional(languageSchema, 'en'),
    }),
    badInput: 'wrongWaiting',
    output: noOutput,
    rateClass: 'login',
    problems: ['missing', 'conflict'],
  }),

  leaveWaitingList: defineAction({
    ...shopCall,
    name: 'leave_waiting_list',
    summary: 'Leaves the waiting list, and frees the seats that were offered',
    wire: { method: 'POST', path: 'sale/waiting/leave' },
    input: v.strictObject({ token: tokenInput }),
    badInput: 'waitingLinkUnknown',
    output: noOutput,
    problems: ['missing'],
  }),
};
