import type { PayloadOf, TenantCode } from '@callboard/api-contract';
import type { ConsentAnswer } from '@callboard/api-contract/consents';
import { tenants } from '@callboard/all-tenants';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { subscribe } from '../events/subscribe';
import { notify } from '../notifications/notify';
import { contactsOf } from '../notifications/receivers';
import { entryTables } from './concernedEntry';

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
  const { entries, members } = entryTables(tenant);
  const [found] = await transaction.rows(memberRow, {
    text: `SELECT m.name AS member, e.name FROM ${members} m
      JOIN ${entries} e ON e.tenant = m.tenant AND e.hashcode = m.entry
      WHERE m.tenant = $1 AND m.hashcode = $2 AND e.hashcode = $3`,
    values: [tenant, participant, entry],
  });
  // Deleted by now.
  if (!found) return;
  const collection = tenants[tenant].collections.entries;
  await notify(transaction, tenant, {
    kind: 'consentAnswered',
    cause: `event ${number}`,
    about: { collection, record: entry },
    facts: { ...found, answer },
    users: await contactsOf(transaction, tenant, collection, entry),
  });
}
