import type { TenantCode } from '@callboard/api-contract';
import type { PayloadOf } from '@callboard/api-contract/events';
import type { ConsentAnswer } from '@callboard/api-contract/consents';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { subscribe } from '../../../engine/events/subscribe';
import { notify } from '../../../engine/notifications/notify';
import { contactsOf } from '../../../engine/notifications/receivers';

/** Notifies the contact of an entry of what guardians answer. */
export function consentSubscribers() {
  return [
    subscribe('consent.given', 'notifications', (payload, { tenant, number }, transaction) =>
      notifyContact(transaction, { tenant, number, payload, answer: 'given' }),
    ),
    subscribe('consent.refused', 'notifications', (payload, { tenant, number }, transaction) =>
      notifyContact(transaction, { tenant, number, payload, answer: 'refused' }),
    ),
    subscribe('consent.withdrawn', 'notifications', (payload, { tenant, number }, transaction) =>
      notifyContact(transaction, { tenant, number, payload, answer: 'withdrawn' }),
    ),
  ];
}

interface Answered {
  tenant: TenantCode;
  number: number;
  payload: PayloadOf<'consent.given'>;
  answer: ConsentAnswer;
}

const memberRow = v.object({ member: v.string(), name: v.string() });

async function notifyContact(
  transaction: Transaction,
  { tenant, number, payload: { entry, participant }, answer }: Answered,
): Promise<void> {
  const [found] = await transaction.rows(memberRow, {
    text: `SELECT m.name AS member, e.name FROM participants m
      JOIN entries e ON e.tenant = m.tenant AND e.hashcode = m.entry
      WHERE m.tenant = $1 AND m.hashcode = $2 AND e.hashcode = $3`,
    values: [tenant, participant, entry],
  });
  // Deleted by now.
  if (!found) return;
  await notify(transaction, tenant, {
    kind: 'consentAnswered',
    cause: `event ${number}`,
    about: { collection: 'entries', record: entry },
    facts: { ...found, answer },
    users: await contactsOf(transaction, tenant, 'entries', entry),
  });
}
