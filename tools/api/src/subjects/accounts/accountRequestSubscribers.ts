import type { PayloadOf } from '@callboard/api-contract/events';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { subscribe, type EventSource } from '../../engine/events/subscribe';
import { notify } from '../../engine/notifications/notify';
import { usersWithRole } from '../../engine/notifications/receivers';

/** Notifies the office of requests of an account. */
export function accountRequestSubscribers() {
  return [subscribe('account.requested', 'notifications', ofAccountRequest)];
}

const requestRow = v.object({ name: v.string(), school: v.string() });

/** Of each request staff hear once, however often it is sent again. */
async function ofAccountRequest(
  { record }: PayloadOf<'account.requested'>,
  { tenant }: EventSource,
  transaction: Transaction,
) {
  const [request] = await transaction.rows(requestRow, {
    text: `SELECT r.qed_title AS name, coalesce(o.qed_title, r.school_name, '') AS school FROM account_requests r
      LEFT JOIN organization_structures o ON o.tenant = r.tenant AND o.hashcode = r.organisation
      WHERE r.tenant = $1 AND r.hashcode = $2 AND r.status = 'waiting'`,
    values: [tenant, record],
  });
  if (!request) return;
  await notify(transaction, tenant, {
    kind: 'accountRequested',
    cause: `account request ${record}`,
    about: { collection: 'accountRequests', record },
    facts: request,
    users: await usersWithRole(transaction, tenant, ['staff', 'admin']),
  });
}
