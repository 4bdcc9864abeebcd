import * as v from 'valibot';
import { instant } from '../../fields/kinds/datetime';
import { maxLengthOfReason } from '../../reasons';
import { saleLimits } from '../saleLimits';
import { filledTextInput } from '../../schemas/textInput';
import { defineAction, noInput } from '../../defineAction';
import { hashcodeInput, reasonInput } from '../../inputs';

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

/** Changes of what is sold already: another version of the plan, and a performance at another time or not at all. */
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
      reason: reasonInput(maxLengthOfReason),
      with_fees: v.optional(v.boolean(), true),
    }),
    badInput: 'reasonNeeded',
    alsoWrites: sold,
  }),

  postponeSold: defineAction({
    ...staff,
    name: 'postpone_sold',
    summary:
      'Moves a performance with sold tickets to another time, and asks its buyers whether they keep them',
    on: { record: 'performances' },
    input: v.strictObject({
      starts_at: instant,
      ends_at: instant,
      /** For the buyers. */
      message: v.optional(v.nullable(filledTextInput(maxLengthOfReason, 'lines')), null),
      /** Until when buyers can ask for their money. */
      answer_until: instant,
      with_fees: v.optional(v.boolean(), true),
    }),
    badInput: 'wrongPostponement',
    alsoWrites: ['orders'],
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
