import * as v from 'valibot';
import { defineJob } from '../../../engine/jobs/defineJob';

/** Deletes the places in queues that are of no use any more. */
export const sweepQueues = defineJob({
  name: 'queues.sweep',
  payload: v.object({}),
  retries: 3,
  retrySeconds: 60,
  runSeconds: 300,
  concurrency: 1,
  everyMinutes: 60,
});
