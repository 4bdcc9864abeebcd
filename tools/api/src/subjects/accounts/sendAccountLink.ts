import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import { languageSchema } from '@callboard/api-contract/languages';
import * as v from 'valibot';
import { defineJob, type JobHandler } from '../../engine/jobs/defineJob';
import { languageOf } from '../../engine/mail/languageOf';
import type { ActionTools } from '../../engine/tools/ActionTools';
import { createToken, hashToken } from '../../engine/sessions/tokens';
import { knownAccountMail, proveEmailMail } from './accountMails';

/** Mails the link that proves the email of an account request; to a user of the tenant, that they have an account. */
export const sendAccountLink = defineJob({
  name: 'accounts.sendLink',
  payload: v.object({ tenant: v.picklist(tenantCodes), link: v.pipe(v.string(), v.uuid()) }),
  retries: 5,
  retrySeconds: 5,
  runSeconds: 30,
  concurrency: 2,
});

const linkRow = v.object({
  email: v.string(),
  is_member: v.boolean(),
  /** Of the page where the account was requested. */
  language: v.nullable(languageSchema),
});

export function createSendAccountLink({
  database,
  mails,
  settings,
}: Pick<ActionTools, 'database' | 'mails' | 'settings'>): JobHandler<{ tenant: TenantCode; link: string }> {
  return async ({ tenant, link }) => {
    // The mail has the link's id: a second run would void the token that the first one mailed.
    if (await mails.isQueued(tenant, link)) return;
    await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const [row] = await transaction.rows(linkRow, {
        text: `SELECT l.email, EXISTS (
            SELECT FROM users u WHERE u.tenant = l.tenant AND lower(u.email) = l.email AND u.account IS NOT NULL
          ) AS is_member, l.draft ->> 'language' AS language
          FROM account_request_links l WHERE l.tenant = $1 AND l.id = $2 AND l.draft IS NOT NULL FOR UPDATE`,
        values: [tenant, link],
      });
      if (!row) return;
      const { email, is_member: isMember } = row;
      const language = await languageOf(transaction, tenant, email, row.language);
      if (isMember) {
        await transaction.query({
          text: 'UPDATE account_request_links SET draft = NULL WHERE tenant = $1 AND id = $2',
          values: [tenant, link],
        });
        const mail = knownAccountMail(settings, { tenant, email, language });
        return mails.queueForStranger(transaction, tenant, 'account', mail, link);
      }
      const token = createToken(tenant);
      await transaction.query({
        text: 'UPDATE account_request_links SET token_hash = $3 WHERE tenant = $1 AND id = $2',
        values: [tenant, link, hashToken(token)],
      });
      const mail = proveEmailMail(settings, { tenant, email, language, token });
      await mails.queueForStranger(transaction, tenant, 'account', mail, link);
    });
  };
}
