import type { PayloadOf } from '@callboard/api-contract/events';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { subscribe, type EventSource } from '../../engine/events/subscribe';
import { notify } from '../../engine/notifications/notify';
import { usersWithRole } from '../../engine/notifications/receivers';

/** Who is notified of an achievement: the office of a proposal, the creative of what came of it. */
export function achievementSubscribers() {
  return [
    subscribe('record.changed', 'achievements', async (change, source, transaction) => {
      if (change.collection === 'achievementInstances' && change.from !== change.to)
        await notifyOf(change, source, transaction);
    }),
  ];
}

const instanceRow = v.object({
  achievement: v.string(),
  creative: v.string(),
  status: v.string(),
  reason: v.nullable(v.string()),
  user: v.nullable(v.string()),
});

async function notifyOf(
  { record, from, to }: PayloadOf<'record.changed'>,
  { tenant, number }: EventSource,
  transaction: Transaction,
): Promise<void> {
  const found = await transaction.rows(instanceRow, {
    text: `SELECT i.name AS achievement, p.name AS creative, i.status, i.returned_because AS reason, u.hashcode AS "user"
      FROM achievement_instances i
      JOIN participants p ON p.tenant = i.tenant AND p.hashcode = i.creative
      LEFT JOIN users u ON u.tenant = p.tenant AND u.individual = p.individual
      WHERE i.tenant = $1 AND i.hashcode = $2`,
    values: [tenant, record],
  });
  const [instance] = found;
  // It was moved on since, or is deleted.
  if (!instance || instance.status !== to) return;
  const { achievement, creative, reason } = instance;
  const news = {
    cause: `event ${number}`,
    about: { collection: 'achievementInstances', record },
    users: found.flatMap(({ user }) => user ?? []),
  };
  if (to === 'proposed') {
    const users = await usersWithRole(transaction, tenant, ['staff', 'admin']);
    const facts = { achievement, creative };
    await notify(transaction, tenant, { ...news, kind: 'achievementProposed', facts, users });
  }
  if (to === 'reached') {
    await notify(transaction, tenant, { ...news, kind: 'achievementReached', facts: { achievement } });
  }
  if (from === 'proposed' && to === 'working' && reason !== null) {
    const facts = { achievement, reason };
    await notify(transaction, tenant, { ...news, kind: 'achievementReturned', facts });
  }
}
