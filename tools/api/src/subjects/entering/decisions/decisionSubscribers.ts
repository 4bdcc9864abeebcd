import type { PayloadOf } from '@callboard/api-contract/events';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { changesOf } from '../../../engine/events/changesOf';
import { subscribe, type EventSource } from '../../../engine/events/subscribe';
import { notify } from '../../../engine/notifications/notify';
import { contactsOf } from '../../../engine/notifications/receivers';

/** Notifies the contact of an entry of what was decided on it. */
export function decisionSubscribers() {
  return [
    subscribe('entry.decided', 'notifications', ofEntry),
    subscribe('entry.withdrawn', 'notifications', ofEntry),
  ];
}

const entryRow = v.object({ name: v.string(), event: v.string() });

/** A decision, also that of those who entered. Anything else, such as an undo, only brings an entry back. */
async function ofEntry(
  { collection, record, to }: PayloadOf<'entry.decided'>,
  source: EventSource,
  transaction: Transaction,
) {
  const { tenant, number } = source;
  const changes = await changesOf(transaction, record, source);
  const [entry] = await transaction.rows(entryRow, {
    text: `SELECT e.name, ev.name AS event FROM entries e
      JOIN events ev ON ev.tenant = e.tenant AND ev.hashcode = e.event
      WHERE e.tenant = $1 AND e.hashcode = $2`,
    values: [tenant, record],
  });
  if (!entry) return;
  const actors = changes.map(({ actor }) => actor);
  const contacts = await contactsOf(transaction, tenant, collection, record);
  await notify(transaction, tenant, {
    kind: 'entryDecided',
    cause: `event ${number}`,
    about: { collection, record },
    facts: { name: entry.name, event: entry.event, decision: to ?? '' },
    users: contacts.filter((user) => !actors.includes(user)),
  });
}
