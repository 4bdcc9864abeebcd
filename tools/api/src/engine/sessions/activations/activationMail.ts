import { tenants } from '@callboard/all-tenants';
import { limits, product, type TenantCode } from '@callboard/api-contract';
import type { ActivationMode } from '@callboard/api-contract/accounts';
import type { LanguageCode } from '@callboard/api-contract/languages';
import type { Transaction } from '../../database/TenantDatabase';
import { html } from '../../mail/html';
import type { Mail } from '../../mail/Mail';
import type { MailQueue } from '../../mail/mailQueue';
import { mailTexts } from '../../mail/mailTexts';
import type { Settings } from '../../settings';
import { tenantUrl } from '../../tenantUrl';

/** Invited person with the tenant, and the secret of the link. */
export interface Invited {
  tenant: TenantCode;
  token: string;
  mode: ActivationMode;
  email: string;
  first_name: string;
  /** Null where it is not known. */
  language: LanguageCode | null;
}

const texts = mailTexts({
  en: {
    hello: (name: string) => `Kia ora ${name},`,
    subject: (tenant: string, app: string) => `You are invited to ${tenant} on ${app}`,
    text: (tenant: string) => `You are invited to ${tenant}.`,
    new: 'Choose a password to activate your account.',
    domain: 'You have an account already: accept or decline the invitation.',
    open: 'Open the invitation',
    works: (days: string) => `The link works for ${days} days.`,
    why: (tenant: string) => `You get this because the organisers of ${tenant} invited you.`,
  },
  mi: {
    hello: (name: string) => `Kia ora ${name},`,
    subject: (tenant: string, app: string) => `He pōwhiri ki a koe kia uru ki ${tenant} i runga i ${app}`,
    text: (tenant: string) => `E pōwhiritia ana koe ki ${tenant}.`,
    new: 'Kōwhiria he kupuhipa hei whakahohe i tō pūkete.',
    domain: 'He pūkete kē tāu: whakaaetia, whakakāhoretia rānei te pōwhiri.',
    open: 'Whakatuwherahia te pōwhiri',
    works: (days: string) => `E ${days} rā te hono e mahi ana.`,
    why: (tenant: string) => `I tae atu tēnei nā te mea i pōwhiri ngā kaiwhakahaere o ${tenant} i a koe.`,
  },
});

/** The mail with an invitation's link. It leads to the address that configuration names, and not a request. */
export function activationMail(
  settings: Settings,
  { tenant, token, mode, email, first_name: firstName, language: known }: Invited,
): Mail {
  const { name } = tenants[tenant];
  const language = known ?? 'en';
  const words = texts[language];
  const link = activationUrl(settings, { tenant, token });
  const hello = words.hello(firstName);
  const what = `${words.text(name)} ${words[mode]}`;
  const works = words.works(String(limits.activationLinkDays));
  return {
    to: email,
    language,
    subject: words.subject(name, product.name),
    text: `${hello}\n\n${what}\n\n${link}\n\n${works}\n`,
    html: html`<p>${hello}</p>
      <p>${what}</p>
      <p><a class="button" href="${link}">${words.open}</a></p>
      <p>${works}</p>`.markup,
    why: words.why(name),
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
