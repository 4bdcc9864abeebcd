import * as v from 'valibot';
import { defineJob } from '../../engine/jobs/defineJob';

/** Mails the reports of the week, on the Monday morning of each tenant. */
export const mailReports = defineJob({
  name: 'reports.mail',
  payload: v.object({}),
  retries: 3,
  retrySeconds: 60,
  runSeconds: 300,
  concurrency: 1,
  everyMinutes: 60,
});
