import { tenants } from '@callboard/all-tenants';
import { limits, product, type ActivationMode, type TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../database/TenantDatabase';
import { html } from '../../mail/html';
import type { Mail } from '../../mail/Mail';
import type { MailQueue } from '../../mail/mailQueue';
import type { Settings } from '../../settings';
import { tenantUrl } from '../../tenantUrl';

/** Who is invited where, and the secret of the link. */
export interface Invited {
  tenant: TenantCode;
  token: string;
  mode: ActivationMode;
  email: string;
  first_name: string;
}

const prompts = {
  new: 'Choose a password to activate your account.',
  domain: 'You have an account already: accept or decline the invitation.',
} as const;

/** The mail with an invitation's link. It leads to the address that configuration names, whatever a request says. */
export function activationMail(
  settings: Settings,
  { tenant, token, mode, email, first_name: firstName }: Invited,
): Mail {
  const { name } = tenants[tenant];
  const link = activationUrl(settings, { tenant, token });
  const days = String(limits.activationLinkDays);
  return {
    to: email,
    subject: `You are invited to ${name} on ${product.name}`,
    text: `Kia ora ${firstName},\n\nYou are invited to ${name}. ${prompts[mode]}\n\n${link}\n\nThe link works for ${days} days.\n`,
    html: html`<p>Kia ora ${firstName},</p>
      <p>You are invited to ${name}. ${prompts[mode]}</p>
      <p><a class="button" href="${link}">Open the invitation</a></p>
      <p>The link works for ${days} days.</p>`.markup,
    why: `You get this because the organisers of ${name} invited you.`,
  };
}

/** Queues the mail of an invitation, in the transaction that makes its link. */
export type QueueInvitation = (transaction: Transaction, invited: Invited) => Promise<void>;

/** Queues invitations of a server with these settings. */
export function createQueueInvitation({
  mails,
  settings,
}: {
  mails: MailQueue;
  settings: Settings;
}): QueueInvitation {
  return (transaction, invited) =>
    mails.queue(transaction, invited.tenant, activationMail(settings, invited));
}

/** Where an invitation is answered. */
export function activationUrl(
  settings: Settings,
  { tenant, token }: Pick<Invited, 'tenant' | 'token'>,
): string {
  return `${tenantUrl(settings, tenant)}/login/activate/${token}`;
}
