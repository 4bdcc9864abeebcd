import type { TenantCode } from '@callboard/api-contract';
import { accountRequestLimits as limits } from '@callboard/api-contract/accounts';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { languageSchema } from '@callboard/api-contract/languages';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Database } from '../../engine/database/openDatabase';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { addJob } from '../../engine/jobs/queue';
import { refusedAction } from '../../engine/problems';
import { step } from '../../engine/records/step';
import { hashToken, tenantOfToken } from '../../engine/sessions/tokens';
import { sendAccountLink } from './sendAccountLink';

/** Input of a request's author, without the email. */
export type AccountDraft = Omit<ParsedInputOf<'requestAccount'>, 'email' | 'website'>;

const idRow = v.object({ id: v.string() });

/**
 * Stores what a stranger typed until a link proves the email, and has that mailed: three times an hour to one email. It is the
 * same work for every email, so that the time reveals nothing either.
 */
export async function storeDraft(
  database: Database,
  tenant: TenantCode,
  email: string,
  draft: AccountDraft,
): Promise<void> {
  await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
    // Of several requests for one email at the same time each sees those before it.
    await transaction.query({
      text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 42))',
      values: [`${tenant} ${email}`],
    });
    const [link] = await transaction.rows(idRow, {
      text: `INSERT INTO account_request_links (tenant, email, draft) SELECT $1, $2, $3
        WHERE (SELECT count(*) FROM account_request_links WHERE tenant = $1 AND email = $2
          AND created > now() - interval '1 hour') < ${limits.mailsPerHour} RETURNING id`,
      values: [tenant, email, JSON.stringify(draft)],
    });
    if (link) await addJob(transaction, sendAccountLink, { tenant, link: link.id });
  });
}

const usedRow = v.object({
  email: v.string(),
  draft: v.nullable(
    v.object({
      first_name: v.string(),
      last_name: v.string(),
      organisation: v.optional(v.string()),
      school_name: v.optional(v.string()),
      position: v.string(),
      phone: v.optional(v.string()),
      message: v.optional(v.string()),
      language: v.optional(languageSchema),
    }),
  ),
});

/** Makes a record of a draft whose link was opened; opened again, it stays what it is. Staff are notified by the change of the record. */
export async function proveEmail(database: Database, tenant: TenantCode, token: string): Promise<void> {
  if (tenantOfToken(token) !== tenant) throw refusedAction(sentences.accountLinkExpired());
  await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
    const [link] = await transaction.rows(usedRow, {
      text: `UPDATE account_request_links l SET used = coalesce(l.used, now()), draft = NULL
        FROM (SELECT id, draft FROM account_request_links WHERE tenant = $1 AND token_hash = $2
          AND created > now() - interval '${limits.linkHours} hours' FOR UPDATE) before
        WHERE l.tenant = $1 AND l.id = before.id RETURNING l.email, before.draft`,
      values: [tenant, hashToken(token)],
    });
    if (!link) throw refusedAction(sentences.accountLinkExpired());
    if (link.draft) await writeRequest(transaction, tenant, link.email, link.draft);
  });
}

/** A request of someone whose request waits already replaces it. */
async function writeRequest(
  transaction: Transaction,
  tenant: TenantCode,
  email: string,
  draft: AccountDraft,
): Promise<void> {
  const { first_name, last_name, organisation, school_name, position, phone, message, language } = draft;
  await transaction.query({
    text: `INSERT INTO account_requests
        (tenant, email, first_name, last_name, organisation, school_name, position, phone, message, language)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      ON CONFLICT (tenant, email) WHERE status NOT IN ('confirmed', 'declined', 'expired')
      DO UPDATE SET first_name = excluded.first_name, last_name = excluded.last_name,
        organisation = excluded.organisation, school_name = excluded.school_name,
        position = excluded.position, phone = excluded.phone, message = excluded.message,
        language = excluded.language`,
    values: [
      tenant,
      email,
      first_name,
      last_name,
      organisation ?? null,
      school_name || null,
      position,
      phone || null,
      message || null,
      language ?? null,
    ],
  });
}

/** Forgets what was never proven, and links that were. */
export const forgetOldAccountLinks = {
  text: `DELETE FROM account_request_links WHERE tenant = $1
    AND created < now() - interval '${limits.linkHours} hours'`,
};

const expired = step('accountRequests', 'expired');

/** A request that staff did not answer in two months is of no more use. */
export const expireOldAccountRequests = {
  text: `UPDATE account_requests SET ${expired.set} WHERE tenant = $1 AND ${expired.when}
    AND created < now() - interval '${limits.waitingDays} days'`,
};
