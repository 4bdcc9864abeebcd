import { tenants } from '@callboard/all-tenants';
import { limits, tenantCodes, type TenantCode } from '@callboard/api-contract';
import type { LanguageCode } from '@callboard/api-contract/languages';
import * as v from 'valibot';
import { defineJob, type JobHandler } from '../jobs/defineJob';
import { html } from '../mail/html';
import { languageOf } from '../mail/languageOf';
import type { Mail } from '../mail/Mail';
import { mailTexts } from '../mail/mailTexts';
import type { Settings } from '../settings';
import { tenantUrl } from '../tenantUrl';
import type { ActionTools } from '../tools/ActionTools';
import { createPasswordResets } from '../sessions/passwordResets';

const texts = mailTexts({
  en: {
    subject: (tenant: string) => `Set a new password for ${tenant}`,
    text: 'Someone asked for a new password for this email address.',
    within: (minutes: string) => `Set it here within ${minutes} minutes:`,
    open: 'Set a new password',
    works: (minutes: string) => `The link works once, within ${minutes} minutes.`,
    notYou: 'If it was not you, ignore this email: your password does not change.',
    why: 'You get this because someone asked for a new password with this email.',
  },
  mi: {
    subject: (tenant: string) => `Tautuhia he kupuhipa hou mō ${tenant}`,
    text: 'I tonoa he kupuhipa hou mō tēnei wāhitau īmēra.',
    within: (minutes: string) => `Tautuhia ki konei i roto i ngā meneti e ${minutes}:`,
    open: 'Tautuhia he kupuhipa hou',
    works: (minutes: string) => `E ${minutes} meneti te hono e mahi ana, kotahi anake te whakamahinga.`,
    notYou: 'Ki te kore nāu te tono, waiho noa: ka noho tonu tō kupuhipa.',
    why: 'I tae atu tēnei nā te mea i tonoa he kupuhipa hou mā tēnei īmēra.',
  },
});

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
    await resets.begin(tenant, email, async (transaction, token) => {
      const language = await languageOf(transaction, tenant, email);
      await mails.queue(transaction, tenant, resetMail(settings, { tenant, email, language, token }), id);
    });
  };
}

interface Reset {
  tenant: TenantCode;
  email: string;
  language: LanguageCode;
  token: string;
}

function resetMail(settings: Settings, { tenant, email, language, token }: Reset): Mail {
  const words = texts[language];
  const link = `${tenantUrl(settings, tenant)}/login/forgot/${token}`;
  const minutes = String(limits.resetLinkMinutes);
  return {
    to: email,
    language,
    subject: words.subject(tenants[tenant].name),
    text: `${words.text}\n\n${words.within(minutes)}\n${link}\n\n${words.notYou}\n`,
    html: html`<p>${words.text}</p>
      <p><a class="button" href="${link}">${words.open}</a></p>
      <p>${words.works(minutes)}</p>
      <p>${words.notYou}</p>`.markup,
    why: words.why,
  };
}
