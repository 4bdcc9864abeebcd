import { pseudonymOf, strippedFields, textFields, type ErasureOf } from '@callboard/api-contract/people';
import { removeFiles } from '../../engine/attachments/attachmentRows';
import { name } from '../../engine/database/quote';
import { tableOf } from '../../engine/database/tableOf';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { firstStep, step } from '../../engine/records/step';
import type { FoundPerson, FoundRecords, KnownAs } from './findPerson';

/** Statuses after erasing the person. */
const statuses: Readonly<Record<string, string>> = {
  users: `${step('users', 'disable').set}, account = NULL`,
  participants: firstStep(
    'participants',
    {
      withdraw: `t.event IN (SELECT hashcode FROM events e WHERE e.tenant = t.tenant AND e.ends_on >= current_date)`,
    },
    't',
  ),
};

/** Deletes, strips or renames all records that name a person, then their history, which these changes are part of. */
export async function eraseRecords(
  transaction: Transaction,
  found: FoundPerson,
  knownAs: KnownAs,
): Promise<void> {
  for (const records of found.records) await eraseFound(transaction, found, records, knownAs);
  for (const records of found.records) await eraseHistory(transaction, found, records, knownAs);
}

async function eraseFound(
  transaction: Transaction,
  { tenant, person }: FoundPerson,
  { of, deed, hashcodes }: FoundRecords,
  { names }: KnownAs,
): Promise<void> {
  if (hashcodes.length === 0) return;
  const table = tableOf(of.collection);
  const those = `t.tenant = $1 AND t.hashcode = ANY ($2::uuid[])`;
  const values = [tenant, hashcodes];
  if (deed === 'delete') {
    await transaction.query({ text: `DELETE FROM ${table} t WHERE ${those}`, values });
    return;
  }
  if (deed === 'strip') {
    const { sets, texts } = stripSql(of, person);
    await transaction.query({
      text: `UPDATE ${table} t SET ${sets.join(', ')} WHERE ${those}`,
      values: [...values, ...texts],
    });
    return;
  }
  const fields = textFields(of.collection).map((field) => [name(field), withoutNames(of, field)] as const);
  if (fields.length === 0 || names.length === 0) return;
  await transaction.query({
    text: `UPDATE ${table} t SET ${fields.map(([field, sql]) => `${field} = ${sql}`).join(', ')}
      WHERE ${those} AND (${fields.map(([field, sql]) => `${field} IS DISTINCT FROM ${sql}`).join(' OR ')})`,
    values: [...values, names, pseudonymOf(person).full],
  });
}

/** The values that a record about the person gets, as an UPDATE sets them and as JSON of the history has them. */
function strippedValues(
  of: ErasureOf,
  person: string,
): { emptied: readonly string[]; texts: Map<string, string> } {
  const { emptied, renamed, readdressed } = strippedFields(of);
  const { first, last, full, email } = pseudonymOf(person);
  const [given, family] = of.collection.title;
  const nameFor = (field: string) => {
    if (family === undefined) return full;
    if (field === given) return first;
    return field === family ? last : full;
  };
  return {
    emptied,
    texts: new Map([
      ...renamed.map((field) => [field, nameFor(field)] as const),
      ...readdressed.map((field) => [field, email] as const),
    ]),
  };
}

function stripSql(of: ErasureOf, person: string): { sets: string[]; texts: string[] } {
  const { emptied, texts } = strippedValues(of, person);
  const { readdressed } = strippedFields(of);
  const status = statuses[of.collection.name];
  return {
    sets: [
      ...emptied.map((field) => `${name(field)} = NULL`),
      ...[...texts.keys()].map((field, index) => {
        const given = `$${index + 3}`;
        // Two accounts of one person have two emails.
        return readdressed.includes(field)
          ? `${name(field)} = left(t.hashcode::text, 8) || '-' || ${given}`
          : `${name(field)} = ${given}`;
      }),
      ...(status ? [status] : []),
    ],
    texts: [...texts.values()],
  };
}

/** A text of another record without the names of the person. What has a form of its own is emptied where it is theirs. */
function withoutNames({ collection }: ErasureOf, field: string): string {
  const declared = collection.fields[field];
  const column = name(field);
  if (declared?.kind === 'document') return `callboard_json_without_names(${column}, $3::text[], $4)`;
  if (declared?.kind === 'email' || declared?.kind === 'phone' || declared?.kind === 'link')
    return `CASE WHEN ${column} = ANY ($3::text[]) THEN NULL ELSE ${column} END`;
  const text = `callboard_without_names(${column}, $3::text[], $4)`;
  return declared && 'max' in declared && declared.max !== undefined
    ? `left(${text}, ${Number(declared.max)})`
    : text;
}

async function eraseHistory(
  transaction: Transaction,
  { tenant, person, about }: FoundPerson,
  { of, deed, hashcodes, named }: FoundRecords,
  { names }: KnownAs,
): Promise<void> {
  const { collection } = of;
  if (deed === 'mention') {
    if (names.length > 0)
      await transaction.query({
        text: 'SELECT callboard_erase_names_in_history($1, $2, $3, $4, $5, $6)',
        values: [collection.name, hashcodes, of.by, named, names, pseudonymOf(person).full],
      });
    return;
  }
  const { emptied, texts } = deed === 'strip' ? strippedValues(of, person) : allOf(of);
  const records = deed === 'strip' ? (about.get(collection.name) ?? []) : hashcodes;
  await transaction.query({
    text: 'SELECT callboard_erase_history($1, $2, $3, $4, $5, $6)',
    values: [collection.name, records, of.by, named, emptied, JSON.stringify(Object.fromEntries(texts))],
  });
  await removeFiles(transaction, tenant, 'parent_model = $2 AND parent = ANY ($3::uuid[])', [
    collection.model,
    records,
  ]);
  await transaction.query({
    text: 'SELECT callboard_erase_file_history($1, $2, $3)',
    values: [collection.model, records, pseudonymOf(person).full],
  });
}

/** Of a record that is deleted the history has no more than that it was. */
function allOf({ collection }: ErasureOf): { emptied: readonly string[]; texts: Map<string, string> } {
  const emptied = Object.entries(collection.fields).flatMap(([field, { kind }]) =>
    kind === 'reference' || kind === 'status' ? [] : [field],
  );
  return { emptied, texts: new Map() };
}
