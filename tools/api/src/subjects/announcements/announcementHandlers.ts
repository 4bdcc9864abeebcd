import { hasRole } from '@callboard/api-contract';
import { ownAnnouncementSchema } from '@callboard/api-contract/messaging';
import { richTextWords } from '@callboard/api-contract/text';
import * as v from 'valibot';
import type { AllHandlers } from '../../engine/calls/handler';
import { lazyHandler } from '../../engine/calls/lazyHandler';
import { markNotificationsOf } from '../../engine/notifications/notificationReach';
import { notFound } from '../../engine/problems';
import type { RecordContext } from '../../engine/records/recordContext';
import { reachedSql } from '../../engine/targets/reachedSql';
import { createAnnouncementActions, reminderPauseMs } from './announcementActions';
import { readTargets } from './readTargets';

const pageSize = 50;
const excerptLength = 160;

const { excerpt: _, ...listed } = ownAnnouncementSchema.entries;
const ownRow = v.object({
  ...listed,
  body: v.string(),
  published_at: v.date(),
  read_at: v.nullable(v.date()),
});
const reachRow = v.object({
  reached: v.number(),
  added: v.number(),
  receivers: v.number(),
  read: v.number(),
  reminded_at: v.nullable(v.date()),
});

/** Publishing announcements, and reading them: what is a user's own is read by the user of the session alone. */
export function createAnnouncementHandlers(context: RecordContext) {
  const { database } = context;
  const actions = () => createAnnouncementActions(context);
  return {
    publishAnnouncement: lazyHandler(() => actions().publishAnnouncement),
    sendToAdded: lazyHandler(() => actions().sendToAdded),
    remindUnread: lazyHandler(() => actions().remindUnread),

    readAnnouncement: async ({ input: { announcement }, session: { tenant, user, roles } }) => {
      await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
        const received = await transaction.rows(v.object({ is_read: v.boolean() }), {
          text: `SELECT r.read_at IS NOT NULL AS is_read FROM announcement_receivers r
            JOIN announcements a ON a.tenant = r.tenant AND a.hashcode = r.announcement AND a.status = 'published'
            WHERE r.tenant = $1 AND r.announcement = $2 AND r."user" = $3 FOR UPDATE OF r`,
          values: [tenant, announcement, user],
        });
        // Staff read what they did not receive; that is noted nowhere.
        if (received.length === 0 && !hasRole(roles, ['staff'])) throw notFound();
        if (received[0]?.is_read === false) {
          await transaction.query({
            text: `UPDATE announcement_receivers SET read_at = now() WHERE tenant = $1 AND announcement = $2 AND "user" = $3`,
            values: [tenant, announcement, user],
          });
          await transaction.query({
            text: `UPDATE announcements SET read_count = coalesce(read_count, 0) + 1 WHERE tenant = $1 AND hashcode = $2`,
            values: [tenant, announcement],
          });
        }
        await markNotificationsOf(transaction, tenant, {
          user,
          collection: 'announcements',
          record: announcement,
        });
      });
      return {};
    },

    announcementReach: async ({ input: { announcement }, session: { tenant } }) => {
      const queries = database.forTenant(tenant);
      const values: unknown[] = [tenant, announcement];
      const targets = await readTargets(queries, tenant, announcement);
      const reached = reachedSql(tenant, targets, (value) => `$${values.push(value)}`);
      const [row] = await queries.rows(reachRow, {
        text: `WITH reached AS MATERIALIZED (SELECT DISTINCT r."user" FROM (${reached}) r),
          got AS MATERIALIZED (SELECT "user", read_at FROM announcement_receivers WHERE tenant = $1 AND announcement = $2)
          SELECT (SELECT count(*)::int FROM reached) AS reached,
            (SELECT count(*)::int FROM reached WHERE "user" NOT IN (SELECT "user" FROM got)) AS added,
            (SELECT count(*)::int FROM got) AS receivers,
            (SELECT count(read_at)::int FROM got) AS read,
            a.reminded_at
          FROM announcements a WHERE a.tenant = $1 AND a.hashcode = $2`,
        values,
      });
      if (!row) throw notFound();
      const { reminded_at, ...counts } = row;
      const next = reminded_at && new Date(reminded_at.getTime() + reminderPauseMs);
      return { ...counts, next_reminder: next && next > new Date() ? next.toISOString() : null };
    },

    ownAnnouncements: async ({ input: { unread, after }, session: { tenant, user } }) => {
      const queries = database.forTenant(tenant);
      const own = `announcement_receivers r
        JOIN announcements a ON a.tenant = r.tenant AND a.hashcode = r.announcement AND a.status = 'published'
        WHERE r.tenant = $1 AND r."user" = $2`;
      const rows = await queries.rows(ownRow, {
        text: `SELECT a.hashcode, a.title, left(a.body, 1000) AS body, a.published_at, r.read_at FROM ${own}
          AND ($3 OR r.read_at IS NULL)
          AND ($4::uuid IS NULL OR (a.published_at, a.hashcode) < (
            SELECT b.published_at, b.hashcode FROM announcements b WHERE b.tenant = $1 AND b.hashcode = $4))
          ORDER BY a.published_at DESC, a.hashcode DESC LIMIT ${pageSize + 1}`,
        values: [tenant, user, unread === undefined, after ?? null],
      });
      const [count] = await queries.rows(v.object({ unread: v.number() }), {
        text: `SELECT count(*)::int AS unread FROM ${own} AND r.read_at IS NULL`,
        values: [tenant, user],
      });
      const results = rows.slice(0, pageSize).map(({ body, published_at, read_at, ...row }) => ({
        ...row,
        excerpt: excerptOf(body),
        published_at: published_at.toISOString(),
        read_at: read_at?.toISOString() ?? null,
      }));
      return { results, has_more: rows.length > pageSize, unread: count?.unread ?? 0 };
    },
  } satisfies Partial<AllHandlers>;
}

/** The first words of the beginning of a rich text, which can end within a tag. */
function excerptOf(beginning: string): string {
  const inline = /<\/?(?:a|em|strong)\b[^<>]*>/g;
  const words = richTextWords(beginning.replace(/<[^<>]*$/, '').replace(inline, ''));
  return words.length > excerptLength ? `${words.slice(0, excerptLength).trimEnd()}…` : words;
}
