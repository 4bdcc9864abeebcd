import { tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import { defineJob } from '../../../engine/jobs/defineJob';

const terms = { retries: 10, retrySeconds: 5, runSeconds: 60, concurrency: 2 } as const;
const tenant = v.picklist(tenantCodes);
const hashcode = v.pipe(v.string(), v.uuid());

/** Frees the places of an order that was not paid in time. */
export const expireOrder = defineJob({
  name: 'orders.expire',
  payload: v.object({ tenant, order: hashcode }),
  ...terms,
});

/** Mails a paid order with its tickets as a PDF, which takes longer to write than a sale can wait. `mail`: the id of the mail. */
export const mailTickets = defineJob({
  name: 'orders.mail',
  payload: v.object({ tenant, order: hashcode, mail: hashcode }),
  ...terms,
  concurrency: 1,
});
