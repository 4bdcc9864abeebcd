import { limitRoles, type ActorRoles, type Collection } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import { storeGuardians } from '../consents/storeGuardians';
import { tableOf } from '../../../engine/database/tableOf';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { insertRows, type NewRow } from '../../../engine/records/insertRows';
import { conflict, refusedAction } from '../../../engine/problems';
import type { TenantActor } from '../../../engine/records/actor';
import { lockRecord } from '../../../engine/records/lockRecord';
import { actorOf, explained, type RecordContext } from '../../../engine/records/recordContext';
import { createReadOne } from '../../../engine/records/recordSql';
import { step } from '../../../engine/records/step';
import { isOrganiser } from '../enteringTerms';

/** As many as one entry can have: what its field of that name can declare. */
const maxOfEntry = 500;

interface EntryRow {
  hashcode: string;
  event: unknown;
  organisation: unknown;
}

/** Adds members to an entry, corrects and removes others: those who entered it while it is a draft, staff at any time. */
export function createChangeMembers(context: RecordContext): Handler<'changeMembers'> {
  return async ({ input: { entry, add, change, remove, restore }, session }) => {
    const actor = actorOf(session);
    const entries = collectionAt('entries', actor.tenant);
    const people = collectionAt('participants', actor.tenant);
    const readOne = createReadOne(entries, context.target);
    const { value } = await explained(context, people, () =>
      context.database
        .forTenant(actor.tenant)
        .write({ actor: actor.user, changeSet: randomUUID() }, async (transaction) => {
          const at = { actor, hashcode: entry };
          const { stored } = await lockRecord(transaction, entries, 'update', at, null, readOne);
          assertDraft(actor, entries, stored);
          const row = { hashcode: entry, event: stored['event'], organisation: stored['organisation'] };
          const removed = await removeMembers(transaction, actor, people, entry, remove);
          const parsed = change.map(({ hashcode, ...values }) => ({
            ...context.parseBody(people, 'update', asStaff(actor), values),
            hashcode,
          }));
          const changed = await correctMembers(transaction, actor, people, entry, parsed);
          await restoreMembers(transaction, actor, { people, entries }, entry, restore);
          const given = add.map(({ guardian: _guardian, ...member }) =>
            parseMember(context, actor, people, row, member),
          );
          const { rows, linked } = await withKnownPersons(transaction, actor, people, row, given);
          await assertNotThere(transaction, actor, { people, entries }, entry, rows);
          if (rows.length > 0) await transaction.query(insertRows(people, actor.tenant, rows));
          const guardians = rows.flatMap(({ hashcode }, index) => {
            const guardian = add[index]?.guardian;
            return guardian ? [{ participant: String(hashcode), ...guardian }] : [];
          });
          await storeGuardians(transaction, actor, entry, guardians);
          const members = await countMembers(transaction, actor, { people, entries }, entry);
          if (stored['status'] === 'draft') await declare(transaction, actor, entries, entry, members);
          return { added: rows.length, changed, removed, linked, members };
        }),
    );
    return value;
  };
}

function assertDraft(
  actor: TenantActor,
  { label, lifecycle }: Collection,
  stored: Readonly<Record<string, unknown>>,
) {
  const status = String(stored['status']);
  if (isOrganiser(actor) || status === 'draft') return;
  const text = lifecycle?.statuses[status]?.label ?? status;
  throw refusedAction(sentences.statusLocksRecord({ record: label.one, status: text }));
}

/** Rights of staff, without what the user's own roles lose. */
export function asStaff({ roles }: Pick<TenantActor, 'roles'>): ActorRoles {
  return limitRoles(['staff', ...roles], roles.limits, roles.scope);
}

function parseMember(
  context: RecordContext,
  actor: TenantActor,
  people: Collection,
  entry: EntryRow,
  member: object,
): NewRow {
  const { hashcode, event, organisation } = entry;
  const body = { ...member, entry: hashcode, event, organisation };
  // Its entry and event are those of the entry that the user works on.
  return { ...context.parseBody(people, 'create', asStaff(actor), body), hashcode: randomUUID() };
}

/** Removed members are gone from a draft; who was never part of it is no one's history. */
async function removeMembers(
  transaction: Transaction,
  { tenant }: TenantActor,
  people: Collection,
  entry: string,
  hashcodes: readonly string[],
): Promise<number> {
  if (hashcodes.length === 0) return 0;
  const removed = step('participants', 'withdraw');
  const rows = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: `UPDATE ${tableOf(people)} SET ${removed.set}
      WHERE tenant = $1 AND entry = $2::uuid AND hashcode = ANY ($3::uuid[]) AND ${removed.when} RETURNING hashcode`,
    values: [tenant, entry, hashcodes],
  });
  return rows.length;
}

/** Brings back who was removed, with what is known of their guardian. */
async function restoreMembers(
  transaction: Transaction,
  actor: TenantActor,
  tables: Tables,
  entry: string,
  hashcodes: readonly string[],
): Promise<void> {
  if (hashcodes.length === 0) return;
  const table = tableOf(tables.people);
  const restored = step('participants', 'invite_again');
  await transaction.query({
    text: `UPDATE ${table} SET ${restored.set} WHERE tenant = $1 AND entry = $2::uuid AND hashcode = ANY ($3::uuid[])
      AND ${restored.when} AND replaced_by IS NULL`,
    values: [actor.tenant, entry, hashcodes],
  });
}

/** Corrects what is typed of a member, and nothing else: what a guardian agrees to is not theirs to change. */
async function correctMembers(
  transaction: Transaction,
  { tenant }: TenantActor,
  people: Collection,
  entry: string,
  rows: readonly NewRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const changed = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: `UPDATE ${tableOf(people)} p
      SET name = g.name, date_of_birth = g.date_of_birth, year_level = g.year_level, part = g.part
      FROM json_to_recordset($3) AS g (hashcode uuid, name text, date_of_birth date, year_level integer, part text)
      WHERE p.tenant = $1 AND p.entry = $2::uuid AND p.hashcode = g.hashcode AND p.status <> 'withdrawn'
      RETURNING p.hashcode`,
    values: [tenant, entry, JSON.stringify(rows)],
  });
  return changed.length;
}

const knownRow = v.object({ at: v.number(), individual: v.string() });

/** Members who are known at the school, by name and date of birth, are the same person as there. */
export async function withKnownPersons(
  transaction: Transaction,
  { tenant }: TenantActor,
  people: Collection,
  { organisation }: EntryRow,
  rows: readonly NewRow[],
): Promise<{ rows: NewRow[]; linked: number }> {
  if (rows.length === 0 || organisation === null) return { rows: [...rows], linked: 0 };
  const given = rows.map((row, at) => ({ at, name: row['name'], date_of_birth: row['date_of_birth'] }));
  const found = await transaction.rows(knownRow, {
    text: `SELECT DISTINCT ON (g.at) g.at, p.individual
      FROM json_to_recordset($3) AS g (at integer, name text, date_of_birth date)
      JOIN ${tableOf(people)} p ON p.tenant = $1 AND p.organisation = $2::uuid
        AND p.name_plain = callboard_plain(g.name) AND p.date_of_birth = g.date_of_birth AND p.individual IS NOT NULL
      ORDER BY g.at, p.created DESC`,
    values: [tenant, organisation, JSON.stringify(given)],
  });
  const persons = new Map(found.map(({ at, individual }) => [at, individual]));
  return {
    rows: rows.map((row, at) => ({ ...row, individual: persons.get(at) ?? null })),
    linked: persons.size,
  };
}

interface Tables {
  people: Collection;
  entries: Collection;
}

/** A name is in an entry once; one that was removed gives its place up. */
async function assertNotThere(
  transaction: Transaction,
  { tenant }: TenantActor,
  { people, entries }: Tables,
  entry: string,
  rows: readonly NewRow[],
): Promise<void> {
  const names = rows.map((row) => String(row['name']));
  const table = tableOf(people);
  const repeated = names.filter((each, at) => names.indexOf(each) !== at);
  const standing = await transaction.rows(v.object({ name: v.string() }), {
    text: `SELECT name FROM ${table} WHERE tenant = $1 AND entry = $2::uuid AND name = ANY ($3::text[]) AND status <> 'withdrawn'`,
    values: [tenant, entry, names],
  });
  const there = [...new Set([...repeated, ...standing.map((row) => row.name)])];
  if (there.length > 0) {
    throw conflict(
      sentences.membersThere({ names: there.slice(0, 5).join(', '), record: entries.label.one }),
    );
  }
  // Of someone who was replaced by one of them, no one knows by whom any more.
  await transaction.query({
    text: `UPDATE ${table} SET replaced_by = NULL WHERE tenant = $1 AND replaced_by IN (
      SELECT hashcode FROM ${table} WHERE tenant = $1 AND entry = $2::uuid AND name = ANY ($3::text[]) AND status = 'withdrawn')`,
    values: [tenant, entry, names],
  });
  await transaction.query({
    text: `DELETE FROM ${table} WHERE tenant = $1 AND entry = $2::uuid AND name = ANY ($3::text[]) AND status = 'withdrawn'`,
    values: [tenant, entry, names],
  });
}

async function countMembers(
  transaction: Transaction,
  { tenant }: TenantActor,
  { people, entries }: Tables,
  entry: string,
): Promise<number> {
  const [row] = await transaction.rows(v.object({ count: v.number() }), {
    text: `SELECT count(*)::int AS count FROM ${tableOf(people)}
      WHERE tenant = $1 AND entry = $2::uuid AND status <> 'withdrawn'`,
    values: [tenant, entry],
  });
  const count = row?.count ?? 0;
  if (count > maxOfEntry) {
    throw refusedAction(sentences.entryTooLarge({ record: entries.label.one, max: maxOfEntry }));
  }
  return count;
}

/** Updates what a draft declares from its named members. */
async function declare(
  transaction: Transaction,
  { tenant }: TenantActor,
  entries: Collection,
  entry: string,
  members: number,
): Promise<void> {
  await transaction.query({
    text: `UPDATE ${tableOf(entries)} SET members_count = $3
      WHERE tenant = $1 AND hashcode = $2::uuid AND members_count IS DISTINCT FROM $3`,
    values: [tenant, entry, members],
  });
}
