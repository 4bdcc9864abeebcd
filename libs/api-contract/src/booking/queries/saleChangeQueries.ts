import * as v from 'valibot';
import { planChangeSchema, saleCancellationSchema, salePostponementSchema } from '../saleChanges';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

const hashcode = v.pipe(v.string(), v.check(isHashcode));
const shared = {
  group: 'Sale',
  envelope: 'data',
  roles: ['staff'],
  clause: '7.46, 1.10, 2.21',
  problems: ['missing'],
} as const;

/** Queries of the office before and after it changes what is sold. */
export const saleChangeQueries = {
  planChange: defineQuery({
    ...shared,
    summary: 'Whom the newest version of the plan moves, with a like seat for each',
    path: 'booking/plan_changes/{seat_map}',
    input: v.object({ seat_map: hashcode }),
    output: planChangeSchema,
  }),

  saleCancellation: defineQuery({
    ...shared,
    summary: 'The open orders of a performance, and the progress of their refunds after it was cancelled',
    path: 'booking/cancellations/{performance}',
    input: v.object({ performance: hashcode }),
    output: saleCancellationSchema,
    isBackground: true,
  }),

  salePostponement: defineQuery({
    ...shared,
    summary: 'What the buyers of a performance that was moved to another time answered',
    path: 'booking/postponements/{performance}',
    input: v.object({ performance: hashcode }),
    output: salePostponementSchema,
    isBackground: true,
  }),
};
