import { tenants } from '@callboard/all-tenants';
import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import { notificationSchema } from '@callboard/api-contract/notifications';
import type { LanguageCode } from '@callboard/api-contract/languages';
import { addDays, dayOfInstant, fromWallTime } from '@callboard/domain/calendar';
import * as v from 'valibot';
import type { Database } from '../database/openDatabase';
import type { Transaction } from '../database/TenantDatabase';
import type { JobHandler } from '../jobs/defineJob';
import { forEachOf } from '../jobs/forEachOf';
import { html } from '../mail/html';
import type { Mail } from '../mail/Mail';
import type { ActionTools } from '../tools/ActionTools';
import { letterHtml, type Letter } from '../mail/letterHtml';
import { mailTexts } from '../mail/mailTexts';
import { tenantUrl } from '../tenantUrl';
import { readReceivers, type Receiver } from './notificationSettings';
import { notificationLink, notificationText } from './notificationTexts';
import { actorToNotify, hasItsText, withinReach } from './notificationReach';
import { quietUntil } from './quietUntil';
import { unsubscribeUrl, type Subscription } from './unsubscribeLinks';

type Tools = Pick<ActionTools, 'database' | 'mails' | 'settings' | 'secrets' | 'hooks'>;

const texts = mailTexts({
  en: {
    oneThing: 'One thing since yesterday',
    things: (count: string) => `${count} things since yesterday`,
    whyDaily: 'You get this once a day, as you selected under Notifications.',
    why: 'You get this as you selected under Notifications.',
  },
  mi: {
    oneThing: 'Kotahi te mea hou mai i inanahi',
    things: (count: string) => `${count} ngā mea hou mai i inanahi`,
    whyDaily: 'Ka tae atu tēnei kotahi i ia rā, i runga i tāu i kōwhiri ai i Ngā whakamōhiotanga.',
    why: 'Ka tae atu tēnei i runga i tāu i kōwhiri ai i Ngā whakamōhiotanga.',
  },
});

const mailedRow = v.object({
  user: v.string(),
  ...v.pick(notificationSchema, ['hashcode', 'kind', 'collection', 'record', 'facts']).entries,
});
type Mailed = v.InferOutput<typeof mailedRow>;
const columns = 'hashcode, "user", kind, collection, record, facts';

/** Mails one notification, or a later one about the same; nothing where they were read or mailed meanwhile. In one transaction. */
export function createMailNotification(
  tools: Tools,
): JobHandler<{ tenant: TenantCode; notification: string }> {
  return async ({ tenant, notification }) => {
    await tools.database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const [due] = await transaction.rows(mailedRow, {
        text: `UPDATE notifications SET mailed = now() WHERE tenant = $1 AND hashcode = $2 AND mail = 'now'
          AND mailed IS NULL RETURNING ${columns}`,
        values: [tenant, notification],
      });
      if (!due) return;
      const [receiver] = await readReceivers(transaction, tenant, [due.user]);
      const newest = await newestLike(transaction, tenant, due);
      if (!receiver || !newest) return;
      const actor = await actorToNotify(transaction, tenant, receiver);
      if ((await withinReach(transaction, actor, [newest])).length === 0) return;
      const mail = mailOf(tools, tenant, receiver, {
        subject: notificationText(newest, receiver.language),
        items: [newest],
        letter: await letterOf(tools, transaction, tenant, { ...newest, language: receiver.language }),
        subscription: due.kind,
      });
      await tools.mails.queue(transaction, tenant, mail, notification);
    });
  };
}

/** The last unread one about the same: after several changes a mail states the latest. */
async function newestLike(
  transaction: Transaction,
  tenant: TenantCode,
  { hashcode, user, kind, record }: Mailed,
) {
  const [newest] = await transaction.rows(mailedRow, {
    text: `SELECT ${columns} FROM notifications WHERE tenant = $1 AND "user" = $2 AND kind = $3
      AND (hashcode = $4 OR record = $5) AND read IS NULL AND ${hasItsText('notifications')}
      AND number >= (SELECT number FROM notifications WHERE tenant = $1 AND hashcode = $4)
      ORDER BY number DESC LIMIT 1`,
    values: [tenant, user, kind, hashcode, record],
  });
  return newest;
}

/** The time of their morning from which users get their daily mail. */
const digestTime = '07:00';

/** Mails every user who selected that what is unread, once a day. */
export function createSendDigests(tools: Tools): JobHandler<Readonly<Record<never, never>>> {
  return async () => {
    await forEachOf(tenantCodes, async (tenant) => {
      await forEachOf(await usersWithDigest(tools.database, tenant), (user) =>
        tools.database
          .forTenant(tenant)
          .write({ actor: null }, (transaction) => sendDigest(tools, transaction, tenant, user)),
      );
    });
  };
}

const waitingRow = v.object({ user: v.string(), oldest: v.date(), time_zone: v.nullable(v.string()) });

/** Users for whom something has waited since before their last morning. */
async function usersWithDigest(database: Database, tenant: TenantCode): Promise<string[]> {
  const rows = await database.forTenant(tenant).rows(waitingRow, {
    text: `SELECT n."user", min(n.at) AS oldest, s.time_zone FROM notifications n
      LEFT JOIN notification_settings s ON s.tenant = n.tenant AND s."user" = n."user"
      WHERE n.tenant = $1 AND n.mail = 'daily' AND n.mailed IS NULL AND n.read IS NULL
      GROUP BY n."user", s.time_zone`,
    values: [tenant],
  });
  const now = new Date().toISOString();
  return rows
    .filter(({ oldest, time_zone: zone }) => oldest < lastMorning(now, zone ?? tenants[tenant].timeZone))
    .map(({ user }) => user);
}

function lastMorning(now: string, zone: string): Date {
  const today = dayOfInstant(now, zone);
  const morning = new Date(fromWallTime(`${today}T${digestTime}`, zone));
  return morning <= new Date(now)
    ? morning
    : new Date(fromWallTime(`${addDays(today, -1)}T${digestTime}`, zone));
}

async function sendDigest(tools: Tools, transaction: Transaction, tenant: TenantCode, user: string) {
  const [receiver] = await readReceivers(transaction, tenant, [user]);
  // Sent in an hour that is not quiet.
  if (receiver && quietUntil(new Date(), receiver)) return;
  const due = await transaction.rows(mailedRow, {
    text: `UPDATE notifications SET mailed = now() WHERE tenant = $1 AND "user" = $2 AND mail = 'daily'
      AND mailed IS NULL AND read IS NULL AND ${hasItsText('notifications')} RETURNING ${columns}`,
    values: [tenant, user],
  });
  if (!receiver || due.length === 0) return;
  const items = await withinReach(transaction, await actorToNotify(transaction, tenant, receiver), due);
  if (items.length === 0) return;
  const words = texts[receiver.language];
  const subject = items.length === 1 ? words.oneThing : words.things(String(items.length));
  const mail = mailOf(tools, tenant, receiver, { subject, items, subscription: 'daily' });
  await tools.mails.queue(transaction, tenant, mail);
}

/** The words of the tenant for a decision; null for any other kind. */
async function letterOf(
  { settings, hooks }: Tools,
  transaction: Transaction,
  tenant: TenantCode,
  { kind, record, facts, language }: Mailed & { language: LanguageCode },
): Promise<Letter | null> {
  const letter = hooks.letters[kind];
  if (!letter || record === null) return null;
  return letter(transaction, { tenant, record, facts, language, home: tenantUrl(settings, tenant) });
}

interface MailContent {
  subject: string;
  /** A mail with words of its own, instead of the items. */
  letter?: Letter | null;
  items: readonly Mailed[];
  /** Subscription that its unsubscribe link switches off. */
  subscription: Subscription;
}

function mailOf(
  { settings, secrets }: Tools,
  tenant: TenantCode,
  { user, email, language }: Receiver,
  { subject, items, letter, subscription }: MailContent,
): Mail {
  const home = tenantUrl(settings, tenant);
  const unsubscribe = unsubscribeUrl(secrets, home, { tenant, user, subscription });
  const words = texts[language];
  const lines = items.map((item) => `${notificationText(item, language)}\n${notificationLink(home, item)}`);
  return {
    to: email,
    language,
    subject: letter?.subject ?? subject,
    text: letter?.body ?? lines.join('\n\n'),
    html: letter
      ? html`${letterHtml(letter)}`.markup
      : html`<ul>
          ${items.map((item) => html`<li><a href="${notificationLink(home, item)}">${notificationText(item, language)}</a></li>`)}
        </ul>`.markup,
    why: subscription === 'daily' ? words.whyDaily : words.why,
    unsubscribe,
  };
}
