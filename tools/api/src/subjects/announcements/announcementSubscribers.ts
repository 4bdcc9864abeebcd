import type { TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { subscribe } from '../../engine/events/subscribe';
import { addJob } from '../../engine/jobs/queue';
import { withdrawNotifications } from '../../engine/notifications/withdrawNotifications';
import { publishAnnouncement } from './announcement.jobs';

/** Effects of a change of an announcement, however it was made: by a button, in bulk, or by Undo. */
export function announcementSubscribers() {
  return [
    subscribe('record.changed', 'announcements', async (change, { tenant }, transaction) => {
      // Also where one that is scheduled gets another time.
      if (change.collection === 'announcements' && change.to === 'scheduled')
        await queuePublishing(transaction, tenant, change.record);
    }),
    subscribe('announcement.revoked', 'announcements', ({ record }, { tenant }, transaction) =>
      withdraw(transaction, tenant, record),
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

/** Its notifications disappear unless it was published again meanwhile. */
async function withdraw(transaction: Transaction, tenant: TenantCode, record: string) {
  const revoked = await transaction.query({
    text: `SELECT FROM announcements WHERE tenant = $1 AND hashcode = $2 AND status = 'revoked'`,
    values: [tenant, record],
  });
  if (revoked.length > 0) await withdrawNotifications(transaction, tenant, 'announcement', record);
}
