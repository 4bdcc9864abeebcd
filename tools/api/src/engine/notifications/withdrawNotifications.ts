import type { TenantCode } from '@callboard/api-contract';
import type { NotificationKindName } from '@callboard/api-contract/notifications';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { emitAll } from '../events/emit';

const withdrawnRow = v.object({ user: v.string() });

/** The notifications of a record disappear, and mails that still wait are not sent. */
export async function withdrawNotifications(
  transaction: Transaction,
  tenant: TenantCode,
  kind: NotificationKindName,
  record: string,
): Promise<void> {
  const withdrawn = await transaction.rows(withdrawnRow, {
    text: 'DELETE FROM notifications WHERE tenant = $1 AND kind = $2 AND record = $3 RETURNING "user"',
    values: [tenant, kind, record],
  });
  const users = [...new Set(withdrawn.map(({ user }) => user))].map((user) => ({ user }));
  await emitAll(transaction, tenant, 'notifications.changed', users);
}
