import type * as v from 'valibot';
import type { Database } from '../../engine/database/openDatabase';
import type { JobHandler } from '../../engine/jobs/defineJob';
import type { publishAnnouncement } from './announcement.jobs';
import { publish } from './publish';

type Payload = v.InferOutput<(typeof publishAnnouncement)['payload']>;

/** Publishes one announcement whose time has come. Twice does no more than once. */
export function createPublishDue(database: Database): JobHandler<Payload> {
  return async ({ tenant, announcement }) => {
    await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const due = await transaction.query({
        text: `SELECT FROM announcements WHERE tenant = $1 AND hashcode = $2 AND status = 'scheduled'
          AND publish_at <= now() FOR UPDATE`,
        values: [tenant, announcement],
      });
      if (due.length > 0) await publish(transaction, { tenant, announcement, actor: null });
    });
  };
}
