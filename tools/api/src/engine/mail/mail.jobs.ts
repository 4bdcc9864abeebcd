import { tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import { defineJob } from '../jobs/defineJob';

const payload = v.object({ tenant: v.picklist(tenantCodes), mail: v.pipe(v.string(), v.uuid()) });

/** Marks a mail as failed after its last try, so that an admin sees it. */
export const failMail = defineJob({
  name: 'mail.fail',
  payload,
  retries: 20,
  retrySeconds: 10,
  runSeconds: 30,
  concurrency: 1,
});

/** Sends a mail: ten retries within about two hours. */
export const sendMail = defineJob({
  name: 'mail.send',
  payload,
  retries: 10,
  retrySeconds: 5,
  runSeconds: 30,
  concurrency: 4,
  deadLetter: failMail.name,
});
