import { collectionNamed } from '@callboard/api-contract/collections';
import { pseudonymOf } from '@callboard/api-contract/people';
import { name } from '../../engine/database/quote';
import { collectionOfTable } from '../../engine/database/tableOf';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { hasNameSql, likesOf, readTextTables, withoutNamesSql, type TextColumn } from './findContent';
import type { FoundPerson, KnownAs } from './findPerson';

/** A pseudonym is longer than most names: a column takes at least so many letters. */
const leastRoom = 40;

/** Replaces the names of a person in all texts of the tenant and in the log, but for the records that are left as they are. */
export async function eraseContent(
  transaction: Transaction,
  { tenant, person }: FoundPerson,
  knownAs: KnownAs,
  left: readonly string[],
): Promise<void> {
  const { ownNames: names } = knownAs;
  if (names.length === 0) return;
  const { full, email } = pseudonymOf(person);
  const likes = likesOf(names);
  for (const { table, columns, hasHashcode } of await readTextTables(transaction)) {
    const sets = columns.map((column) => {
      const given = `t.${name(column.name)}`;
      return `${name(column.name)} = CASE WHEN ${hasNameSql(table, column)} THEN ${erasedSql(table, column)} ELSE ${given} END`;
    });
    const tests = columns.map((column) => hasNameSql(table, column));
    await transaction.query({
      text: `UPDATE ${name(table)} t SET ${sets.join(', ')} WHERE t.tenant = $1 AND (${tests.join(' OR ')}) AND $5::text IS NOT NULL
        ${hasHashcode ? 'AND t.hashcode::text <> ALL ($6::text[])' : 'AND $6::text[] IS NOT NULL'}`,
      values: [tenant, likes, names, full, email, left],
    });
  }
  await transaction.query({
    text: 'SELECT callboard_erase_names_in_log($1, $2, $3, $4::uuid[])',
    values: [names, likes, full, left],
  });
}

function erasedSql(table: string, column: TextColumn): string {
  const given = `t.${name(column.name)}`;
  const text = withoutNamesSql(column);
  if (column.type === 'jsonb' || column.type === 'text[]') return text;
  const collection = collectionOfTable(table);
  const kind = collection === null ? undefined : collectionNamed(collection).fields[column.name]?.kind;
  // A value with a form of its own cannot have the pseudonym.
  const isFormed =
    ['email', 'phone', 'link'].includes(kind ?? '') || ['email', 'recipient'].includes(column.name);
  if (isFormed && column.isNullable) return 'NULL';
  // Two texts with names of the person differ still.
  const sign = column.isUnique ? `left(md5(${given}), 6)` : null;
  if (isFormed) return sign === null ? '$5' : `${sign} || '-' || $5`;
  const room = `greatest(length(${given}), ${leastRoom})`;
  return sign === null ? `left(${text}, ${room})` : `left(${text}, ${room} - 7) || ' ' || ${sign}`;
}
