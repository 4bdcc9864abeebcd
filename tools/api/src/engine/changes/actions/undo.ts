import type { Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Handler } from '../../calls/handler';
import { name } from '../../database/quote';
import { tableName } from '../../database/tableNames';
import type { Transaction } from '../../database/TenantDatabase';
import { actorOfMergeUndo, forgetMerge, readMerge } from '../../merging/undoMerge';
import { conflict, notFound, refused } from '../../problems';
import type { TenantActor } from '../../records/actor';
import type { Records } from '../../records/createRecords';
import { exchangeSlots } from '../../records/exchangeSlots';
import { idempotently } from '../../records/idempotently';
import { explained, type RecordContext } from '../../records/recordContext';
import { assertCanChangeBack } from '../assertCanChangeBack';
import { lockRelianceBack, refuseReliedBack } from '../refuseReliedBack';
import { assertCanRevert } from '../assertCanRevert';
import { readRuns } from '../readRuns';
import { revertRun } from '../revertRun';

/** An import of many thousand rows goes back in one statement. */
const statementSeconds = 60;

/**
 * Undoes a whole change set, newest change first, or nothing of it: refused where the actor could not do the same by hand, where
 * it is too late, or (409) where something later changed one of its records.
 */
export function createUndo(records: Records): Handler<'undo'> {
  const { context } = records;
  return async ({ actor, target: changeSet, intent }) => {
    const ownSet = randomUUID();
    const { value } = await context.database
      .forTenant(actor.tenant)
      .write({ actor: actor.user, changeSet: ownSet, statementSeconds }, (transaction) =>
        idempotently(transaction, actor, intent, async () => {
          await undoInTransaction(records, transaction, actor, changeSet);
          const body = JSON.stringify({ success: true, data: { change_set: changeSet } });
          return { status: 200, body, headers: { 'change-set': ownSet } };
        }),
      );
    return value;
  };
}

async function undoInTransaction(
  records: Records,
  transaction: Transaction,
  actor: TenantActor,
  changeSet: string,
): Promise<void> {
  const { context } = records;
  const all = await readRuns(context, transaction, actor, changeSet);
  if (all.length === 0) throw notFound();
  // Bookings stay; the records that they followed from are booked back below.
  const runs = all.filter(({ collection }) => !collection.isFinal);
  if (runs.length === 0) throw conflict(sentences.entryFinal());
  await assertNoneErased(transaction, actor, changeSet);
  const merge = await readMerge(transaction, actor, changeSet);
  const by = merge ? actorOfMergeUndo(context, actor, merge) : actor;
  if (!merge) for (const run of runs) assertCanRevert(actor, run);
  for (const run of runs) await lockRelianceBack(transaction, actor, changeSet, run);
  for (const collection of new Set(runs.map((run) => run.collection))) {
    await lockRecords(transaction, actor, collection, changeSet);
  }
  await assertNothingLater(transaction, actor, changeSet, context);
  const revert = async () => {
    for (const run of runs) {
      await refuseReliedBack(transaction, by, changeSet, run);
      await assertCanChangeBack(transaction, by, changeSet, run);
      await records.of(run.collection).assertUndoable(transaction, by, { changeSet, ...run });
      const back = () => revertRun(transaction, by, changeSet, run, merge ? 'everything' : 'own');
      await explained(context, run.collection, back, actor.tenant);
    }
  };
  const slotted = runs.find(({ collection }) => collection.timeSlot)?.collection;
  await (slotted ? exchangeSlots(context, transaction, slotted, revert) : revert());
  for (const run of runs) {
    await records.of(run.collection).afterUndo(transaction, by, { changeSet, ...run });
  }
  if (merge) await forgetMerge(transaction, actor, merge);
}

/** Values that were erased are nowhere any more. */
async function assertNoneErased(
  transaction: Transaction,
  { tenant }: TenantActor,
  changeSet: string,
): Promise<void> {
  const erased = await transaction.query({
    text: 'SELECT FROM changes WHERE tenant = $1 AND change_set = $2::uuid AND erased LIMIT 1',
    values: [tenant, changeSet],
  });
  if (erased.length > 0) throw conflict(sentences.eraseNoUndo());
}

async function lockRecords(
  transaction: Transaction,
  actor: TenantActor,
  collection: Collection,
  changeSet: string,
): Promise<void> {
  await transaction.query({
    text: `SELECT FROM ${name(tableName(collection.name))} t WHERE t.tenant = $1 AND t.hashcode IN (
        SELECT record FROM changes WHERE tenant = $1 AND change_set = $2::uuid AND collection = $3)
      ORDER BY t.hashcode FOR UPDATE`,
    values: [actor.tenant, changeSet, collection.name],
  });
}

const laterRow = v.object({
  collection: v.string(),
  record: v.string(),
  named: v.record(v.string(), v.unknown()),
});

/** Refuses what changed again since. Later changes that were all rolled back, such as the steps after this one, do not count. */
async function assertNothingLater(
  transaction: Transaction,
  actor: TenantActor,
  changeSet: string,
  context: RecordContext,
): Promise<void> {
  const later = await transaction.rows(laterRow, {
    text: `WITH later AS MATERIALIZED (SELECT l.*
        FROM (SELECT record, max(sequence) AS sequence FROM changes WHERE tenant = $1 AND change_set = $2::uuid GROUP BY record) own
        JOIN changes l ON l.tenant = $1 AND l.record = own.record AND l.sequence > own.sequence),
      changed AS (SELECT record FROM later GROUP BY record
        HAVING bool_or(erased) OR (array_agg(before ORDER BY sequence))[1] - '{version,modified}'::text[]
          IS DISTINCT FROM (array_agg(after ORDER BY sequence DESC))[1] - '{version,modified}'::text[])
      SELECT DISTINCT ON (l.record) l.collection, l.record, coalesce(l.after, l.before) AS named
      FROM later l JOIN changed USING (record) ORDER BY l.record, l.sequence DESC LIMIT 20`,
    values: [actor.tenant, changeSet],
  });
  if (later.length === 0) return;
  const records = later.map(({ collection, record, named }) => {
    const { title } = context.target(collection);
    return {
      collection,
      hashcode: record,
      title: title.map((field) => String(named[field] ?? '')).join(' '),
    };
  });
  const named = records.slice(0, 3).map(({ title }) => `'${title}'`);
  const titles = named.join(', ');
  const message =
    records.length > named.length
      ? sentences.undoChangedSinceToo({ titles })
      : sentences.undoChangedSince({ titles });
  throw refused(409, message, { records });
}
