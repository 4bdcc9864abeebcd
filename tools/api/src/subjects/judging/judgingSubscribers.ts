import type { TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { emitAll } from '../../engine/events/emit';
import { subscribe } from '../../engine/events/subscribe';
import { notify } from '../../engine/notifications/notify';
import { contactsOf } from '../../engine/notifications/receivers';

/** What follows from a release, however it was made: by hand, at its time, or with the last step of a ceremony. */
export function judgingSubscribers() {
  return [
    subscribe('record.changed', 'results', async (change, { tenant }, transaction) => {
      if (change.collection === 'stages' && change.from === 'closed' && change.to === 'released')
        await notifyActs(transaction, tenant, change.record);
      if (change.collection === 'stageEntries' && change.kind === 'delete')
        await withdrawNotices(transaction, tenant, change.record);
    }),
  ];
}

const withdrawnRow = v.object({ user: v.string() });

/** An act that is taken out of a stage again, as by Undo, has no place there: its notices disappear, and mails that still wait are not sent. */
async function withdrawNotices(transaction: Transaction, tenant: TenantCode, act: string): Promise<void> {
  const withdrawn = await transaction.rows(withdrawnRow, {
    text: `DELETE FROM notifications WHERE tenant = $1 AND kind = 'resultsReleased' AND collection = 'stageEntries' AND record = $2
        AND NOT EXISTS (SELECT FROM stage_entries WHERE tenant = $1 AND hashcode = $2)
      RETURNING "user"`,
    values: [tenant, act],
  });
  const users = withdrawn.map(({ user }) => ({ user }));
  await emitAll(transaction, tenant, 'notifications.changed', users);
}

const actRow = v.object({
  hashcode: v.string(),
  entry: v.string(),
  name: v.string(),
  event: v.string(),
  stage: v.string(),
  place: v.nullable(v.number()),
  next: v.nullable(v.string()),
});

/** Those who entered hear their place, and whether they go on; their feedback is where it leads. */
async function notifyActs(transaction: Transaction, tenant: TenantCode, stage: string): Promise<void> {
  const acts = await transaction.rows(actRow, {
    text: `SELECT a.hashcode, a.entry, a.name, e.name AS event, s.name AS stage, a.place, x.name AS next
      FROM stages s
        JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
        JOIN stage_entries a ON a.tenant = s.tenant AND a.stage = s.hashcode AND a.feedback IS NOT NULL
        LEFT JOIN stage_entries g ON g.tenant = s.tenant AND g.stage = s.next AND g.entry = a.entry AND g.came_from = s.hashcode
        LEFT JOIN stages x ON x.tenant = g.tenant AND x.hashcode = g.stage
      WHERE s.tenant = $1 AND s.hashcode = $2::uuid AND s.status = 'released' ORDER BY a.hashcode`,
    values: [tenant, stage],
  });
  for (const { hashcode, entry, place, next, name, event, stage: title } of acts) {
    await notify(transaction, tenant, {
      kind: 'resultsReleased',
      cause: `results ${hashcode}`,
      about: { collection: 'stageEntries', record: hashcode },
      facts: { name, event, stage: title, place: place === null ? '' : String(place), next: next ?? '' },
      users: await contactsOf(transaction, tenant, 'entries', entry),
    });
  }
}
