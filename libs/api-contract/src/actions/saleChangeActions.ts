import * as v from 'valibot';
import { longestReason } from '../reasons';
import { saleLimits } from '../sale/saleLimits';
import { defineAction, noInput } from './defineAction';
import { hashcodeInput, reasonInput } from './inputs';

const staff = {
  roles: ['staff'],
  hasEffects: true,
  output: 'record',
  problems: ['missing', 'conflict', 'stale'],
  clause: '7.46, 1.10, 2.21',
} as const;
const sold = [
  'orders',
  'tickets',
  'merchandiseLines',
  'merchandise',
  'payments',
  'seatMaps',
  'accountingEntries',
] as const;

/** Changes of what is sold already: another version of the plan, and a performance that does not take place. */
export const saleChangeActions = {
  changePlan: defineAction({
    ...staff,
    name: 'change_plan',
    summary: 'Takes another version of the plan of sold seats, and moves those whose seat is gone',
    on: { record: 'seatMaps' },
    input: v.strictObject({
      version: hashcodeInput,
      moves: v.pipe(
        v.array(
          v.strictObject({
            ticket: hashcodeInput,
            seat: v.pipe(v.string(), v.minLength(1), v.maxLength(saleLimits.seat)),
          }),
        ),
        v.maxLength(saleLimits.movesOfPlan),
      ),
    }),
    badInput: 'wrongPlanChange',
    alsoWrites: ['tickets', 'orders'],
  }),

  cancelPerformance: defineAction({
    ...staff,
    name: 'cancel_and_refund',
    summary: 'Cancels a performance, ends its sale, and pays all of its tickets back',
    on: { record: 'performances' },
    input: v.strictObject({
      reason: reasonInput(longestReason),
      with_fees: v.optional(v.boolean(), true),
    }),
    badInput: 'reasonNeeded',
    alsoWrites: sold,
  }),

  retryRefunds: defineAction({
    ...staff,
    name: 'retry_refunds',
    summary: 'Tries again to pay back the orders of a cancelled performance that failed',
    on: { record: 'performances' },
    input: noInput,
    alsoWrites: sold,
  }),
};
