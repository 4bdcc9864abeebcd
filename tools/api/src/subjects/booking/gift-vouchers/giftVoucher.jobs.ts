import * as v from 'valibot';
import { defineJob } from '../../../engine/jobs/defineJob';

/** Ends the gift vouchers whose last day is over. */
export const expireGiftVouchers = defineJob({
  name: 'giftVouchers.expire',
  payload: v.object({}),
  retries: 3,
  retrySeconds: 60,
  runSeconds: 300,
  concurrency: 1,
  everyMinutes: 60,
});
