import { tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import { defineJob } from '../jobs/defineJob';

const hashcode = v.pipe(v.string(), v.uuid());
const tenant = v.picklist(tenantCodes);

/** Queues one notification for each device of its user, unless it was read meanwhile. */
export const pushNotification = defineJob({
  name: 'notifications.push',
  payload: v.object({ tenant, notification: hashcode }),
  retries: 10,
  retrySeconds: 5,
  runSeconds: 30,
  concurrency: 2,
});

/** Sends one notification to one device. */
export const sendPush = defineJob({
  name: 'push.send',
  payload: v.object({ tenant, notification: hashcode, subscription: hashcode }),
  retries: 6,
  retrySeconds: 10,
  runSeconds: 30,
  concurrency: 4,
});
