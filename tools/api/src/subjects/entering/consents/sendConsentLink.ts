import { tenants } from '@callboard/all-tenants';
import { limits, tenantCodes, type TenantCode } from '@callboard/api-contract';
import type { LanguageCode } from '@callboard/api-contract/languages';
import * as v from 'valibot';
import { defineJob, type JobHandler } from '../../../engine/jobs/defineJob';
import { html } from '../../../engine/mail/html';
import { languageOf } from '../../../engine/mail/languageOf';
import type { Mail } from '../../../engine/mail/Mail';
import { mailTexts } from '../../../engine/mail/mailTexts';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { createToken, hashToken } from '../../../engine/sessions/tokens';
import { tenantUrl } from '../../../engine/tenantUrl';

/** Makes the link of a guardian and mails it, which voids the former one. */
export const sendConsentLink = defineJob({
  name: 'consents.sendLink',
  payload: v.object({ tenant: v.picklist(tenantCodes), participant: v.pipe(v.string(), v.uuid()) }),
  retries: 5,
  retrySeconds: 5,
  runSeconds: 30,
  concurrency: 4,
});

const addressedRow = v.object({
  email: v.string(),
  guardian: v.string(),
  member: v.string(),
  entry: v.string(),
  event: v.string(),
});
type Addressed = v.InferOutput<typeof addressedRow>;

export function createSendConsentLink({
  database,
  mails,
  settings,
}: Pick<ActionTools, 'database' | 'mails' | 'settings'>): JobHandler<{
  tenant: TenantCode;
  participant: string;
}> {
  return async ({ tenant, participant }, { id }) => {
    // The mail has the job's id: a second run would void the link that the first one mailed.
    if (await mails.isQueued(tenant, id)) return;
    const token = createToken(tenant);
    await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const [addressed] = await transaction.rows(addressedRow, {
        text: `UPDATE consent_links l SET token_hash = $3, mailed_to = g.email,
            expires = now() + interval '${limits.consentLinkDays} days'
          FROM guardians g, participants m, entries e, events ev
          WHERE l.tenant = $1 AND l.participant = $2 AND g.tenant = $1 AND g.participant = $2 AND g.email IS NOT NULL
            AND m.tenant = $1 AND m.hashcode = $2 AND m.status <> 'withdrawn'
            AND e.tenant = $1 AND e.hashcode = m.entry AND ev.tenant = $1 AND ev.hashcode = e.event
          RETURNING g.email, g.name AS guardian, m.name AS member, e.name AS entry, ev.name AS event`,
        values: [tenant, participant, hashToken(token)],
      });
      // Withdrawn, or without an email by now.
      if (!addressed) return;
      const link = `${tenantUrl(settings, tenant)}/consent/${token}`;
      const language = await languageOf(transaction, tenant, addressed.email);
      const mail = consentMail(tenants[tenant].name, addressed, language, link);
      await mails.queue(transaction, tenant, mail, id);
    });
  };
}

const texts = mailTexts({
  en: {
    subject: (tenant: string, event: string) => `${tenant}: we need your answer for ${event}`,
    hello: (name: string) => `Kia ora ${name},`,
    text: (member: string, entry: string, event: string) =>
      `${member} is in ${entry} at ${event}. Please tell us what you agree to: it takes a minute, and you need no account.`,
    open: 'Answer now',
    works: (days: string) =>
      `The link works for ${days} days. Until then you can change your answers with it. Do not share it.`,
    why: (tenant: string) =>
      `You get this because ${tenant} has you as the guardian of someone who takes part.`,
  },
  mi: {
    subject: (tenant: string, event: string) => `${tenant}: me whakautu mai koe mō ${event}`,
    hello: (name: string) => `Kia ora ${name},`,
    text: (member: string, entry: string, event: string) =>
      `Kei roto a ${member} i ${entry} i ${event}. Tēnā, whakamōhiotia mai ngā mea e whakaae ana koe: he meneti noa te roa, kāore he pūkete e hiahiatia.`,
    open: 'Whakautua ināianei',
    works: (days: string) =>
      `E ${days} rā te hono e mahi ana. I mua i tērā ka taea e koe te huri i ō whakautu mā te hono. Kaua e tukuna ki tētahi atu.`,
    why: (tenant: string) =>
      `I tae atu tēnei nā te mea kei a ${tenant} koe hei kaitiaki mō tētahi o te hunga whai wāhi.`,
  },
});

/** The subject names no minor: it stands in the list of mails that could not be sent. */
function consentMail(organiser: string, addressed: Addressed, language: LanguageCode, link: string): Mail {
  const { email, guardian, member, entry, event } = addressed;
  const words = texts[language];
  const hello = words.hello(guardian);
  const what = words.text(member, entry, event);
  const works = words.works(String(limits.consentLinkDays));
  return {
    to: email,
    language,
    subject: words.subject(organiser, event),
    text: `${hello}\n\n${what}\n\n${link}\n\n${works}\n`,
    html: html`<p>${hello}</p>
      <p>${what}</p>
      <p><a href="${link}">${words.open}</a></p>
      <p>${works}</p>`.markup,
    why: words.why(organiser),
  };
}
