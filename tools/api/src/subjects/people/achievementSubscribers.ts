import type { PayloadOf } from '@callboard/api-contract/events';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { subscribe, type EventSource } from '../../engine/events/subscribe';
import { notify } from '../../engine/notifications/notify';
import { usersWithRole } from '../../engine/notifications/receivers';

/** Notifies of an achievement: the office of a proposal, the creative of what came of it. */
export function achievementSubscribers() {
  return [
    subscribe('achievement.proposed', 'achievements', async (step, source, transaction) => {
      const found = await readInstance(transaction, source, step);
      if (!found) return;
      const { achievement, creative } = found.instance;
      const users = await usersWithRole(transaction, source.tenant, ['staff', 'admin']);
      const facts = { achievement, creative };
      await notify(transaction, source.tenant, { ...found.news, kind: 'achievementProposed', facts, users });
    }),
    subscribe('achievement.reached', 'achievements', async (step, source, transaction) => {
      const found = await readInstance(transaction, source, step);
      if (!found) return;
      const facts = { achievement: found.instance.achievement };
      await notify(transaction, source.tenant, { ...found.news, kind: 'achievementReached', facts });
    }),
    subscribe('achievement.returned', 'achievements', async (step, source, transaction) => {
      const found = await readInstance(transaction, source, step);
      if (!found || found.instance.reason === null) return;
      const { achievement, reason } = found.instance;
      const facts = { achievement, reason };
      await notify(transaction, source.tenant, { ...found.news, kind: 'achievementReturned', facts });
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

/** The achievement after a step, and of whom its creative hears; null where it was moved on since, or is deleted. */
async function readInstance(
  transaction: Transaction,
  { tenant, number }: EventSource,
  { record, to }: PayloadOf<'achievement.reached'>,
) {
  const found = await transaction.rows(instanceRow, {
    text: `SELECT i.name AS achievement, p.name AS creative, i.status, i.returned_because AS reason, u.hashcode AS "user"
      FROM achievement_instances i
      JOIN participants p ON p.tenant = i.tenant AND p.hashcode = i.creative
      LEFT JOIN users u ON u.tenant = p.tenant AND u.individual = p.individual
      WHERE i.tenant = $1 AND i.hashcode = $2`,
    values: [tenant, record],
  });
  const [instance] = found;
  if (!instance || instance.status !== to) return null;
  const news = {
    cause: `event ${number}`,
    about: { collection: 'achievementInstances', record },
    users: found.flatMap(({ user }) => user ?? []),
  };
  return { instance, news };
}
