import type { Collection } from '@callboard/api-contract';
import { variantOf } from '@callboard/api-contract/collections';
import { changeRefusal, deadlineOf, canChangeField, type ChangeState } from '@callboard/api-contract/records';
import { messageFor } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Transaction } from '../database/TenantDatabase';
import { forbidden } from '../problems';
import type { TenantActor } from './actor';
import { readTarget } from './readTarget';

type Values = Readonly<Record<string, unknown>>;

/**
 * Refuses a change of fields that the actor cannot make to a record in its present status (clause 6.8). `stored` is the record as
 * it is, which the transaction has locked; `changed` are the new values of fields that these roles write: none that the server
 * alone writes. A record that moves to another event must be open to changes at both.
 */
export async function assertCanChange(
  transaction: Transaction,
  declared: Collection,
  actor: TenantActor,
  stored: Values,
  changed: Values,
  now: Date = new Date(),
): Promise<void> {
  // The terms are the tenant's, and so are the words of the refusal.
  const collection = variantOf(declared, actor.tenant);
  if (!collection.changeable || actor.roles.includes('admin')) return;
  const states = await statesOf(transaction, collection, actor, stored, changed);
  for (const state of states) {
    const isRefused = Object.keys(changed).some(
      (field) => !canChangeField(collection, field, actor.roles, state, now),
    );
    if (isRefused) throw forbidden(messageFor(changeRefusal(collection, actor.roles, state)));
  }
}

const throughRow = v.object({ hashcode: v.string(), through: v.record(v.string(), v.unknown()) });

/** States that the terms read: once for the record as it is, and once more where it moves to another deadline. */
async function statesOf(
  transaction: Transaction,
  collection: Collection,
  actor: TenantActor,
  stored: Values,
  changed: Values,
): Promise<ChangeState[]> {
  const { status } = stored;
  const deadline = deadlineOf(collection, actor.roles, status);
  if (!deadline) return [{ status, through: null }];
  const target = readTarget(collection, deadline.through);
  const named = [stored[deadline.through], { ...stored, ...changed }[deadline.through]];
  const rows = await transaction.rows(throughRow, {
    text: `SELECT x.hashcode, to_jsonb(x) AS through FROM ${name(tableName(target.name))} x
      WHERE x.tenant = $1 AND x.hashcode = ANY ($2::uuid[])`,
    values: [actor.tenant, [...new Set(named)]],
  });
  const found = new Map(rows.map(({ hashcode, through }) => [hashcode, through]));
  return [...new Set(named)].map((hashcode) => ({ status, through: found.get(String(hashcode)) ?? null }));
}
