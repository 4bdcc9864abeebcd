import * as v from 'valibot';
import { accountBalanceSchema, bookedEntrySchema, settlementSchema, taxSumSchema } from '../bookSchemas';
import { isHashcode } from '../../schemas/formats';
import { isCalendarDay } from '../../schemas/isCalendarDay';
import { defineQuery } from '../../defineQuery';

const day = v.pipe(v.string(), v.check(isCalendarDay));
const period = { from: v.optional(day), to: v.optional(day) };
const shared = { group: 'Finance', envelope: 'data', roles: ['staff'], clause: '2.16, 7.45' } as const;
/** The zone in which a day of the books begins. */
const zone = v.string();

/** Queries of the books. */
export const financeQueries = {
  dayBook: defineQuery({
    ...shared,
    summary: 'The entries of the books with their lines, newest day first, 50 at a time',
    path: 'finance/day_book',
    input: v.object({
      ...period,
      account: v.optional(v.pipe(v.string(), v.check(isHashcode))),
      search: v.optional(v.pipe(v.string(), v.maxLength(200))),
      /** The `next` of the answer before. */
      after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
    }),
    output: v.object({
      entries: v.array(bookedEntrySchema),
      count: v.pipe(v.number(), v.integer()),
      next: v.nullable(v.string()),
      zone,
      today: v.string(),
    }),
  }),

  trialBalance: defineQuery({
    ...shared,
    summary: 'What each account comes to at the end of a day, in each currency',
    path: 'finance/trial_balance',
    input: v.object({ on: v.optional(day) }),
    output: v.object({ accounts: v.array(accountBalanceSchema), on: v.string(), zone }),
  }),

  settlements: defineQuery({
    ...shared,
    summary: 'What each event brought and cost by the books, latest first',
    path: 'finance/settlements',
    input: v.object({ event: v.optional(v.pipe(v.string(), v.check(isHashcode))) }),
    output: v.object({ events: v.array(settlementSchema) }),
  }),

  taxReturn: defineQuery({
    ...shared,
    summary: 'What was sold and bought in a period at each rate of tax, and the tax of it',
    path: 'finance/tax_return',
    input: v.object(period),
    output: v.object({ taxes: v.array(taxSumSchema), from: v.nullable(v.string()), to: v.string(), zone }),
  }),
};
