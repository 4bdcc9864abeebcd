import { rowRule } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { defaultSlotMinutes } from '@callboard/api-contract/entries';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { forbidden, notFound, refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import { exchangeSlots } from '../../../engine/records/exchangeSlots';
import type { RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';

type Call = RecordCall<'arrangeSlots'>;

const versionRow = v.object({ hashcode: v.string(), version: v.number() });
const foundRow = v.object({ hashcode: v.string() });
const itemRow = v.object({ named: v.string(), item: v.string() });

/**
 * Changes the slots of a run sheet: all that one step changes in one statement, so that items can exchange theirs. A change names an item;
 * by clients of before, and moves that waited on their devices, also an entry, whose first appearance at the event it is then about.
 */
export function createArrangeSlots(context: RecordContext): Handler<'arrangeSlots'> {
  return async (call) => {
    const entries = collectionAt('entries', call.actor.tenant);
    const items = context.target('timeSlots');
    if ([entries, items].some((collection) => !rowRule(collection, 'update', call.actor.roles)))
      throw forbidden();
    return writeOnce(context, entries, call, async (transaction, changeSet) => {
      await lockSlots(transaction, call);
      await lockPerformances(transaction, call);
      const itemOf = await findItems(transaction, call);
      const changes = call.input.changes.flatMap(({ entry, version: _, ...slot }) => {
        const item = itemOf.get(entry);
        return item === undefined ? [] : [{ item, ...slot }];
      });
      await refuseTaken(transaction, call, changes);
      await exchangeSlots(context, transaction, entries, () => writeSlots(transaction, call, changes));
      const written = await readVersions(transaction, call);
      const body = succeeded(JSON.stringify({ entries: written }));
      return { status: 200, body, headers: { 'change-set': changeSet } };
    });
  };
}

/** In the order in which every change of several records takes them: first entries, then what they appear as, then what that lies in. */
async function lockSlots(transaction: Transaction, { actor, target, input }: Call): Promise<void> {
  const values = [actor.tenant, target, namesOf(input)];
  const entries = await transaction.rows(versionRow, {
    text: `SELECT hashcode, version FROM entries
      WHERE tenant = $1 AND (hashcode = ANY ($3::uuid[])
        AND (event = $2::uuid OR hashcode IN (SELECT entry FROM stage_entries WHERE tenant = $1 AND event = $2::uuid))
        OR hashcode IN (SELECT unnest(ARRAY[entry, away]) FROM time_slots WHERE tenant = $1 AND event = $2::uuid AND hashcode = ANY ($3::uuid[])))
      ORDER BY hashcode FOR UPDATE`,
    values,
  });
  const items = await transaction.rows(versionRow, {
    text: `SELECT hashcode, version FROM time_slots
      WHERE tenant = $1 AND event = $2::uuid AND (hashcode = ANY ($3::uuid[]) OR entry = ANY ($3::uuid[]) OR away = ANY ($3::uuid[])) ORDER BY hashcode FOR UPDATE`,
    values,
  });
  const versions = new Map([...entries, ...items].map(({ hashcode, version }) => [hashcode, version]));
  const named = input.changes.filter(({ entry }) => versions.has(entry));
  if (named.length < input.changes.length) throw notFound();
  if (named.some(({ entry, version }) => versions.get(entry) !== version)) throw changedByOther();
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

/** The items that a step is about, by what names them. An entry that is named and not accepted yet appears from now on. */
async function findItems(
  transaction: Transaction,
  { actor, target, input }: Call,
): Promise<ReadonlyMap<string, string>> {
  const placed = input.changes.filter(({ performance }) => performance !== null).map(({ entry }) => entry);
  await transaction.query({
    text: `INSERT INTO time_slots (tenant, kind, event, entry, minutes)
      SELECT e.tenant, 'entry', v.hashcode, e.hashcode, coalesce(v.slot_minutes, ${defaultSlotMinutes})
      FROM entries e JOIN events v ON v.tenant = e.tenant AND v.hashcode = $3::uuid
      WHERE e.tenant = $1 AND e.hashcode = ANY ($2::uuid[])
        AND NOT EXISTS (SELECT FROM callboard_first_appearance(e.tenant, e.hashcode, v.hashcode))`,
    values: [actor.tenant, placed, target],
  });
  const rows = await transaction.rows(itemRow, {
    text: `SELECT hashcode AS named, hashcode AS item FROM time_slots WHERE tenant = $1 AND hashcode = ANY ($2::uuid[])
      UNION ALL SELECT n.hashcode, f.hashcode FROM entries n, callboard_first_appearance(n.tenant, n.hashcode, $3::uuid) f
        WHERE n.tenant = $1 AND n.hashcode = ANY ($2::uuid[])`,
    values: [actor.tenant, namesOf(input), target],
  });
  return new Map(rows.map(({ named, item }) => [named, item]));
}

interface ItemChange {
  item: string;
  performance: string | null;
  slot_starts_at: string | null;
  slot_ends_at: string | null;
}

/** A slot that something outside of the step has by now was free when the step was made. */
async function refuseTaken(
  transaction: Transaction,
  { actor }: Call,
  changes: readonly ItemChange[],
): Promise<void> {
  const taken = await transaction.rows(foundRow, {
    text: `SELECT t.hashcode FROM ${changesSql('$2')} JOIN performance_slots t ON t.tenant = $1 AND t.performance = c.performance
      WHERE t.hashcode <> ALL ($3::uuid[])
        AND tstzrange(t.slot_starts_at, t.slot_ends_at) && tstzrange(c.slot_starts_at, greatest(c.slot_starts_at, c.slot_ends_at))
      LIMIT 1`,
    values: [actor.tenant, JSON.stringify(changes), changes.map(({ item }) => item)],
  });
  if (taken.length > 0) throw changedByOther();
}

async function writeSlots(
  transaction: Transaction,
  { actor }: Call,
  changes: readonly ItemChange[],
): Promise<void> {
  const values = [actor.tenant, JSON.stringify(changes)];
  await transaction.query({
    text: `UPDATE time_slots t SET performance = c.performance, slot_starts_at = c.slot_starts_at, slot_ends_at = c.slot_ends_at,
        minutes = CASE WHEN t.entry IS NULL THEN coalesce(ceil(extract(epoch FROM c.slot_ends_at - c.slot_starts_at) / 60)::integer, t.minutes) ELSE t.minutes END
      FROM ${changesSql('$2')} WHERE t.tenant = $1 AND t.hashcode = c.item`,
    values,
  });
  // The database sets the length of a slot that moves without another end, as to another performance at the same time.
  await transaction.query({
    text: `UPDATE time_slots t SET slot_ends_at = c.slot_ends_at
      FROM ${changesSql('$2')} WHERE t.tenant = $1 AND t.hashcode = c.item AND t.entry IS NOT NULL AND t.slot_ends_at <> c.slot_ends_at`,
    values,
  });
}

/** The versions of what a step names, as it left them. */
function readVersions(transaction: Transaction, { actor, input }: Call) {
  return transaction.rows(versionRow, {
    text: `SELECT hashcode, version FROM entries WHERE tenant = $1 AND hashcode = ANY ($2::uuid[])
      UNION ALL SELECT hashcode, version FROM time_slots WHERE tenant = $1 AND hashcode = ANY ($2::uuid[])`,
    values: [actor.tenant, namesOf(input)],
  });
}

function changesSql(parameter: string): string {
  return `jsonb_to_recordset(${parameter}::jsonb)
    AS c (item uuid, performance uuid, slot_starts_at timestamptz, slot_ends_at timestamptz)`;
}

function namesOf({ changes }: Call['input']): string[] {
  return changes.map(({ entry }) => entry);
}

function performancesOf({ changes }: Call['input']): string[] {
  return [...new Set(changes.flatMap(({ performance }) => performance ?? []))];
}

function changedByOther() {
  return refusedAction(sentences.runSheetChanged(), {}, 409);
}
