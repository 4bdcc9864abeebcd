import type { TenantCode } from '@callboard/api-contract';
import { events, type PayloadOf, type WrittenEventName } from '@callboard/api-contract/events';
import type pg from 'pg';
import * as v from 'valibot';
import { partedTables } from '../database/parts/partedTables.data';
import { removeOldParts } from '../database/parts/removeOldParts';
import { literal } from '../database/quote';
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
  await emitAll(transaction, tenant, name, [payload]);
}

/** Writes several events of one name, as `emit` does one, in one statement. */
export async function emitAll<Name extends WrittenEventName>(
  transaction: Transaction,
  tenant: TenantCode,
  name: Name,
  payloads: readonly PayloadOf<Name>[],
): Promise<void> {
  if (payloads.length === 0) return;
  await transaction.query({
    text: 'INSERT INTO domain_events (tenant, name, payload) SELECT $1, $2, unnest($3::jsonb[])',
    values: [tenant, name, payloads.map((payload) => JSON.stringify(v.parse(events[name].payload, payload)))],
  });
}

/** Stored for good: who exported what is part of a user's history. */
export const storedEvents: readonly WrittenEventName[] = ['list.exported', 'person.exported'];

/** Removes the events of that many days ago, a week and more: no subscriber is away for that long. They go by the week. */
export function removeOldEvents(owner: pg.Client, days: number): Promise<void> {
  return removeOldParts(owner, partedTables.events, {
    days,
    unless: `name IN (${storedEvents.map(literal).join(', ')})`,
  });
}
