import * as v from 'valibot';
import { maxLengthOfReason } from '../../reasons';
import { isCalendarDay } from '../../schemas/isCalendarDay';
import { defineAction } from '../../defineAction';
import { hashcodeInput, reasonInput } from '../../inputs';

const key = v.pipe(v.string(), v.uuid());
/** Undo takes it back; null where it was done already. */
const output = v.object({ change_set: v.nullable(v.string()) });
const shared = {
  on: 'nothing',
  output,
  roles: ['staff'],
  problems: ['missing', 'conflict'],
  clause: '7.40, 2.16',
  alsoWrites: ['entries'],
} as const;

/** Actions of the office about the fee of an entry. */
export const feeActions = {
  markFeePaid: defineAction({
    ...shared,
    name: 'mark_fee_paid',
    summary: 'Notes a payment of the fee of an entry, or of a part of it; the same key again changes nothing',
    input: v.strictObject({
      entry: hashcodeInput,
      key,
      amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      paid_on: v.pipe(v.string(), v.check(isCalendarDay)),
      reference: v.optional(v.union([v.literal(''), reasonInput(120)]), ''),
    }),
    badInput: 'wrongPayment',
  }),

  takeBackPayment: defineAction({
    ...shared,
    name: 'take_back_payment',
    summary: 'Removes a payment that was noted by mistake; the history keeps it',
    input: v.strictObject({ entry: hashcodeInput, key }),
  }),

  waiveFee: defineAction({
    ...shared,
    name: 'waive_fee',
    summary: 'Waives what is still owed for an entry, or its late fee, also before it is submitted',
    input: v.strictObject({
      entry: hashcodeInput,
      what: v.picklist(['all', 'late']),
      reason: reasonInput(maxLengthOfReason),
    }),
    badInput: 'reasonNeeded',
  }),

  endFeeWaiver: defineAction({
    ...shared,
    name: 'end_fee_waiver',
    summary: 'Charges again what was waived; the history keeps the waiver and its reason',
    input: v.strictObject({ entry: hashcodeInput, what: v.picklist(['all', 'late']) }),
  }),

  recalculateFee: defineAction({
    ...shared,
    name: 'recalculate_fee',
    summary: 'Charges a submitted entry by the present prices of its event and its present members',
    input: v.strictObject({ entry: hashcodeInput }),
  }),
};
