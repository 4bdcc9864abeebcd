import { tenantCodes } from '@callboard/api-contract';
import type pg from 'pg';
import * as v from 'valibot';
import { expireOldAccountRequests, forgetOldAccountLinks } from './subjects/accounts/accountRequestLinks';
import { forgetOldPaymentEvents, forgetOldPaymentPages } from './subjects/booking/sale/forgetOldPayments';
import { forgetOldParties } from './subjects/booking/waiting/forgetOldParties';
import { forgetOldComments } from './subjects/comments/forgetOldComments';
import { forgetGoneGuardians } from './subjects/entering/consents/contactData';
import type { Database } from './engine/database/openDatabase';
import { makeParts } from './engine/database/parts/makeParts';
import { partedTables } from './engine/database/parts/partedTables.data';
import { removeOldParts } from './engine/database/parts/removeOldParts';
import { withClient } from './engine/database/withClient';
import { removeOldEvents } from './engine/events/emit';
import { defineJob } from './engine/jobs/defineJob';
import { removeOldMailParts, removeOldMails } from './engine/mail/mailQueue';
import { removeOldNotifications } from './engine/notifications/notify';
import { forgetFullBudgets } from './engine/plugins/sharedBudgets';
import { forgetOldIntents } from './engine/records/idempotently';
import { expireOldActivations } from './engine/sessions/activations/activation';
import { forgetOldAttempts } from './engine/sessions/loginThrottle';
import { forgetOldResets } from './engine/sessions/passwordResets';
import { forgetOldSessions } from './engine/sessions/sessionStore';
import { forgetOldTickets } from './engine/sessions/tickets';
import type { Settings } from './engine/settings';
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

export async function sweepExpired(database: Database, storedDays: Settings['storedDays']): Promise<void> {
  for (const tenant of tenantCodes) {
    for (const { text } of [...sweeps, removeOldMails(storedDays.mails)])
      await database.forTenant(tenant).query({ text, values: [tenant] });
  }
  for (const sweep of sharedSweeps) await database.shared.query(sweep);
  // At last: what was forgotten above was found in the log.
  await withClient(database.ownerUrl, (owner) => changeParts(owner, storedDays));
}

/** As the owner, of whom the parts are: the application can neither make nor remove one. */
async function changeParts(
  owner: pg.Client,
  { changes, events, mails }: Settings['storedDays'],
): Promise<void> {
  await makeParts(owner);
  if (changes !== undefined)
    await removeOldParts(owner, partedTables.changes, { days: changes, unless: null });
  await removeOldEvents(owner, events);
  await removeOldMailParts(owner, mails);
}
