import {
  mayReadField,
  mayWriteField,
  rowRule,
  type Change,
  type Collection,
  type Verb,
} from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Transaction } from '../database/TenantDatabase';
import { ApiProblem, forbidden, notFound } from '../problems';
import type { TenantActor } from '../records/actor';
import type { Answer } from '../records/answer';
import { idempotently, type Intent } from '../records/idempotently';
import { explained, type RecordContext } from '../records/recordContext';
import { revertRun, type ChangeRun } from './revertRun';

type Kind = Change['kind'];
const verbOf: Record<Kind, Verb> = { create: 'create', update: 'update', delete: 'remove' };

/** An import of many thousand rows goes back in one statement. */
const statementSeconds = 60;

/** Takes a whole change set back, newest change first; 409 when something later changed one of its records. */
export function createUndo(context: RecordContext) {
  return async (actor: TenantActor, changeSet: string, intent: Intent | null): Promise<Answer> => {
    const ownSet = randomUUID();
    const { value } = await context.database
      .forTenant(actor.tenant)
      .write({ actor: actor.user, changeSet: ownSet, statementSeconds }, (transaction) =>
        idempotently(transaction, actor, intent, async () => {
          await undoWithin(context, transaction, actor, changeSet);
          const body = JSON.stringify({ success: true, data: { change_set: changeSet } });
          return { status: 200, body, headers: { 'change-set': ownSet } };
        }),
      );
    return value;
  };
}

async function undoWithin(
  context: RecordContext,
  transaction: Transaction,
  actor: TenantActor,
  changeSet: string,
): Promise<void> {
  const runs = await readRuns(context, transaction, actor, changeSet);
  if (runs.length === 0) throw notFound();
  for (const run of runs) assertMayUndo(actor, run);
  for (const collection of new Set(runs.map((run) => run.collection))) {
    await holdRecords(transaction, actor, collection, changeSet);
  }
  await assertNothingLater(transaction, actor, changeSet, context);
  for (const run of runs) {
    await explained(context, run.collection, () => revertRun(transaction, actor, changeSet, run));
  }
}

/** The changes of a set as runs of one kind in one collection, newest first: each is reverted by one statement. */
async function readRuns(
  context: RecordContext,
  transaction: Transaction,
  actor: TenantActor,
  changeSet: string,
): Promise<ChangeRun[]> {
  const rows = await transaction.query<{
    collection: string;
    kind: Kind;
    first: number;
    last: number;
    is_own: boolean;
  }>({
    text: `SELECT collection, kind, min(sequence) AS first, max(sequence) AS last,
        bool_and(actor IS NOT DISTINCT FROM $3::uuid) AS is_own
      FROM (SELECT *, row_number() OVER (ORDER BY sequence)
          - row_number() OVER (PARTITION BY collection, kind ORDER BY sequence) AS island
        FROM changes WHERE tenant = $1 AND change_set = $2::uuid) c
      GROUP BY collection, kind, island ORDER BY first DESC`,
    values: [actor.tenant, changeSet, actor.user],
  });
  return rows.map(({ collection, kind, first, last, is_own }) => ({
    collection: context.target(collection),
    kind,
    first,
    last,
    isOwn: is_own,
  }));
}

/**
 * Somebody may take back what they could do: their own changes as long as they still may make such, those of others only where
 * they reach every record and every field.
 */
function assertMayUndo(actor: TenantActor, { collection, kind, isOwn }: ChangeRun): void {
  const rule = rowRule(collection, verbOf[kind], actor.roles);
  if (!rule) throw isReadable(collection, actor) ? forbidden() : notFound();
  if (isOwn) return;
  const reachesFields = Object.values(collection.fields).every(
    (field) =>
      mayReadField(field, actor.roles) && (field.serverOwned === true || mayWriteField(field, actor.roles)),
  );
  if (rule !== 'all' || !reachesFields) throw notFound();
}

function isReadable(collection: Collection, actor: TenantActor): boolean {
  return rowRule(collection, 'read', actor.roles) !== null;
}

async function holdRecords(
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

async function assertNothingLater(
  transaction: Transaction,
  actor: TenantActor,
  changeSet: string,
  context: RecordContext,
): Promise<void> {
  const later = await transaction.query<{
    collection: string;
    record: string;
    named: Record<string, unknown>;
  }>({
    text: `SELECT DISTINCT ON (l.record) l.collection, l.record, coalesce(l.after, l.before) AS named
      FROM (SELECT record, max(sequence) AS sequence FROM changes WHERE tenant = $1 AND change_set = $2::uuid GROUP BY record) own
      JOIN changes l ON l.tenant = $1 AND l.record = own.record AND l.sequence > own.sequence
      ORDER BY l.record, l.sequence DESC LIMIT 20`,
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
  const names = records.slice(0, 3).map(({ title }) => `'${title}'`);
  const more = records.length > names.length ? ' and others' : '';
  throw new ApiProblem(409, {
    detail: `This cannot be undone, because ${names.join(', ')}${more} changed again since.`,
    records,
  });
}
