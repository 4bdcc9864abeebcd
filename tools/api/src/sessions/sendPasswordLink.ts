import { limits, product, tenantCodes, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import { defineJob, type JobHandler } from '../jobs/defineJob';
import { html } from '../mail/html';
import type { Mail } from '../mail/Mail';
import type { Settings } from '../settings';
import { tenantUrl } from '../tenantUrl';
import type { ActionTools } from './actions/userAction';
import { createPasswordResets } from './passwordResets';

/** Makes a reset link and mails it, where the email is one of ours. */
export const sendPasswordLink = defineJob({
  name: 'passwords.sendLink',
  payload: v.object({ tenant: v.picklist(tenantCodes), email: v.string() }),
  retries: 5,
  retrySeconds: 5,
  runSeconds: 30,
  concurrency: 4,
});

export function createSendPasswordLink({
  database,
  mails,
  settings,
}: Pick<ActionTools, 'database' | 'mails' | 'settings'>): JobHandler<{ tenant: TenantCode; email: string }> {
  const resets = createPasswordResets(database);
  return async ({ tenant, email }, { id }) => {
    // The mail has the job's id: a second run would void the link that the first one mailed.
    if (await mails.isQueued(tenant, id)) return;
    await resets.begin(tenant, email, (transaction, token) =>
      mails.queue(transaction, tenant, resetMail(settings, { tenant, email, token }), id),
    );
  };
}

function resetMail(settings: Settings, to: { tenant: TenantCode; email: string; token: string }): Mail {
  const link = `${tenantUrl(settings, to.tenant)}/login/forgot/${to.token}`;
  const minutes = String(limits.resetLinkMinutes);
  return {
    to: to.email,
    subject: `Set a new password for ${product.name}`,
    text: `Somebody asked for a new password for this email address.\n\nSet it here within ${minutes} minutes:\n${link}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
    html: html`<p>Somebody asked for a new password for this email address.</p>
      <p><a class="button" href="${link}">Set a new password</a></p>
      <p>The link works for ${minutes} minutes and once.</p>
      <p>If it was not you, do nothing: your password stays as it is.</p>`.markup,
    why: 'You get this because somebody asked for a new password with this email.',
  };
}
