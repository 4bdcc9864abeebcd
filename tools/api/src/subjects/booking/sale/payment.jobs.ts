import { tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import { defineJob } from '../../../engine/jobs/defineJob';

const terms = { retries: 10, retrySeconds: 5, runSeconds: 60, concurrency: 2 } as const;
const tenant = v.picklist(tenantCodes);
const payment = v.pipe(v.string(), v.uuid());

/** Asks a provider what became of a payment or a refund that it has not answered. */
export const checkPayment = defineJob({
  name: 'payments.check',
  payload: v.object({ tenant, payment, checks: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ...terms,
});

/** After how long a payment is checked, and checked again: two minutes, four, … */
export function checkSeconds(checks: number): number {
  return 120 * 2 ** checks;
}

/** The last time is after a day and a half: no provider leaves a payment open for longer. */
export const maxChecks = 10;

/** Has a provider pay back a refund that was recorded. */
export const refundPayment = defineJob({
  name: 'payments.refund',
  /** `of`: the payment whose money it is; else the first one of its provider. */
  payload: v.object({ tenant, payment, of: v.optional(payment) }),
  ...terms,
  // With growing pauses for two days: the buyer is owed the money.
  retries: 15,
});
