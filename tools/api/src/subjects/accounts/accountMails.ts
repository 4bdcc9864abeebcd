import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { accountRequestLimits as limits } from '@callboard/api-contract/accounts';
import type { LanguageCode } from '@callboard/api-contract/languages';
import { html } from '../../engine/mail/html';
import type { Mail } from '../../engine/mail/Mail';
import { mailTexts } from '../../engine/mail/mailTexts';
import type { Settings } from '../../engine/settings';
import { tenantUrl } from '../../engine/tenantUrl';

interface Addressed {
  tenant: TenantCode;
  email: string;
  language: LanguageCode;
}

const texts = mailTexts({
  en: {
    hello: (name: string) => `Kia ora ${name},`,
    why: (tenant: string) => `You get this because this email was used to ask for an account at ${tenant}.`,
    prove: (tenant: string) => `Confirm your email for ${tenant}`,
    proveText: (tenant: string) => `Confirm your email to ask for an account at ${tenant}`,
    proveOpen: 'Confirm my email',
    proveRest: (hours: string) =>
      `The link works for ${hours} hours. Then the organisers check your request and send you an invitation.`,
    notYou: 'If it was not you, ignore this email.',
    known: (tenant: string) => `You have an account at ${tenant}`,
    knownText: (tenant: string) => `You have an account at ${tenant} already.`,
    signIn: 'Sign in',
    newPassword: 'Set a new password',
    notRequested: 'If you did not ask, ignore this email.',
    declined: (tenant: string) => `Your request for an account at ${tenant}`,
    declinedText: (tenant: string) =>
      `The organisers of ${tenant} did not confirm your request for an account.`,
    season: 'The season',
  },
  mi: {
    hello: (name: string) => `Kia ora ${name},`,
    why: (tenant: string) =>
      `I tae atu tēnei nā te mea i whakamahia tēnei īmēra hei tono pūkete ki ${tenant}.`,
    prove: (tenant: string) => `Whakaūngia tō īmēra mō ${tenant}`,
    proveText: (tenant: string) => `Whakaūngia tō īmēra hei tono pūkete ki ${tenant}`,
    proveOpen: 'Whakaūngia taku īmēra',
    proveRest: (hours: string) =>
      `E ${hours} hāora te hono e mahi ana. Kātahi ka tirohia tō tono e ngā kaiwhakahaere, ka tukuna he pōwhiri ki a koe.`,
    notYou: 'Ki te kore nāu tēnei, waiho noa.',
    known: (tenant: string) => `He pūkete tāu ki ${tenant}`,
    knownText: (tenant: string) => `He pūkete kē tāu ki ${tenant}.`,
    signIn: 'Takiuru',
    newPassword: 'Tautuhia he kupuhipa hou',
    notRequested: 'Ki te kore nāu te tono, waiho noa.',
    declined: (tenant: string) => `Tō tono pūkete ki ${tenant}`,
    declinedText: (tenant: string) => `Kāore ngā kaiwhakahaere o ${tenant} i whakaae ki tō tono pūkete.`,
    season: 'Te kaupeka',
  },
});

/** The link that proves that the email of an account request is the person's own. It has nothing of what a stranger typed. */
export function proveEmailMail(
  settings: Settings,
  { tenant, email, language, token }: Addressed & { token: string },
): Mail {
  const { name } = tenants[tenant];
  const words = texts[language];
  const link = `${tenantUrl(settings, tenant)}/season/confirm/${token}`;
  const rest = words.proveRest(String(limits.linkHours));
  return {
    to: email,
    language,
    subject: words.prove(name),
    text: `Kia ora,\n\n${words.proveText(name)}:\n${link}\n\n${rest}\n\n${words.notYou}\n`,
    html: html`<p>Kia ora,</p>
      <p>${words.proveText(name)}.</p>
      <p><a class="button" href="${link}">${words.proveOpen}</a></p>
      <p>${rest}</p>
      <p>${words.notYou}</p>`.markup,
    why: words.why(name),
  };
}

/** To a user of the tenant who asks for an account: they have one. */
export function knownAccountMail(settings: Settings, { tenant, email, language }: Addressed): Mail {
  const { name } = tenants[tenant];
  const words = texts[language];
  const home = tenantUrl(settings, tenant);
  return {
    to: email,
    language,
    subject: words.known(name),
    text: `${words.knownText(name)}\n\n${words.signIn}: ${home}/login\n${words.newPassword}: ${home}/login/forgot\n\n${words.notRequested}\n`,
    html: html`<p>${words.knownText(name)}</p>
      <p>
        <a class="button" href="${home}/login">${words.signIn}</a>
      </p>
      <p><a href="${home}/login/forgot">${words.newPassword}</a></p>
      <p>${words.notRequested}</p>`.markup,
    why: words.why(name),
  };
}

/** To whom staff declined an account, with their reason where they gave one. */
export function declinedMail(
  settings: Settings,
  { tenant, email, language, firstName, reason }: Addressed & { firstName: string; reason: string | null },
): Mail {
  const { name } = tenants[tenant];
  const words = texts[language];
  const link = `${tenantUrl(settings, tenant)}/season`;
  const paragraphs = [words.hello(firstName), words.declinedText(name), ...(reason === null ? [] : [reason])];
  return {
    to: email,
    language,
    subject: words.declined(name),
    text: `${paragraphs.join('\n\n')}\n\n${words.season}: ${link}\n`,
    html: html`${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
      <p><a href="${link}">${words.season}</a></p>`.markup,
    why: words.why(name),
  };
}
