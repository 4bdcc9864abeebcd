import { notificationSchema } from '@callboard/api-contract/notifications';
import * as v from 'valibot';
import type { AllHandlers } from '../calls/handler';
import type { Database } from '../database/openDatabase';
import { emit } from '../events/emit';
import { notFound } from '../problems';
import { actorOf } from '../records/recordContext';
import { readReceivers, writeSettings } from './notificationSettings';
import { hasItsText, withinReach } from './notificationReach';

const defaultLimit = 50;

const listedRow = v.object({ ...notificationSchema.entries, at: v.date(), read: v.nullable(v.date()) });
const countedRow = v.object({
  ...v.pick(notificationSchema, ['collection', 'record']).entries,
  unread: v.number(),
});
const readRow = v.object({ read: v.date() });

/** Reading, marking and selecting one's own notifications: every statement names the user of the session. */
export function createNotificationHandlers(database: Database) {
  return {
    notifications: async ({ input: { unread, limit = defaultLimit }, session }) => {
      const { tenant, user } = session;
      const queries = database.forTenant(tenant);
      const rows = await queries.rows(listedRow, {
        text: `SELECT hashcode, kind, collection, record, facts, at, read FROM notifications
          WHERE tenant = $1 AND "user" = $2 AND shown AND ($3 OR read IS NULL) AND ${hasItsText('notifications')}
          ORDER BY number DESC LIMIT $4`,
        values: [tenant, user, unread === undefined, Number(limit) + 1],
      });
      const page = rows.slice(0, Number(limit));
      const results = (await withinReach(queries, actorOf(session), page)).map(({ at, read, ...row }) => ({
        ...row,
        at: at.toISOString(),
        read: read?.toISOString() ?? null,
      }));
      return { results, has_more: rows.length > page.length };
    },

    notificationCount: async ({ session }) => {
      const { tenant, user } = session;
      const queries = database.forTenant(tenant);
      const rows = await queries.rows(countedRow, {
        text: `SELECT collection, record, count(*)::integer AS unread FROM notifications
          WHERE tenant = $1 AND "user" = $2 AND shown AND read IS NULL AND ${hasItsText('notifications')} GROUP BY collection, record`,
        values: [tenant, user],
      });
      const counted = await withinReach(queries, actorOf(session), rows);
      return { unread: counted.reduce((sum, { unread }) => sum + unread, 0) };
    },

    // Milliseconds, as a client can give them back.
    markNotificationsRead: async ({ input, session: { tenant, user } }) => {
      const { value } = await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
        const [marked] = await transaction.rows(readRow, {
          text: `UPDATE notifications SET read = date_trunc('milliseconds', now()) WHERE tenant = $1 AND "user" = $2
            AND shown AND read IS NULL AND ($3::uuid[] IS NULL OR hashcode = ANY ($3)) RETURNING read`,
          values: [tenant, user, input?.notifications ?? null],
        });
        if (marked) await emit(transaction, tenant, 'notifications.changed', { user });
        return marked?.read ?? new Date();
      });
      return { read: value.toISOString() };
    },

    markNotificationsUnread: async ({ input: { read }, session: { tenant, user } }) => {
      await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
        const marked = await transaction.query({
          text: `UPDATE notifications SET read = NULL WHERE tenant = $1 AND "user" = $2 AND read = $3 RETURNING 1`,
          values: [tenant, user, read],
        });
        if (marked.length > 0) await emit(transaction, tenant, 'notifications.changed', { user });
      });
      return {};
    },

    notificationSettings: async ({ session: { tenant, user } }) => {
      const [receiver] = await readReceivers(database.forTenant(tenant), tenant, [user]);
      if (!receiver) throw notFound();
      const { kinds, quiet, time_zone } = receiver;
      return { kinds, quiet, time_zone };
    },

    changeNotificationSettings: async ({ input, session: { tenant, user } }) => {
      await database
        .forTenant(tenant)
        .write({ actor: user }, (transaction) => writeSettings(transaction, tenant, user, input));
      return {};
    },
  } satisfies Partial<AllHandlers>;
}
