import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { notificationPath, notificationSchema } from '@callboard/api-contract/notifications';
import * as v from 'valibot';
import type { JobHandler } from '../jobs/defineJob';
import { addJob } from '../jobs/queue';
import { readReceivers } from './notificationSettings';
import { notificationText } from './notificationTexts';
import { quietUntil } from './quietUntil';
import { actorToNotify, hasItsText, withinReach } from './notificationReach';
import type { ActionTools } from '../tools/ActionTools';
import { pushNotification, sendPush } from '../push/push.jobs';
import { devicesOf } from '../push/pushSubscriptions';

type Tools = Pick<ActionTools, 'database' | 'push' | 'pushSubscriptions'>;

const waitingRow = v.object({ user: v.string() });
const pushedRow = v.object({
  user: v.string(),
  ...v.pick(notificationSchema, ['kind', 'collection', 'record', 'facts']).entries,
});

/**
 * Queues a notification for the devices of its user: the mark and the jobs are one transaction, so that none is lost and none is made
 * twice. Quiet hours that began meanwhile are waited for.
 */
export function createPushNotification({
  database,
}: Pick<Tools, 'database'>): JobHandler<{ tenant: TenantCode; notification: string }> {
  return async ({ tenant, notification }) => {
    await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const [waiting] = await transaction.rows(waitingRow, {
        text: `SELECT "user" FROM notifications WHERE tenant = $1 AND hashcode = $2 AND push
          AND pushed IS NULL AND read IS NULL FOR UPDATE`,
        values: [tenant, notification],
      });
      const [receiver] = waiting ? await readReceivers(transaction, tenant, [waiting.user]) : [];
      if (!receiver) return;
      const startAfter = quietUntil(new Date(), receiver);
      if (startAfter) {
        await addJob(transaction, pushNotification, { tenant, notification }, { startAfter });
        return;
      }
      await transaction.query({
        text: 'UPDATE notifications SET pushed = now() WHERE tenant = $1 AND hashcode = $2',
        values: [tenant, notification],
      });
      for (const subscription of await devicesOf(transaction, tenant, receiver.user)) {
        await addJob(transaction, sendPush, { tenant, notification, subscription });
      }
    });
  };
}

/** Sends a notification to one device, with the sentence of the bell; nothing where it was read or the session ended meanwhile. */
export function createSendPush({
  database,
  push,
  pushSubscriptions,
}: Tools): JobHandler<{ tenant: TenantCode; notification: string; subscription: string }> {
  return async ({ tenant, notification, subscription }, { signal }) => {
    const [row] = await database.forTenant(tenant).rows(pushedRow, {
      text: `SELECT "user", kind, collection, record, facts FROM notifications
        WHERE tenant = $1 AND hashcode = $2 AND push AND read IS NULL AND ${hasItsText('notifications')}`,
      values: [tenant, notification],
    });
    const target = row && (await pushSubscriptions.target(tenant, row.user, subscription));
    if (!target || !push) return;
    const queries = database.forTenant(tenant);
    const [receiver] = await readReceivers(queries, tenant, [row.user]);
    if (!receiver) return;
    const actor = await actorToNotify(queries, tenant, receiver);
    if ((await withinReach(queries, actor, [row])).length === 0) return;
    const message = {
      id: notification,
      title: tenants[tenant].name,
      text: notificationText(row, receiver.language),
      path: notificationPath(row) ?? '/',
    };
    const outcome = await push.send(target, message, signal);
    if (outcome === 'gone') await pushSubscriptions.removeGone(tenant, subscription);
  };
}
