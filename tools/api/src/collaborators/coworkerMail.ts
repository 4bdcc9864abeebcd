import { tenants } from '@callboard/all-tenants';
import { collectionNamed, limits, product, type Collection, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Transaction } from '../database/TenantDatabase';
import { html } from '../mail/html';
import type { Mail } from '../mail/Mail';
import type { TenantActor } from '../records/actor';
import { expireOldActivations, hasAccount } from '../sessions/activations/activation';
import { issueLink } from '../sessions/activations/activationLinks';
import { activationUrl } from '../sessions/activations/activationMail';
import type { Settings } from '../settings';
import { tenantUrl } from '../tenantUrl';

const invitedRow = v.object({
  entry: v.string(),
  title: v.string(),
  /** Who has this email here. */
  user: v.nullable(v.string()),
  is_active: v.boolean(),
  /** They can change the entry already: its contact, somebody of its school, or one who runs the event. */
  is_able: v.boolean(),
  /** How many work on it, or are invited to. */
  count: v.number(),
});
export type InvitedCoworker = v.InferOutput<typeof invitedRow>;

/** What decides about inviting an email to an entry; null where there is no such entry. */
export async function readInvited(
  transaction: Transaction,
  tenant: TenantCode,
  coworkers: Collection,
  { entry, email }: { entry: string; email: string },
): Promise<InvitedCoworker | null> {
  const entries = collectionNamed(tenants[tenant].collections.entries);
  const [row] = await transaction.rows(invitedRow, {
    text: `SELECT e.hashcode AS entry, e.qed_title AS title, u.hashcode AS "user", coalesce(u.status = 'active', false) AS is_active,
        coalesce(u.roles && '{staff,admin}'::text[] OR ('participant' = ANY (u.roles)
          AND (u.individual = e.contact OR i.enters_for = e.organisation)), false) AS is_able,
        (SELECT count(*)::int FROM ${name(tableName(coworkers.name))} c
          WHERE c.tenant = e.tenant AND c.entry = e.hashcode) AS count
      FROM ${name(tableName(entries.name))} e
      LEFT JOIN users u ON u.tenant = e.tenant AND lower(u.email) = lower($3)
      LEFT JOIN individuals i ON i.tenant = u.tenant AND i.hashcode = u.individual
      WHERE e.tenant = $1 AND e.hashcode = $2::uuid`,
    values: [tenant, entry, email],
  });
  return row ?? null;
}

const activationRow = v.object({ hashcode: v.string(), is_fresh: v.boolean() });

/** For so long the link of an invitation is not replaced. */
export const minutesBetweenLinks = 10;

/** Invites an email to the tenant as a collaborator; the token of its link, null where one was mailed a moment ago. */
export async function inviteToTenant(
  transaction: Transaction,
  tenant: TenantCode,
  email: string,
): Promise<string | null> {
  await transaction.query({ ...expireOldActivations, values: [tenant] });
  const [row] = await transaction.rows(activationRow, {
    // An invitation that is open already is for this too.
    text: `INSERT INTO user_activations AS a (tenant, first_name, last_name, email, roles, mode, expires)
      VALUES ($1, $2, $3, $4, '{collaborator}', CASE WHEN ${hasAccount('$4')} THEN 'domain' ELSE 'new' END,
        now() + interval '${limits.activationLinkDays} days')
      ON CONFLICT (tenant, email) WHERE status NOT IN ('expired', 'declined', 'complete')
      DO UPDATE SET mode = excluded.mode, expires = excluded.expires,
        roles = array_append(array_remove(a.roles, 'collaborator'), 'collaborator')
      RETURNING hashcode, EXISTS (SELECT FROM activation_links l WHERE l.tenant = a.tenant AND l.activation = a.hashcode
        AND l.created > now() - interval '${minutesBetweenLinks} minutes') AS is_fresh`,
    values: [tenant, ...namesIn(email), email],
  });
  if (!row) throw new Error('The invitation was not stored.');
  return row.is_fresh ? null : issueLink(transaction, tenant, row.hashcode);
}

/** A first and a last name to begin with; the invited write their own. */
function namesIn(email: string): [string, string] {
  const [first = '', ...others] = (email.split('@', 1)[0] ?? '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return [(first || email).slice(0, 80), others.join(' ').slice(0, 80) || '–'];
}

interface Letter extends InvitedCoworker {
  email: string;
  /** Of the invitation; null for those who have an account here. */
  token: string | null;
}

/** The mail that brings a co-worker to an entry. */
export async function coworkerMail(
  settings: Settings,
  transaction: Transaction,
  { tenant, user }: TenantActor,
  { entry, title, email, token }: Letter,
): Promise<Mail> {
  const inviter = await transaction.db
    .selectFrom('users')
    .select('name')
    .where('tenant', '=', tenant)
    .where('hashcode', '=', user)
    .executeTakeFirst();
  const by = inviter?.name ?? tenants[tenant].name;
  const link =
    token === null
      ? `${tenantUrl(settings, tenant)}/entries/${entry}`
      : activationUrl(settings, { tenant, token });
  const what = `${by} invited you to work on ${title} at ${tenants[tenant].name}.`;
  const how =
    token === null
      ? 'Sign in to open it.'
      : `The link works for ${String(limits.activationLinkDays)} days. After that, ask ${by} to send it again.`;
  return {
    to: email,
    subject: `You are invited to work on ${title} on ${product.name}`,
    text: `Kia ora,\n\n${what}\n\n${link}\n\n${how}\n`,
    html: html`<p>Kia ora,</p>
      <p>${what}</p>
      <p><a class="button" href="${link}">Open the invitation</a></p>
      <p>${how}</p>`.markup,
    why: `You get this because ${by} typed your email.`,
  };
}
