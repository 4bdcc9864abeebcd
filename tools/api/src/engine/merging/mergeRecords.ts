import {
  rowRule,
  type ActorRoles,
  declaredRoles,
  canReadField,
  canWriteField,
  type Collection,
} from '@callboard/api-contract';
import { variantOf } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { randomUUID } from 'node:crypto';
import type { Handler } from '../calls/handler';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Transaction } from '../database/TenantDatabase';
import { badRequest, conflict, forbidden } from '../problems';
import type { TenantActor } from '../records/actor';
import { lockRecord, type LockedRecord } from '../records/lockRecord';
import { createPatchInTransaction } from '../records/patchRecord';
import { actorOf, explained, type RecordContext } from '../records/recordContext';
import { createReadOne } from '../records/recordSql';
import { dropDoubles, readDoubles } from './doubles';
import { mergeParts, twins, type MovedParts } from './mergeParts';
import { moveReferences, type MergePair } from './moveReferences';

/** As long as an import: a school can be named by thousands of records. */
const statementSeconds = 60;

/**
 * Merges two records in one transaction, whose change set Undo rolls back as a whole. Anyone who can change the one and delete
 * the other can do it: that others name them follows from it.
 */
export function createMergeRecords(context: RecordContext): Handler<'mergeRecords'> {
  return async ({ input, session }) => {
    const actor = actorOf(session);
    const { kept, other, take } = input;
    const collection = context.target(input.collection);
    if (kept.hashcode === other.hashcode) throw badRequest(sentences.mergeSame());
    // A merge compares and moves every field, so that it is for those who can read and change them all.
    if (!rowRule(collection, 'update', actor.roles) || !rowRule(collection, 'remove', actor.roles))
      throw forbidden();
    if (losesFields(collection, actor.roles)) throw forbidden();
    const by = { actor: actor.user, changeSet: randomUUID(), statementSeconds };
    const { changeSet } = await context.database.forTenant(actor.tenant).write(by, (transaction) =>
      explained(context, collection, async () => {
        const pair = { tenant: actor.tenant, collection, remaining: kept.hashcode, other: other.hashcode };
        const gone = await lockBoth(transaction, context, actor, pair, [kept.version, other.version]);
        await mergeInTransaction(transaction, context, actor, pair, {
          changeSet: by.changeSet,
          title: titleOf(gone),
          values: valuesOf(take, gone, pair),
        });
      }),
    );
    return { change_set: changeSet };
  };
}

/** True if the tenant takes any field of a collection away from these roles. */
function losesFields(collection: Collection, roles: ActorRoles): boolean {
  const declared = declaredRoles(...roles);
  return Object.keys(collection.fields).some(
    (field) =>
      canReadField(collection, field, roles) !== canReadField(collection, field, declared) ||
      canWriteField(collection, field, roles) !== canWriteField(collection, field, declared),
  );
}

/** Locks both in one order, whichever stays, so that two merges of them cannot wait for each other; answers the other. */
async function lockBoth(
  transaction: Transaction,
  context: RecordContext,
  actor: TenantActor,
  { collection, remaining, other }: MergePair,
  [remainingVersion, otherVersion]: readonly [number, number],
): Promise<LockedRecord> {
  const readOne = createReadOne(collection, context.target);
  const lock = (hashcode: string, verb: 'update' | 'remove') =>
    lockRecord(transaction, collection, verb, { actor, hashcode }, null, readOne);
  const lockRemaining = () => lock(remaining, 'update');
  const lockOther = () => lock(other, 'remove');
  const first = remaining < other ? await lockRemaining() : await lockOther();
  const second = remaining < other ? await lockOther() : await lockRemaining();
  const [stays, goes] = remaining < other ? [first, second] : [second, first];
  const changed = [
    stays.version === remainingVersion ? null : stays,
    goes.version === otherVersion ? null : goes,
  ].find((record) => record !== null);
  if (changed) throw conflict(sentences.mergeChanged({ record: titleOf(changed) }));
  return goes;
}

interface MergeWork {
  changeSet: string;
  /** Of the record that goes. */
  title: string;
  /** Values of the other record for the one that stays. */
  values: Readonly<Record<string, unknown>>;
}

async function mergeInTransaction(
  transaction: Transaction,
  context: RecordContext,
  actor: TenantActor,
  pair: MergePair,
  { changeSet, title, values }: MergeWork,
): Promise<void> {
  const { collections } = context;
  const { tenant, collection, remaining } = pair;
  const doubles = await readDoubles(transaction, collections, pair);
  const inTheWay = doubles.find(({ outcome }) => outcome === 'refused');
  if (inTheWay) {
    const records = variantOf(context.target(inTheWay.collection), pair.tenant).label.many;
    throw conflict(sentences.mergeDouble({ record: inTheWay.title, records }));
  }
  await dropDoubles(transaction, tenant, doubles);
  await moveReferences(transaction, collections, pair);
  const withdrawn = doubles.filter(({ outcome }) => outcome === 'withdrawn');
  if (withdrawn.length > 0) await twins().withdraw(transaction, tenant, withdrawn);
  let moved: MovedParts = {};
  for (const part of mergeParts()) moved = { ...moved, ...(await part.move(transaction, pair)) };
  await deleteOther(transaction, pair);
  await noteMerge(transaction, pair, actor, { changeSet, title, moved });
  // Last, as a value can be one that no two records have: the name of a supplier in a town.
  const patch = createPatchInTransaction(context, collection);
  await patch(transaction, actor, { hashcode: remaining, body: values, expected: null });
}

/** Moves the files, and notes what the history, old links and Undo need. A record has one avatar: that of the other waits for Undo. */
async function noteMerge(
  transaction: Transaction,
  { tenant, collection, remaining, other }: MergePair,
  { user }: TenantActor,
  { changeSet, title, moved }: Pick<MergeWork, 'changeSet' | 'title'> & { moved: MovedParts },
): Promise<void> {
  const columns = Object.keys(moved);
  const values = [tenant, collection.name, remaining, other, collection.model, changeSet, user, title];
  await transaction.query({
    text: `WITH moved AS (
        UPDATE attachments a SET parent = $3::uuid WHERE a.tenant = $1 AND a.parent = $4::uuid AND a.parent_model = $5
          AND NOT (a.subtype = 'simple_avatar' AND EXISTS (SELECT FROM attachments own
            WHERE own.tenant = $1 AND own.parent = $3::uuid AND own.parent_model = $5 AND own.subtype = 'simple_avatar'))
        RETURNING a.hashcode)
      INSERT INTO merged_records (tenant, collection, record, title, kept, change_set, actor, files, sequence${columns.map((column) => `, ${column}`).join('')})
      SELECT tenant, collection, record, $8, $3::uuid, change_set, $7::uuid, ARRAY(SELECT hashcode FROM moved), sequence${columns.map((_, at) => `, $${values.length + 1 + at}::uuid[]`).join('')}
      FROM changes WHERE tenant = $1 AND change_set = $6::uuid AND collection = $2 AND record = $4::uuid AND kind = 'delete'`,
    values: [...values, ...Object.values(moved)],
  });
}

async function deleteOther(
  transaction: Transaction,
  { tenant, collection, other }: MergePair,
): Promise<void> {
  await transaction.query({
    text: `DELETE FROM ${name(tableName(collection.name))} WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, other],
  });
}

/** The values to take: a record that stays names neither itself nor the one that goes. */
function valuesOf(
  take: readonly string[],
  { stored }: LockedRecord,
  { remaining, other }: MergePair,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    take
      .map((field) => [field, stored[field] ?? null] as const)
      .filter(([, value]) => value !== remaining && value !== other),
  );
}

function titleOf({ stored }: LockedRecord): string {
  return String(stored['qed_title']);
}
