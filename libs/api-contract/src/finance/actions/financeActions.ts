import * as v from 'valibot';
import { maxLengthOfReason } from '../../reasons';
import { dayInput } from '../../schemas/dayInput';
import { bookedEntrySchema } from '../bookSchemas';
import { currencyOptions, maxMoney } from '../../fields/money.data';
import { defineAction } from '../../defineAction';
import { hashcodeInput, reasonInput } from '../../inputs';

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maxMoney));
const currency = v.optional(v.picklist(currencyOptions.map(({ value }) => value)), 'NZD');
const shared = {
  on: 'nothing',
  output: v.object({ entry: bookedEntrySchema }),
  roles: ['staff'],
  clause: '7.45, 2.16',
  alsoWrites: ['accountingEntries', 'accountingDebitCredits'],
} as const;

/** Actions of the office that write into the books. */
export const financeActions = {
  createAccountingEntry: defineAction({
    ...shared,
    name: 'create_accounting_entry',
    summary: 'Writes an entry into the books, whose debits and credits have the same sum',
    wire: { method: 'POST', path: 'finance/create_accounting_entry' },
    input: v.strictObject({
      booked_on: dayInput,
      text: reasonInput(200),
      currency,
      event: v.optional(v.nullable(hashcodeInput), null),
      lines: v.pipe(
        v.array(
          v.strictObject({
            account: hashcodeInput,
            debit: v.optional(amount, 0),
            credit: v.optional(amount, 0),
            tax: v.optional(v.nullable(hashcodeInput), null),
          }),
        ),
        v.minLength(2),
        v.maxLength(100),
      ),
    }),
    badInput: 'wrongAccountingEntry',
    problems: ['conflict'],
  }),

  createCommissionFee: defineAction({
    ...shared,
    name: 'create_commission_fee',
    summary: 'Books what the sales of an event cost: a rate of an amount, a fixed amount, or both',
    wire: { method: 'POST', path: 'finance/create_commission_fee' },
    input: v.strictObject({
      event: hashcodeInput,
      booked_on: dayInput,
      text: v.optional(v.union([v.literal(''), reasonInput(200)]), ''),
      currency,
      /** Amount that the rate applies to. */
      base: v.optional(amount, 0),
      /** In hundredths of a per cent: 250 is 2.5 %. */
      rate: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000)), 0),
      fixed: v.optional(amount, 0),
    }),
    badInput: 'wrongCommission',
    problems: ['conflict', 'missing'],
  }),

  reverseAccountingEntry: defineAction({
    ...shared,
    name: 'reverse_accounting_entry',
    summary: 'Writes the mirror of an entry into the books, once, with a reason',
    input: v.strictObject({ entry: hashcodeInput, reason: reasonInput(maxLengthOfReason) }),
    badInput: 'reasonNeeded',
    problems: ['conflict', 'missing'],
  }),
};
