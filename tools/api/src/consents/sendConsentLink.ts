import { tenants } from '@callboard/all-tenants';
import { limits, tenantCodes, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import { defineJob, type JobHandler } from '../jobs/defineJob';
import { html } from '../mail/html';
import type { Mail } from '../mail/Mail';
import type { ActionTools } from '../sessions/actions/userAction';
import { createToken, hashToken } from '../sessions/tokens';
import { tenantUrl } from '../tenantUrl';
import { entryTables } from './concernedEntry';

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
      const { entries, members } = entryTables(tenant);
      const [addressed] = await transaction.rows(addressedRow, {
        text: `UPDATE consent_links l SET token_hash = $3, mailed_to = g.email,
            expires = now() + interval '${limits.consentLinkDays} days'
          FROM guardians g, ${members} m, ${entries} e, events ev
          WHERE l.tenant = $1 AND l.participant = $2 AND g.tenant = $1 AND g.participant = $2 AND g.email IS NOT NULL
            AND m.tenant = $1 AND m.hashcode = $2 AND m.status <> 'withdrawn'
            AND e.tenant = $1 AND e.hashcode = m.entry AND ev.tenant = $1 AND ev.hashcode = e.event
          RETURNING g.email, g.name AS guardian, m.name AS member, e.name AS entry, ev.name AS event`,
        values: [tenant, participant, hashToken(token)],
      });
      // Withdrawn, or without an email by now.
      if (!addressed) return;
      const link = `${tenantUrl(settings, tenant)}/consent/${token}`;
      await mails.queue(transaction, tenant, consentMail(tenants[tenant].name, addressed, link), id);
    });
  };
}

/** The subject names no minor: it stands in the list of mails that could not be sent. */
function consentMail(organiser: string, addressed: Addressed, link: string): Mail {
  const { email, guardian, member, entry, event } = addressed;
  const days = String(limits.consentLinkDays);
  return {
    to: email,
    subject: `${organiser}: we need your answer for ${event}`,
    text: `Kia ora ${guardian},\n\n${member} is in ${entry} at ${event}. Please tell us what you agree to: it takes a minute, and you need no account.\n\n${link}\n\nThe link works for ${days} days. Until then you can change your answers with it. Do not pass it on.\n`,
    html: html`<p>Kia ora ${guardian},</p>
      <p>
        ${member} is in ${entry} at ${event}. Please tell us what you agree to: it takes a minute, and you
        need no account.
      </p>
      <p><a href="${link}">Answer now</a></p>
      <p>
        The link works for ${days} days. Until then you can change your answers with it. Do not pass it on.
      </p>`.markup,
    why: `You get this because ${organiser} has you as the guardian of somebody who takes part.`,
  };
}
