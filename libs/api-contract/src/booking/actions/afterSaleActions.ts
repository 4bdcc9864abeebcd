import * as v from 'valibot';
import { maxMoney } from '../../fields/money.data';
import { saleChannels } from '../saleFields.data';
import { saleLimits } from '../saleLimits';
import { saleOrderSchema } from '../saleSchemas';
import { filledTextInput } from '../../schemas/textInput';
import { defineAction } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

const seat = v.pipe(v.string(), v.minLength(1), v.maxLength(saleLimits.seat));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maxMoney));
const reference = v.optional(v.nullable(filledTextInput(200)), null);
const staff = { roles: ['staff'], hasEffects: true, clause: '7.46, 1.10, 2.17' } as const;
const booked = ['orders', 'tickets', 'payments', 'accountingEntries', 'accountingDebitCredits'] as const;

/** How money that is due back reaches its buyer: by the card it came from, or by the office itself. */
export const payBackWays = ['card', 'bank_transfer', 'cash'] as const;
export type PayBackWay = (typeof payBackWays)[number];

/** Changes of money and tickets by the office after a sale. */
export const afterSaleActions = {
  exchangeTickets: defineAction({
    ...staff,
    on: 'nothing',
    name: 'exchange_tickets',
    summary: 'Exchanges tickets of an order for tickets of another performance, with the difference in price',
    wire: { method: 'POST', path: 'booking/office/exchange' },
    input: v.strictObject({
      order: hashcodeInput,
      /** Tickets that are given back. */
      give: v.pipe(v.array(hashcodeInput), v.minLength(1), v.maxLength(saleLimits.places)),
      performance: hashcodeInput,
      channel: v.picklist(saleChannels.filter((each) => each !== 'online')),
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
      /** The places that the buyer has in a hold meanwhile. An expired one is no obstacle. */
      hold: v.optional(
        v.strictObject({
          hashcode: hashcodeInput,
          secret: v.pipe(v.string(), v.minLength(1), v.maxLength(saleLimits.secret)),
        }),
      ),
      /** Price of the new tickets, as staff were shown it: another sum is refused. */
      expected_total: amount,
      /** By which the difference was paid; null where there is none. */
      payment_method: v.optional(v.nullable(hashcodeInput), null),
      reference,
      /** The office itself pays back the rest: nothing is sent to the provider. */
      by_hand: v.optional(v.boolean(), false),
    }),
    badInput: 'wrongExchange',
    /** The order of the new tickets, and what was paid back. */
    output: v.object({ order: saleOrderSchema, refunded: v.pipe(v.number(), v.safeInteger()) }),
    problems: ['missing', 'conflict'],
    alsoWrites: [...booked, 'seatHolds'],
  }),

  payBack: defineAction({
    ...staff,
    name: 'pay_back',
    summary:
      'Pays money back that an order does not need: it came late, twice, or its refund did not go through',
    on: { record: 'orders' },
    input: v.strictObject({
      way: v.picklist(payBackWays),
      /** Amount due, as staff were shown it: another sum is refused. */
      amount: v.pipe(amount, v.minValue(1)),
      reference,
    }),
    badInput: 'wrongPayBack',
    output: 'record',
    problems: ['missing', 'conflict', 'stale'],
    alsoWrites: booked,
  }),
};
