import { tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import { defineJob } from '../../../engine/jobs/defineJob';

const tenant = v.picklist(tenantCodes);
const hashcode = v.pipe(v.string(), v.uuid());

/** Mails a buyer the new places of an order, with those before. */
export const mailMoves = defineJob({
  name: 'orders.mailMoves',
  payload: v.object({
    tenant,
    order: hashcode,
    from: v.array(v.object({ ticket: hashcode, place: v.string() })),
  }),
  retries: 8,
  retrySeconds: 5,
  runSeconds: 30,
  concurrency: 2,
});

/** Writes to the buyers of a performance that was moved to another time, some in one run: what is left is another run's. */
export const mailPostponed = defineJob({
  name: 'orders.mailPostponed',
  payload: v.object({ tenant, postponement: hashcode }),
  retries: 20,
  retrySeconds: 2,
  runSeconds: 60,
  concurrency: 1,
});

/** Pays the orders of a cancelled performance back, some in one run: what is left is another run's. */
export const refundCancelled = defineJob({
  name: 'orders.refundCancelled',
  payload: v.object({ tenant, cancellation: hashcode }),
  retries: 20,
  retrySeconds: 2,
  runSeconds: 60,
  concurrency: 1,
});
