import type { TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { emitAll } from '../../engine/events/emit';
import { subscribe } from '../../engine/events/subscribe';
import { addJob } from '../../engine/jobs/queue';
import { publishAnnouncement } from './announcement.jobs';

/** What follows from a change of an announcement, however it was made: by a button, in bulk, or by Undo. */
export function announcementSubscribers() {
  return [
    subscribe('record.changed', 'announcements', async (change, { tenant }, transaction) => {
      // Also where one that is scheduled gets another time.
      if (change.collection === 'announcements' && change.to === 'scheduled')
        await queuePublishing(transaction, tenant, change.record);
    }),
    subscribe('announcement.revoked', 'announcements', ({ record }, { tenant }, transaction) =>
      withdrawNotifications(transaction, tenant, record),
    ),
  ];
}

const dueRow = v.object({ publish_at: v.date() });

/** A job for the time that it has now. One for a former time finds it too early, and does nothing. */
async function queuePublishing(transaction: Transaction, tenant: TenantCode, record: string) {
  const [row] = await transaction.rows(dueRow, {
    text: `SELECT publish_at FROM announcements WHERE tenant = $1 AND hashcode = $2 AND status = 'scheduled'`,
    values: [tenant, record],
  });
  if (!row) return;
  const payload = { tenant, announcement: record };
  await addJob(transaction, publishAnnouncement, payload, { startAfter: row.publish_at });
}

const withdrawnRow = v.object({ user: v.string() });

/** Its notifications disappear, and mails that still wait are not sent. */
async function withdrawNotifications(transaction: Transaction, tenant: TenantCode, record: string) {
  const withdrawn = await transaction.rows(withdrawnRow, {
    text: `DELETE FROM notifications n USING announcement_receivers r, announcements a
      WHERE n.tenant = $1 AND n.kind = 'announcement' AND n.record = $2 AND n."user" = r."user"
        AND r.tenant = $1 AND r.announcement = $2
        AND a.tenant = $1 AND a.hashcode = $2 AND a.status = 'revoked'
      RETURNING n."user"`,
    values: [tenant, record],
  });
  const users = [...new Set(withdrawn.map(({ user }) => user))].map((user) => ({ user }));
  await emitAll(transaction, tenant, 'notifications.changed', users);
}
