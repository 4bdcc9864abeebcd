import { tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import { expireOldAccountRequests, forgetOldAccountLinks } from './subjects/accounts/accountRequestLinks';
import { forgetOldPaymentEvents, forgetOldPaymentPages } from './subjects/booking/sale/forgetOldPayments';
import { forgetOldParties } from './subjects/booking/waiting/forgetOldParties';
import { forgetOldComments } from './subjects/comments/forgetOldComments';
import { forgetGoneGuardians } from './subjects/entering/consents/contactData';
import type { Database } from './engine/database/openDatabase';
import { removeOldEvents } from './engine/events/emit';
import { defineJob } from './engine/jobs/defineJob';
import { removeOldMails } from './engine/mail/mailQueue';
import { removeOldNotifications } from './engine/notifications/notify';
import { forgetFullBudgets } from './engine/plugins/sharedBudgets';
import { forgetOldIntents } from './engine/records/idempotently';
import { expireOldActivations } from './engine/sessions/activations/activation';
import { forgetOldAttempts } from './engine/sessions/loginThrottle';
import { forgetOldResets } from './engine/sessions/passwordResets';
import { forgetOldSessions } from './engine/sessions/sessionStore';
import { forgetOldTickets } from './engine/sessions/tickets';
import { forgetOldTags } from './subjects/tagging/forgetOldTags';

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
