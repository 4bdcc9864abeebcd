import { notificationSchema, product, tenantCodes, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Database } from '../database/openDatabase';
import type { Transaction } from '../database/TenantDatabase';
import type { JobHandler } from '../jobs/defineJob';
import { html } from '../mail/html';
import type { Mail } from '../mail/Mail';
import type { ActionTools } from '../sessions/actions/userAction';
import { tenantUrl } from '../tenantUrl';
import { defaultZone, readReceivers, type Receiver } from './notificationSettings';
import { notificationLink, notificationText } from './notificationTexts';
import { quietUntil } from './quietUntil';
import { unsubscribeUrl, type Subscription } from './unsubscribeLinks';

type Tools = Pick<ActionTools, 'database' | 'mails' | 'settings' | 'secrets'>;

const mailedRow = v.object({
  user: v.string(),
  ...v.pick(notificationSchema, ['hashcode', 'kind', 'collection', 'record', 'facts']).entries,
});
type Mailed = v.InferOutput<typeof mailedRow>;
const columns = 'hashcode, "user", kind, collection, record, facts';

/** Mails one notification; nothing where it was read or mailed meanwhile. The mark and the mail are one transaction. */
export function createMailNotification(
  tools: Tools,
): JobHandler<{ tenant: TenantCode; notification: string }> {
  return async ({ tenant, notification }) => {
    await tools.database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const [due] = await transaction.rows(mailedRow, {
        text: `UPDATE notifications SET mailed = now() WHERE tenant = $1 AND hashcode = $2 AND mail = 'now'
          AND mailed IS NULL AND read IS NULL RETURNING ${columns}`,
        values: [tenant, notification],
      });
      if (!due) return;
      const [receiver] = await readReceivers(transaction, tenant, [due.user]);
      const newest = await newestLike(transaction, tenant, due);
      if (!receiver || !newest) return;
      const text = notificationText(newest);
      const mail = mailOf(tools, tenant, receiver, {
        subject: text,
        items: [newest],
        subscription: due.kind,
      });
      await tools.mails.queue(transaction, tenant, mail, notification);
    });
  };
}

/** The last unread one about the same: of several changes a mail says what holds now. */
async function newestLike(transaction: Transaction, tenant: TenantCode, { user, kind, record }: Mailed) {
  const [newest] = await transaction.rows(mailedRow, {
    text: `SELECT ${columns} FROM notifications WHERE tenant = $1 AND "user" = $2 AND kind = $3
      AND record IS NOT DISTINCT FROM $4 AND read IS NULL ORDER BY number DESC LIMIT 1`,
    values: [tenant, user, kind, record],
  });
  return newest;
}

/** The hour of their morning from which users get their daily mail. */
const digestHour = 7;

/** Mails every user who selected that what is unread, once a day. */
export function createSendDigests(tools: Tools): JobHandler<Readonly<Record<never, never>>> {
  return async () => {
    for (const tenant of tenantCodes) {
      for (const user of await usersWithDigest(tools.database, tenant)) {
        await tools.database
          .forTenant(tenant)
          .write({ actor: null }, (transaction) => sendDigest(tools, transaction, tenant, user));
      }
    }
  };
}

/** Those for whom something has waited since before their last morning. */
async function usersWithDigest(database: Database, tenant: TenantCode): Promise<string[]> {
  const rows = await database.forTenant(tenant).rows(v.object({ user: v.string() }), {
    text: `SELECT DISTINCT n."user" FROM notifications n
      LEFT JOIN notification_settings s ON s.tenant = n.tenant AND s."user" = n."user"
      CROSS JOIN LATERAL (SELECT coalesce(s.time_zone, $2) AS zone) z
      WHERE n.tenant = $1 AND n.mail = 'daily' AND n.mailed IS NULL AND n.read IS NULL
        AND n.at < (date_trunc('day', (now() AT TIME ZONE z.zone) - $3 * interval '1 hour')
          + $3 * interval '1 hour') AT TIME ZONE z.zone`,
    values: [tenant, defaultZone, digestHour],
  });
  return rows.map(({ user }) => user);
}

async function sendDigest(tools: Tools, transaction: Transaction, tenant: TenantCode, user: string) {
  const [receiver] = await readReceivers(transaction, tenant, [user]);
  // Sent in an hour that is not quiet.
  if (receiver && quietUntil(new Date(), receiver)) return;
  const items = await transaction.rows(mailedRow, {
    text: `UPDATE notifications SET mailed = now() WHERE tenant = $1 AND "user" = $2 AND mail = 'daily'
      AND mailed IS NULL AND read IS NULL RETURNING ${columns}`,
    values: [tenant, user],
  });
  if (!receiver || items.length === 0) return;
  const subject = items.length === 1 ? 'One thing since yesterday' : `${items.length} things since yesterday`;
  const mail = mailOf(tools, tenant, receiver, { subject, items, subscription: 'daily' });
  await tools.mails.queue(transaction, tenant, mail);
}

interface MailContent {
  subject: string;
  items: readonly Mailed[];
  /** What its unsubscribe link switches off. */
  subscription: Subscription;
}

function mailOf(
  { settings, secrets }: Tools,
  tenant: TenantCode,
  { user, email }: Receiver,
  { subject, items, subscription }: MailContent,
): Mail {
  const home = tenantUrl(settings, tenant);
  const unsubscribe = unsubscribeUrl(secrets, home, { tenant, user, subscription });
  const why =
    subscription === 'daily'
      ? 'You get this once a day, as you selected under Notifications.'
      : 'You get this as you selected under Notifications.';
  const lines = items.map((item) => `${notificationText(item)}\n${notificationLink(home, item)}`);
  return {
    to: email,
    subject: `${product.name}: ${subject}`,
    text: `${lines.join('\n\n')}\n\n${why}\nStop these mails: ${unsubscribe}\n`,
    html: html`<ul>
        ${items.map((item) => html`<li><a href="${notificationLink(home, item)}">${notificationText(item)}</a></li>`)}
      </ul>
      <p>${why} <a href="${unsubscribe}">Stop these mails</a></p>`.markup,
    unsubscribe,
  };
}
