import * as v from 'valibot';
import { feeFactsSchema } from '../feeSchemas';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

const hashcode = v.pipe(v.string(), v.check(isHashcode));
const count = v.pipe(v.number(), v.integer());

/** Queries of fees. */
export const feeQueries = {
  entryFee: defineQuery({
    summary: 'What the fee of an entry is made of; null where its event has none',
    group: 'Entries',
    path: 'entries/{entry}/fee',
    input: v.object({ entry: hashcode }),
    output: v.object({ fee: v.nullable(feeFactsSchema) }),
    envelope: 'data',
    roles: ['staff', 'participant'],
    problems: ['missing'],
    clause: '7.40',
  }),

  eventFees: defineQuery({
    summary: 'What the entries of an event owe and have paid, in the smallest unit of each currency',
    group: 'Events',
    path: 'events/{event}/fees',
    input: v.object({ event: hashcode }),
    output: v.object({
      sums: v.array(
        v.object({
          currency: v.nullable(v.string()),
          owed: count,
          owing_entries: count,
          overdue: count,
          overdue_entries: count,
          paid: count,
          paying_entries: count,
        }),
      ),
      /** The day at the event: what was due before it is overdue. */
      today: v.string(),
    }),
    envelope: 'data',
    roles: ['staff'],
    problems: ['missing'],
    clause: '7.40, 2.16',
  }),
};
