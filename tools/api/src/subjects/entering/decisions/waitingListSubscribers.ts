import { type TenantCode } from '@callboard/api-contract';
import { nextWaiting } from '@callboard/domain/competition';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { EventSource } from '../../../engine/events/subscribe';
import { subscribe } from '../../../engine/events/subscribe';
import { notify } from '../../../engine/notifications/notify';
import { usersWithRole } from '../../../engine/notifications/receivers';
import { step } from '../../../engine/records/step';

/** Lets the waiting list of an event move up, or notifies the office who is next, when an accepted entry withdraws. */
export function waitingListSubscribers() {
  return [
    subscribe('entry.withdrawn', 'waitingList', async ({ record, from }, source, transaction) => {
      if (from === 'accepted') await ofWithdrawal(transaction, record, source);
    }),
  ];
}

const withdrawnRow = v.object({
  name: v.string(),
  reason: v.nullable(v.string()),
  event: v.string(),
  event_name: v.string(),
  moves_up: v.boolean(),
  limit: v.nullable(v.number()),
  accepted: v.number(),
  toAccept: v.number(),
});

const waitingRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  waiting_place: v.nullable(v.number()),
  submitted_at: v.nullable(v.string()),
});

async function ofWithdrawal(
  transaction: Transaction,
  record: string,
  { tenant, number }: EventSource,
): Promise<void> {
  const [withdrawn] = await transaction.rows(withdrawnRow, {
    text: `SELECT e.name, e.status_reason AS reason, ev.hashcode AS event, ev.name AS event_name,
        coalesce(ev.waiting_list_moves_up, false) AS moves_up, ev.entry_limit AS limit,
        (SELECT count(*)::int FROM entries a WHERE a.tenant = e.tenant AND a.event = e.event AND a.status = 'accepted') AS accepted,
        (SELECT count(*)::int FROM entries d WHERE d.tenant = e.tenant AND d.event = e.event
          AND d.decision = 'accept' AND d.status <> 'accepted') AS "toAccept"
      FROM entries e JOIN events ev ON ev.tenant = e.tenant AND ev.hashcode = e.event
      WHERE e.tenant = $1 AND e.hashcode = $2::uuid AND e.status = 'withdrawn' FOR UPDATE OF ev`,
    values: [tenant, record],
  });
  // Brought back meanwhile.
  if (!withdrawn) return;
  const { event, event_name, moves_up, reason } = withdrawn;
  // An entry that the office decided to accept already is not next again.
  const waiting = await transaction.rows(waitingRow, {
    text: `SELECT hashcode, name, waiting_place, submitted_at::text AS submitted_at FROM entries
      WHERE tenant = $1 AND event = $2::uuid AND status = 'waitlisted' AND decision IS NULL`,
    values: [tenant, event],
  });
  const next = nextWaiting(waiting, withdrawn);
  if (next && moves_up) await acceptNext(transaction, tenant, next.hashcode);
  await notify(transaction, tenant, {
    kind: 'entryWithdrawn',
    cause: `event ${number}`,
    about: { collection: 'events', record: event },
    facts: {
      name: withdrawn.name,
      event: event_name,
      reason: reason ?? '',
      next: next?.name ?? '',
      movedUp: next && moves_up ? 'yes' : '',
    },
    users: await usersWithRole(transaction, tenant, ['staff', 'admin']),
  });
}

/** Its contact is notified of the change as of any other decision. */
async function acceptNext(transaction: Transaction, tenant: TenantCode, hashcode: string): Promise<void> {
  const accepted = step('entries', 'accept', { from: ['waitlisted'] });
  await transaction.query({
    text: `UPDATE entries SET ${accepted.set}, status_reason = NULL, waiting_place = NULL, decision_reason = NULL
      WHERE tenant = $1 AND hashcode = $2::uuid AND ${accepted.when}`,
    values: [tenant, hashcode],
  });
}
