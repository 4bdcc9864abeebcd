import { events, type PayloadOf, type TenantCode, type WrittenEventName } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';

/**
 * Writes an event in the transaction that causes it: subscribers get it if the transaction commits. Events of plain changes need no
 * call: they come from the change log.
 *
 * @example
 * await emit(transaction, tenant, 'sessions.ended', { account });
 */
export async function emit<Name extends WrittenEventName>(
  transaction: Transaction,
  tenant: TenantCode,
  name: Name,
  payload: PayloadOf<Name>,
): Promise<void> {
  await transaction.query({
    text: 'INSERT INTO domain_events (tenant, name, payload) VALUES ($1, $2, $3)',
    values: [tenant, name, JSON.stringify(v.parse(events[name].payload, payload))],
  });
}

/** Removes the events of a week ago: no subscriber is away for that long. */
export const removeOldEvents = {
  text: `DELETE FROM domain_events WHERE tenant = $1 AND at < now() - interval '7 days'`,
};
