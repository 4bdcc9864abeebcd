import { tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import { expireOldAccountRequests, forgetOldAccountLinks } from '../accounts/accountRequestLinks';
import { forgetOldPaymentEvents, forgetOldPaymentPages } from '../booking/sale/forgetOldPayments';
import { forgetOldParties } from '../booking/waiting/forgetOldParties';
import { forgetOldComments } from '../comments/forgetOldComments';
import { forgetGoneGuardians } from '../consents/contactData';
import type { Database } from '../database/openDatabase';
import { removeOldEvents } from '../events/emit';
import { defineJob } from '../jobs/defineJob';
import { removeOldMails } from '../mail/mailQueue';
import { removeOldNotifications } from '../notifications/notify';
import { forgetFullBudgets } from '../plugins/sharedBudgets';
import { forgetOldIntents } from '../records/idempotently';
import { expireOldActivations } from '../sessions/activations/activation';
import { forgetOldAttempts } from '../sessions/loginThrottle';
import { forgetOldResets } from '../sessions/passwordResets';
import { forgetOldSessions } from '../sessions/sessionStore';
import { forgetOldTickets } from '../sessions/tickets';
import { forgetOldTags } from '../tagging/forgetOldTags';

const sweeps = [
  expireOldAccountRequests,
  expireOldActivations,
  forgetOldAccountLinks,
  ...forgetGoneGuardians,
  ...forgetOldComments,
  forgetOldIntents,
  ...forgetOldParties,
  forgetOldPaymentEvents,
  forgetOldPaymentPages,
  forgetOldResets,
  forgetOldSessions,
  ...forgetOldTags,
  forgetOldTickets,
  removeOldEvents,
  removeOldMails,
  removeOldNotifications,
];
const sharedSweeps = [forgetOldAttempts, forgetFullBudgets];

/** Once an hour removes what has expired, so that no table grows for ever. */
export const sweepTables = defineJob({
  name: 'tables.sweep',
  payload: v.object({}),
  retries: 3,
  retrySeconds: 60,
  runSeconds: 300,
  concurrency: 1,
  everyMinutes: 60,
});

export async function sweepExpired(database: Database): Promise<void> {
  for (const tenant of tenantCodes) {
    for (const { text } of sweeps) await database.forTenant(tenant).query({ text, values: [tenant] });
  }
  for (const sweep of sharedSweeps) await database.shared.query(sweep);
}
