import { hasRole, type Actor, type TenantCode } from '@callboard/api-contract';
import { runningStatuses } from '@callboard/api-contract/entries';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { literal } from '../../engine/database/quote';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { forbidden, notFound, refusedAction } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';

const eventRow = v.object({
  name: v.string(),
  status: v.string(),
  is_past: v.boolean(),
  entry_limit: v.nullable(v.number()),
});

/** Statuses of an event in which no entry of a school comes in any more. */
const closedStatuses: readonly string[] = ['closed', 'running', 'complete', 'cancelled'];
/** Of the running ones, those that take a place: others wait for one. */
const placedStatuses = runningStatuses.filter((status) => status !== 'waitlisted');

/** True for users who run the event: they enter for anyone, and at any time. */
export function isOrganiser({ roles }: Actor): boolean {
  return hasRole(roles, ['staff']);
}

/** Refuses to begin an entry for an event whose entries are not open. */
export async function assertOpen(transaction: Transaction, actor: TenantActor, event: string): Promise<void> {
  const { status, is_past, name: title } = await readEvent(transaction, actor.tenant, event);
  // One that is not announced yet does not exist for them.
  if (status === 'draft') throw notFound();
  if (status !== 'open' || is_past) throw refusedAction(sentences.entriesNotOpen({ event: title }));
}

/** Refuses to submit an entry once entries are closed, or every place is taken. */
export async function assertCanEnter(
  transaction: Transaction,
  actor: TenantActor,
  table: string,
  event: string,
): Promise<void> {
  if (isOrganiser(actor)) return;
  // Locked until the entry is submitted, so that two do not take the last place.
  const { status, is_past, entry_limit, name: title } = await readEvent(transaction, actor.tenant, event);
  if (closedStatuses.includes(status) || is_past)
    throw refusedAction(sentences.entriesNotOpen({ event: title }));
  if (entry_limit === null) return;
  const [taken] = await transaction.rows(v.object({ count: v.number() }), {
    text: `SELECT count(*)::int AS count FROM ${table} WHERE tenant = $1 AND event = $2::uuid
      AND status IN (${placedStatuses.map(literal).join(', ')})`,
    values: [actor.tenant, event],
  });
  if ((taken?.count ?? 0) >= entry_limit) {
    throw refusedAction(sentences.placesTaken({ limit: entry_limit, event: title }));
  }
}

/** The school for which the user enters; null where staff named none. */
export async function schoolOf(
  transaction: Transaction,
  { tenant, individual }: TenantActor,
): Promise<string | null> {
  const [person] = await transaction.rows(v.object({ enters_for: v.nullable(v.string()) }), {
    text: 'SELECT enters_for FROM individuals WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, individual],
  });
  return person?.enters_for ?? null;
}

/** Refuses to move an entry to a school for which the user does not enter. */
export async function assertOwnSchool(
  transaction: Transaction,
  actor: TenantActor,
  organisation: unknown,
): Promise<void> {
  if (isOrganiser(actor) || organisation === null) return;
  if (organisation !== (await schoolOf(transaction, actor))) throw forbidden(sentences.onlyOwnSchool());
}

async function readEvent(transaction: Transaction, tenant: TenantCode, event: string) {
  const [row] = await transaction.rows(eventRow, {
    text: `SELECT name, status, entry_limit, coalesce(entries_close <= now(), false) AS is_past
      FROM events WHERE tenant = $1 AND hashcode = $2::uuid FOR UPDATE`,
    values: [tenant, event],
  });
  if (!row) throw notFound();
  return row;
}
