import { defineJob } from '../jobs/defineJob';
import { simulatedEventSchema } from './simulatedProvider';

/** Sends a webhook of the simulated provider. */
export const simulateWebhook = defineJob({
  name: 'payments.simulate',
  payload: simulatedEventSchema,
  retries: 10,
  retrySeconds: 5,
  runSeconds: 60,
  concurrency: 2,
});
