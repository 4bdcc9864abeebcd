import type { TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { definePort } from '../definePort';

/** A person who is erased, as what is stored of them outside the records that name them is found. */
export interface ErasedPerson {
  tenant: TenantCode;
  /** The records about the person, by collection: those that were deleted or merged too. */
  about: ReadonlyMap<string, readonly string[]>;
  users: readonly string[];
  names: readonly string[];
  emails: readonly string[];
  /** Text in place of their name. */
  pseudonym: string;
}

/** Erases what a subject stores of a person outside the records that name them, before those records change. */
export type EraseCopies = (transaction: Transaction, erased: ErasedPerson) => Promise<void>;

/** Served by all subjects that store something of people. */
export const personCopies = definePort<readonly EraseCopies[]>('what is stored of people');

/** Removes the rows of a user from tables that belong to no one else. */
export async function removeOfUsers(
  transaction: Transaction,
  { tenant, users }: ErasedPerson,
  tables: readonly string[],
): Promise<void> {
  for (const table of tables)
    await transaction.query({
      text: `DELETE FROM ${table} WHERE tenant = $1 AND "user" = ANY ($2::uuid[])`,
      values: [tenant, users],
    });
}

/** Removes what hangs on the records about a person. */
export async function removeOfRecords(
  transaction: Transaction,
  { tenant, about }: ErasedPerson,
  table: string,
): Promise<void> {
  for (const [collection, records] of about)
    await transaction.query({
      text: `DELETE FROM ${table} WHERE tenant = $1 AND collection = $2 AND record = ANY ($3::uuid[])`,
      values: [tenant, collection, records],
    });
}

interface NamedText {
  table: string;
  /** SQL of the rows whose texts people wrote to, of or about the users `$2`. */
  where: string;
  columns: readonly string[];
}

/** Writes the pseudonym into texts that mention the person, or that they wrote; answers which rows these were. */
export async function eraseNamesIn(
  transaction: Transaction,
  { tenant, users, names, pseudonym }: ErasedPerson,
  { table, where, columns }: NamedText,
): Promise<string[]> {
  const sets = columns.map((column) => `${column} = left(callboard_without_names(${column}, $3, $4), 4000)`);
  const changed = columns.map((column) => `${column} <> callboard_without_names(${column}, $3, $4)`);
  const mentioned = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: `UPDATE ${table} SET ${sets.join(', ')} WHERE tenant = $1 AND (${where}) AND (${changed.join(' OR ')})
      RETURNING hashcode`,
    values: [tenant, users, names, pseudonym],
  });
  return mentioned.map(({ hashcode }) => hashcode);
}
