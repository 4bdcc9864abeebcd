import * as v from 'valibot';
import { maxMoney } from '../../fields/money.data';
import { maxLengthOfReason } from '../../reasons';
import { saleLimits } from '../saleLimits';
import { filledTextInput } from '../../schemas/textInput';
import { defineAction, noInput } from '../../defineAction';
import { hashcodeInput, reasonInput } from '../../inputs';

const some = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maxMoney));
const staff = { roles: ['staff'], hasEffects: true, clause: '7.46, 1.10, 2.17' } as const;
const booked = [
  'tickets',
  'merchandiseLines',
  'merchandise',
  'payments',
  'vouchers',
  'giftVouchers',
  'giftVoucherEntries',
  'accountingEntries',
  'accountingDebitCredits',
] as const;

/** Actions of the office on an order, and on the waiting list. */
export const orderActions = {
  receivePayment: defineAction({
    ...staff,
    name: 'receive_payment',
    summary: 'Writes down that an order was paid by bank transfer or in cash',
    on: { record: 'orders' },
    input: v.strictObject({
      payment_method: hashcodeInput,
      amount,
      reference: v.optional(v.nullable(filledTextInput(200)), null),
    }),
    badInput: 'wrongTicketPayment',
    output: 'record',
    problems: ['missing', 'conflict', 'stale'],
    alsoWrites: booked,
  }),

  refundTickets: defineAction({
    ...staff,
    name: 'refund_tickets',
    summary: 'Takes tickets and merchandise back, frees their places, and pays their price back',
    on: { record: 'orders' },
    input: v.pipe(
      v.strictObject({
        tickets: v.pipe(v.array(hashcodeInput), v.maxLength(500)),
        /** Pieces of the lines of the order. */
        merchandise: v.optional(
          v.pipe(
            v.array(v.strictObject({ line: hashcodeInput, quantity: some })),
            v.maxLength(saleLimits.merchandiseKinds),
          ),
          [],
        ),
        /** The merchandise is for sale again. */
        restock: v.optional(v.boolean(), true),
        reason: reasonInput(maxLengthOfReason),
        /** The fee is paid back too. */
        with_fees: v.optional(v.boolean(), true),
        /** It was paid back already, or is about to be by the office: nothing is sent to the provider. */
        by_hand: v.optional(v.boolean(), false),
      }),
      v.check(({ tickets, merchandise }) => tickets.length + merchandise.length > 0),
    ),
    badInput: 'reasonNeeded',
    output: 'record',
    problems: ['missing', 'conflict', 'stale'],
    alsoWrites: booked,
  }),

  cancelOrder: defineAction({
    ...staff,
    name: 'cancel_order',
    summary: 'Cancels an order that is not paid, and frees its places',
    on: { record: 'orders' },
    input: noInput,
    output: 'record',
    problems: ['missing', 'conflict', 'stale'],
    alsoWrites: [
      'tickets',
      'merchandiseLines',
      'merchandise',
      'payments',
      'vouchers',
      'giftVouchers',
      'giftVoucherEntries',
    ],
  }),

  takeOffWaitingList: defineAction({
    ...staff,
    name: 'take_off_waiting_list',
    summary: 'Takes a party off the waiting list, and frees the places that it was offered',
    on: { record: 'waitingParties' },
    input: v.strictObject({
      reason: reasonInput(maxLengthOfReason),
      /** The party gets a mail with the reason. */
      mail: v.optional(v.boolean(), true),
    }),
    badInput: 'reasonNeeded',
    output: 'record',
    problems: ['missing', 'conflict', 'stale'],
    alsoWrites: ['seatHolds'],
  }),

  resendOrder: defineAction({
    sends: true,
    ...staff,
    name: 'resend_order',
    summary: 'Mails an order and its tickets again, with a new link',
    on: { record: 'orders' },
    input: noInput,
    output: 'record',
    problems: ['missing', 'conflict', 'stale'],
  }),
};
