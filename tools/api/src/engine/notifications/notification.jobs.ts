import { tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import { defineJob } from '../jobs/defineJob';

/** Queues the mail of one notification, unless it was read meanwhile. */
export const mailNotification = defineJob({
  name: 'notifications.mail',
  payload: v.object({ tenant: v.picklist(tenantCodes), notification: v.pipe(v.string(), v.uuid()) }),
  retries: 10,
  retrySeconds: 5,
  runSeconds: 30,
  concurrency: 2,
});

const hourly = {
  payload: v.object({}),
  retries: 3,
  retrySeconds: 60,
  runSeconds: 300,
  concurrency: 1,
  everyMinutes: 60,
};

/** Sends users once a day, in their morning, what they want to read together. */
export const sendDigests = defineJob({ ...hourly, name: 'notifications.sendDigests' });

/** Notifies of the tasks that are due today or tomorrow. */
export const findDueTasks = defineJob({ ...hourly, name: 'notifications.findDue' });
