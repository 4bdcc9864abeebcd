import type { Body, Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { canWithdraw, rulesFor } from '@callboard/domain/competition';
import * as v from 'valibot';
import { tableOf } from '../../../engine/database/tableOf';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { readEntryFacts } from '../eligibility/readEntryFacts';
import { readRules } from '../eligibility/readRules';
import { refusedAction } from '../../../engine/problems';
import type { TenantActor } from '../../../engine/records/actor';
import type { BeforeTransit } from '../../../engine/records/transitRecord';

/** Values stored together with a new status: when it was submitted, its place on the waiting list, and why. */
export function placeByStatus(collection: Collection): BeforeTransit {
  return async (transaction, actor, hashcode, { to }, stored, reason) => {
    if (to === 'withdrawn') await assertInTime(transaction, actor, collection, hashcode);
    return {
      // A decision that was not sent is overtaken by any other.
      decision: null,
      decision_reason: null,
      status_reason: reason,
      waiting_place: to === 'waitlisted' ? await lastPlace(transaction, actor, collection, stored) : null,
      ...submittedAt(to),
    };
  };
}

function submittedAt(to: string): Body {
  if (to === 'submitted') return { submitted_at: new Date().toISOString() };
  return to === 'draft' ? { submitted_at: null } : {};
}

/** The office withdraws an entry at any time; others as long as the rules of the season let them. */
async function assertInTime(
  transaction: Transaction,
  { tenant, roles }: TenantActor,
  { label }: Collection,
  hashcode: string,
): Promise<void> {
  if (roles.includes('staff') || roles.includes('admin')) return;
  const facts = await readEntryFacts(transaction, tenant, hashcode);
  if (!facts) return;
  const rules = rulesFor(await readRules(transaction, tenant, facts.season), facts);
  if (!canWithdraw(rules, facts.first_performance, new Date())) {
    throw refusedAction(sentences.withdrawnTooLate({ record: label.one }));
  }
}

/** Behind all who wait for the same event. */
async function lastPlace(
  transaction: Transaction,
  { tenant }: TenantActor,
  collection: Collection,
  stored: Readonly<Record<string, unknown>>,
): Promise<number> {
  const [row] = await transaction.rows(v.object({ place: v.number() }), {
    text: `SELECT (coalesce(max(waiting_place), 0) + 1)::int AS place FROM ${tableOf(collection)}
      WHERE tenant = $1 AND event = $2::uuid AND status = 'waitlisted'`,
    values: [tenant, stored['event']],
  });
  return row?.place ?? 1;
}
