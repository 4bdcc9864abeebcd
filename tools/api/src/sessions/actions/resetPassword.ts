import { limits, product, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import { html } from '../../mail/html';
import { tenantUrl } from '../../tenantUrl';
import { createPasswordResets } from '../passwordResets';
import { emailSchema, parseGiven, type ActionTools, type UserAction } from './userAction';

const givenSchema = v.object({ email: emailSchema });

/** Mails a reset link (clause 7.5). The answer comes first and is always the same, so that it tells nothing. */
export const resetPassword: UserAction = async (tools, request, given) => {
  await request.server.limitRate(request, 'login');
  const { email } = parseGiven(givenSchema, given);
  const { tenant } = request;
  setImmediate(() => {
    mailLink(tools, tenant, email).catch((error: unknown) =>
      request.log.error({ err: error }, 'mail not sent'),
    );
  });
  return {};
};

async function mailLink({ database, mailer, settings }: ActionTools, tenant: TenantCode, email: string) {
  const token = await createPasswordResets(database).begin(tenant, email);
  if (token === null) return;
  const link = `${tenantUrl(settings, tenant)}/login/forgot/${token}`;
  const minutes = String(limits.resetLinkMinutes);
  await mailer.send({
    to: email,
    subject: `Set a new password for ${product.name}`,
    text: `Somebody asked for a new password for this email address.\n\nSet it here within ${minutes} minutes:\n${link}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
    html: html`<p>Somebody asked for a new password for this email address.</p>
      <p><a href="${link}">Set a new password</a> (the link works for ${minutes} minutes and once)</p>
      <p>If it was not you, do nothing: your password stays as it is.</p>`.markup,
  });
}
