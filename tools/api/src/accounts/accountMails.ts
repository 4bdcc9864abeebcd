import { tenants } from '@callboard/all-tenants';
import { accountRequestLimits as limits, type TenantCode } from '@callboard/api-contract';
import { html } from '../mail/html';
import type { Mail } from '../mail/Mail';
import type { Settings } from '../settings';
import { tenantUrl } from '../tenantUrl';

interface Addressed {
  tenant: TenantCode;
  email: string;
}

const why = (tenant: TenantCode) =>
  `You get this because this email was used to ask for an account at ${tenants[tenant].name}.`;

/** The link that proves that the email of an account request is the person's own. It has nothing of what a stranger typed. */
export function proveEmailMail(
  settings: Settings,
  { tenant, email, token }: Addressed & { token: string },
): Mail {
  const { name } = tenants[tenant];
  const link = `${tenantUrl(settings, tenant)}/season/confirm/${token}`;
  const hours = String(limits.linkHours);
  const next = `Then the organisers check your request and send you an invitation.`;
  return {
    to: email,
    subject: `Confirm your email for ${name}`,
    text: `Kia ora,\n\nConfirm your email to ask for an account at ${name}:\n${link}\n\nThe link works for ${hours} hours. ${next}\n\nIf it was not you, do nothing.\n`,
    html: html`<p>Kia ora,</p>
      <p>Confirm your email to ask for an account at ${name}.</p>
      <p><a class="button" href="${link}">Confirm my email</a></p>
      <p>The link works for ${hours} hours. ${next}</p>
      <p>If it was not you, do nothing.</p>`.markup,
    why: why(tenant),
  };
}

/** To a user of the tenant who asks for an account: they have one. */
export function knownAccountMail(settings: Settings, { tenant, email }: Addressed): Mail {
  const { name } = tenants[tenant];
  const home = tenantUrl(settings, tenant);
  return {
    to: email,
    subject: `You have an account at ${name}`,
    text: `You have an account at ${name} already.\n\nSign in: ${home}/login\nSet a new password: ${home}/login/forgot\n\nIf it was not you who asked, do nothing.\n`,
    html: html`<p>You have an account at ${name} already.</p>
      <p>
        <a class="button" href="${home}/login">Sign in</a>
      </p>
      <p><a href="${home}/login/forgot">Set a new password</a></p>
      <p>If it was not you who asked, do nothing.</p>`.markup,
    why: why(tenant),
  };
}

/** To whom staff declined an account, with their reason where they gave one. */
export function declinedMail(
  settings: Settings,
  { tenant, email, firstName, reason }: Addressed & { firstName: string; reason: string | null },
): Mail {
  const { name } = tenants[tenant];
  const link = `${tenantUrl(settings, tenant)}/season`;
  const words = `The organisers of ${name} did not confirm your request for an account.`;
  return {
    to: email,
    subject: `Your request for an account at ${name}`,
    text: `Kia ora ${firstName},\n\n${words}\n\n${reason === null ? '' : `${reason}\n\n`}The season: ${link}\n`,
    html: html`<p>Kia ora ${firstName},</p>
      <p>${words}</p>
      ${reason === null ? [] : [html`<p>${reason}</p>`]}
      <p><a href="${link}">The season</a></p>`.markup,
    why: why(tenant),
  };
}
