import { collectionAt, rowRule, type Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import { name } from '../../../engine/database/quote';
import { tableName } from '../../../engine/database/tableNames';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { forbidden, notFound, refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import { exchangeSlots } from '../../../engine/records/exchangeSlots';
import type { RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';

type Call = RecordCall<'arrangeSlots'>;

const versionRow = v.object({ hashcode: v.string(), version: v.number() });
const foundRow = v.object({ hashcode: v.string() });

/**
 * Changes the slots of a run sheet, of entries and of other items: all that one step changes of a table in one statement, so that they
 * can exchange theirs.
 */
export function createArrangeSlots(context: RecordContext): Handler<'arrangeSlots'> {
  return async (call) => {
    const entries = collectionAt('entries', call.actor.tenant);
    const collections = [entries, context.target('timeSlots')];
    if (collections.some((collection) => !rowRule(collection, 'update', call.actor.roles))) throw forbidden();
    return writeOnce(context, entries, call, async (transaction, changeSet) => {
      await lockSlots(transaction, collections, call);
      await lockPerformances(transaction, call);
      await refuseTaken(transaction, call);
      const written = await exchangeSlots(context, transaction, entries, () =>
        writeSlots(transaction, collections, call),
      );
      const body = succeeded(JSON.stringify({ entries: written }));
      return { status: 200, body, headers: { 'change-set': changeSet } };
    });
  };
}

/** In the order in which every change of several records takes them: first what has slots, then what these lie in. */
async function lockSlots(
  transaction: Transaction,
  collections: readonly Collection[],
  { actor, target, input }: Call,
): Promise<void> {
  const versions = new Map<string, number>();
  for (const { name: collection } of collections) {
    const rows = await transaction.rows(versionRow, {
      text: `SELECT hashcode, version FROM ${name(tableName(collection))}
        WHERE tenant = $1 AND event = $2::uuid AND hashcode = ANY ($3::uuid[]) ORDER BY hashcode FOR UPDATE`,
      values: [actor.tenant, target, input.changes.map(({ entry }) => entry)],
    });
    for (const { hashcode, version } of rows) versions.set(hashcode, version);
  }
  if (versions.size < input.changes.length) throw notFound();
  if (input.changes.some(({ entry, version }) => versions.get(entry) !== version)) throw changedByOther();
}

async function lockPerformances(transaction: Transaction, { actor, target, input }: Call): Promise<void> {
  const wanted = performancesOf(input);
  const rows = await transaction.rows(foundRow, {
    text: `SELECT hashcode FROM performances
      WHERE tenant = $1 AND event = $2::uuid AND hashcode = ANY ($3::uuid[]) ORDER BY hashcode FOR NO KEY UPDATE`,
    values: [actor.tenant, target, wanted],
  });
  if (rows.length < wanted.length) throw notFound();
}

/** A slot that something outside of the step has by now was free when the step was made. */
async function refuseTaken(transaction: Transaction, { actor, input }: Call): Promise<void> {
  const taken = await transaction.rows(foundRow, {
    text: `SELECT t.hashcode FROM ${changesSql('$2')} JOIN performance_slots t ON t.tenant = $1 AND t.performance = c.performance
      WHERE t.hashcode <> ALL ($3::uuid[])
        AND tstzrange(t.slot_starts_at, t.slot_ends_at) && tstzrange(c.slot_starts_at, greatest(c.slot_starts_at, c.slot_ends_at))
      LIMIT 1`,
    values: [actor.tenant, JSON.stringify(input.changes), input.changes.map(({ entry }) => entry)],
  });
  if (taken.length > 0) throw changedByOther();
}

async function writeSlots(
  transaction: Transaction,
  collections: readonly Collection[],
  { actor, input }: Call,
): Promise<v.InferOutput<typeof versionRow>[]> {
  const values = [actor.tenant, JSON.stringify(input.changes)];
  const latest = new Map<string, v.InferOutput<typeof versionRow>>();
  for (const { name: collection } of collections) {
    const table = name(tableName(collection));
    const written = await transaction.rows(versionRow, {
      text: `UPDATE ${table} t SET performance = c.performance, slot_starts_at = c.slot_starts_at, slot_ends_at = c.slot_ends_at
        FROM ${changesSql('$2')} WHERE t.tenant = $1 AND t.hashcode = c.entry RETURNING t.hashcode, t.version`,
      values,
    });
    // The database sets the length of a slot that moves without another end, as to another performance at the same time.
    const lengthened = await transaction.rows(versionRow, {
      text: `UPDATE ${table} t SET slot_ends_at = c.slot_ends_at
        FROM ${changesSql('$2')} WHERE t.tenant = $1 AND t.hashcode = c.entry AND t.slot_ends_at <> c.slot_ends_at
        RETURNING t.hashcode, t.version`,
      values,
    });
    for (const row of [...written, ...lengthened]) latest.set(row.hashcode, row);
  }
  return [...latest.values()];
}

function changesSql(parameter: string): string {
  return `jsonb_to_recordset(${parameter}::jsonb)
    AS c (entry uuid, performance uuid, slot_starts_at timestamptz, slot_ends_at timestamptz)`;
}

function performancesOf({ changes }: Call['input']): string[] {
  return [...new Set(changes.flatMap(({ performance }) => performance ?? []))];
}

function changedByOther() {
  return refusedAction(sentences.runSheetChanged(), {}, 409);
}
