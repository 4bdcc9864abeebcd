import { tenants } from '@callboard/all-tenants';
import { limits, type Collection, type TenantCode } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { languageSchema } from '@callboard/api-contract/languages';
import * as v from 'valibot';
import { tableOf } from '../../../engine/database/tableOf';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { html } from '../../../engine/mail/html';
import { languageOf } from '../../../engine/mail/languageOf';
import type { Mail } from '../../../engine/mail/Mail';
import { mailTexts } from '../../../engine/mail/mailTexts';
import type { TenantActor } from '../../../engine/records/actor';
import { issueLink } from '../../../engine/sessions/activations/activationLinks';
import { activationUrl } from '../../../engine/sessions/activations/activationMail';
import { inviteUser } from '../../../engine/sessions/activations/inviteUser';
import type { Settings } from '../../../engine/settings';
import { tenantUrl } from '../../../engine/tenantUrl';

const invitedRow = v.object({
  entry: v.string(),
  title: v.string(),
  /** User with this email here. */
  user: v.nullable(v.string()),
  is_active: v.boolean(),
  /** They can change the entry already: its contact, a user of its school, or one who runs the event. */
  is_able: v.boolean(),
  /** How many work on it, or are invited to. */
  count: v.number(),
});
export type InvitedCoworker = v.InferOutput<typeof invitedRow>;

/** Facts that decide about inviting an email to an entry; null where there is no such entry. */
export async function readInvited(
  transaction: Transaction,
  tenant: TenantCode,
  coworkers: Collection,
  { entry, email }: { entry: string; email: string },
): Promise<InvitedCoworker | null> {
  const entries = collectionAt('entries', tenant);
  const [row] = await transaction.rows(invitedRow, {
    text: `SELECT e.hashcode AS entry, e.qed_title AS title, u.hashcode AS "user", coalesce(u.status = 'active', false) AS is_active,
        coalesce(u.roles && '{staff,admin}'::text[] OR ('participant' = ANY (u.roles)
          AND (u.individual = e.contact OR i.enters_for = e.organisation)), false) AS is_able,
        (SELECT count(*)::int FROM ${tableOf(coworkers)} c
          WHERE c.tenant = e.tenant AND c.entry = e.hashcode) AS count
      FROM ${tableOf(entries)} e
      LEFT JOIN users u ON u.tenant = e.tenant AND lower(u.email) = lower($3)
      LEFT JOIN individuals i ON i.tenant = u.tenant AND i.hashcode = u.individual
      WHERE e.tenant = $1 AND e.hashcode = $2::uuid`,
    values: [tenant, entry, email],
  });
  return row ?? null;
}

/** Invites an email to the tenant as a collaborator, in the language of the one who invites; the token of its link, null where one was mailed a moment ago. */
export async function inviteToTenant(
  transaction: Transaction,
  { tenant, user }: TenantActor,
  email: string,
): Promise<string | null> {
  const [first_name, last_name] = namesIn(email);
  const names = { first_name, last_name, email };
  const terms = { role: 'collaborator', individual: null, language: null, by: user } as const;
  const invitation = await inviteUser(transaction, tenant, { ...names, ...terms });
  return invitation.is_fresh ? null : issueLink(transaction, tenant, invitation.hashcode);
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

const texts = mailTexts({
  en: {
    subject: (entry: string, tenant: string) => `You are invited to work on ${entry} at ${tenant}`,
    what: (by: string, entry: string, tenant: string) =>
      `${by} invited you to work on ${entry} at ${tenant}.`,
    signIn: 'Sign in to open it.',
    works: (days: string, by: string) =>
      `The link works for ${days} days. After that, ask ${by} to send it again.`,
    open: 'Open the invitation',
    why: (by: string) => `You get this because ${by} typed your email.`,
  },
  mi: {
    subject: (entry: string, tenant: string) => `E pōwhiritia ana koe kia mahi i ${entry} ki ${tenant}`,
    what: (by: string, entry: string, tenant: string) =>
      `I pōwhiri a ${by} i a koe kia mahi i ${entry} ki ${tenant}.`,
    signIn: 'Takiuru kia tuwhera ai.',
    works: (days: string, by: string) =>
      `E ${days} rā te hono e mahi ana. I muri i tērā, tonoa a ${by} kia tukuna anō.`,
    open: 'Whakatuwherahia te pōwhiri',
    why: (by: string) => `I tae atu tēnei nā te mea i patohia tō īmēra e ${by}.`,
  },
});

const inviterRow = v.object({ name: v.string(), language: v.nullable(languageSchema) });

/** The mail that brings a co-worker to an entry: in their language, or in that of the one who invites them. */
export async function coworkerMail(
  settings: Settings,
  transaction: Transaction,
  { tenant, user }: TenantActor,
  { entry, title, email, token }: Letter,
): Promise<Mail> {
  const { name } = tenants[tenant];
  const [inviter] = await transaction.rows(inviterRow, {
    text: 'SELECT name, language FROM users WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, user],
  });
  const by = inviter?.name ?? name;
  const language = await languageOf(transaction, tenant, email, inviter?.language);
  const words = texts[language];
  const link =
    token === null
      ? `${tenantUrl(settings, tenant)}/entries/${entry}`
      : activationUrl(settings, { tenant, token });
  const what = words.what(by, title, name);
  const how = token === null ? words.signIn : words.works(String(limits.activationLinkDays), by);
  return {
    to: email,
    language,
    subject: words.subject(title, name),
    text: `Kia ora,\n\n${what}\n\n${link}\n\n${how}\n`,
    html: html`<p>Kia ora,</p>
      <p>${what}</p>
      <p><a class="button" href="${link}">${words.open}</a></p>
      <p>${how}</p>`.markup,
    why: words.why(by),
  };
}
