import type { PayloadOf } from '@callboard/api-contract/events';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { subscribe, type EventSource } from '../events/subscribe';
import { notify } from './notify';
import { countAgain } from './notificationReach';
import { usersWithRole } from './receivers';

/** Notifications of the engine's own events; subjects have theirs. Once for each event, even if it is delivered twice. */
export function notificationSubscribers() {
  return [
    subscribe(
      'record.changed',
      'notifications',
      async ({ collection, kind, record }, source, transaction) => {
        // A deleted message stays, without its text.
        if (kind === 'delete' || collection === 'messages')
          await countAgain(transaction, source.tenant, record);
      },
    ),
    subscribe('mail.failed', 'notifications', ofFailedMail),
  ];
}

const mailRow = v.object({ recipient: v.string(), subject: v.string() });

async function ofFailedMail(
  { mail }: PayloadOf<'mail.failed'>,
  { tenant, number }: EventSource,
  transaction: Transaction,
): Promise<void> {
  const [failed] = await transaction.rows(mailRow, {
    text: `SELECT recipient, subject FROM mails WHERE tenant = $1 AND id = $2 AND status = 'failed'`,
    values: [tenant, mail],
  });
  if (!failed) return;
  await notify(transaction, tenant, {
    kind: 'mailFailed',
    cause: `event ${number}`,
    about: null,
    facts: { to: failed.recipient, subject: failed.subject },
    users: await usersWithRole(transaction, tenant, ['admin']),
  });
}
