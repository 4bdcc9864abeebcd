import type { TenantCode } from '@callboard/api-contract';
import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';
import { erasuresIn, strippedFields, type ErasureOf } from '@callboard/api-contract/people';
import * as v from 'valibot';
import { literal, name } from '../../engine/database/quote';
import { tableOf } from '../../engine/database/tableOf';
import { titleColumn } from '../../engine/database/tableNames';
import type { Queries } from '../../engine/database/TenantDatabase';
import { notFound } from '../../engine/problems';
import type { RecordContext } from '../../engine/records/recordContext';

/** Records of one collection that name a person by one field. */
export interface FoundRecords {
  of: ErasureOf;
  /** Deed done to them: `mention` where its terms are not met. */
  deed: 'strip' | 'delete' | 'mention';
  hashcodes: readonly string[];
  /** The records about the person that they name. */
  named: readonly string[];
}

/** A person, and all that names them. */
export interface FoundPerson {
  tenant: TenantCode;
  person: string;
  title: string;
  records: readonly FoundRecords[];
  /** The records about the person, by collection: those that were deleted or merged too. */
  about: ReadonlyMap<string, readonly string[]>;
}

const titleRow = v.object({ title: v.string() });
const hashcodeRow = v.object({ hashcode: v.string() });

/** Finds every record that names a person, by the declarations of the contract; `gone` finds deleted ones in the change log too. */
export async function findPerson(
  queries: Queries,
  context: RecordContext,
  { tenant, person, gone }: { tenant: TenantCode; person: string; gone: boolean },
): Promise<FoundPerson> {
  const [row] = await queries.rows(titleRow, {
    text: `SELECT ${titleColumn} AS title FROM individuals WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, person],
  });
  if (!row) throw notFound();
  const about = new Map<string, string[]>([['individuals', await mergedInto(queries, tenant, person)]]);
  const records: FoundRecords[] = [];
  for (const of of erasuresIn(context.collections)) {
    const named = about.get(of.to) ?? [];
    if (named.length === 0) continue;
    const found = await findNaming(queries, tenant, of, named);
    records.push(...found);
    if (of.erasure.deed !== 'strip') continue;
    const stripped = found.flatMap(({ deed, hashcodes }) => (deed === 'strip' ? hashcodes : []));
    const deleted = gone && of.by !== 'hashcode' ? await findDeleted(queries, tenant, of, named) : [];
    const known = about.get(of.collection.name) ?? [];
    about.set(of.collection.name, [...new Set([...known, ...stripped, ...deleted])]);
    if (of.erasure.partOf) records.push(...(await findWholes(queries, tenant, of, stripped)));
  }
  return { tenant, person, title: row.title, records, about };
}

/** The person and all that were merged into them. */
async function mergedInto(queries: Queries, tenant: TenantCode, person: string): Promise<string[]> {
  const rows = await queries.rows(hashcodeRow, {
    text: `WITH RECURSIVE same AS (SELECT $2::uuid AS hashcode
        UNION SELECT m.record FROM same s JOIN merged_records m ON m.tenant = $1 AND m.collection = 'individuals' AND m.kept = s.hashcode)
      SELECT hashcode FROM same`,
    values: [tenant, person],
  });
  return rows.map(({ hashcode }) => hashcode);
}

const namingRow = v.object({ hashcode: v.string(), holds: v.boolean() });

async function findNaming(
  queries: Queries,
  tenant: TenantCode,
  of: ErasureOf,
  named: readonly string[],
): Promise<FoundRecords[]> {
  const { collection, by, erasure } = of;
  const rows = await queries.rows(namingRow, {
    text: `SELECT hashcode, ${termsSql(erasure.while)} AS holds FROM ${tableOf(collection)}
      WHERE tenant = $1 AND ${name(by)} = ANY ($2::uuid[]) ORDER BY hashcode`,
    values: [tenant, named],
  });
  const those = (holds: boolean) => rows.filter((row) => row.holds === holds).map(({ hashcode }) => hashcode);
  return [
    { of, deed: erasure.deed, hashcodes: those(true), named },
    { of, deed: 'mention' as const, hashcodes: those(false), named },
  ].filter(({ hashcodes, deed }) => hashcodes.length > 0 || deed === erasure.deed);
}

function termsSql(terms: ErasureOf['erasure']['while']): string {
  if (!terms) return 'true';
  const values = terms.in.flatMap((value) => (value === null ? [] : [literal(value)]));
  const field = name(terms.field);
  const tests = [
    ...(terms.in.includes(null) ? [`${field} IS NULL`] : []),
    ...(values.length > 0 ? [`${field} IN (${values.join(', ')})`] : []),
  ];
  return `coalesce(${tests.join(' OR ')}, false)`;
}

/** Records that are in the change log alone. */
async function findDeleted(
  queries: Queries,
  tenant: TenantCode,
  { collection, by }: ErasureOf,
  named: readonly string[],
): Promise<string[]> {
  const rows = await queries.rows(hashcodeRow, {
    text: `SELECT DISTINCT record AS hashcode FROM changes
      WHERE tenant = $1 AND collection = $2 AND kind = 'delete' AND before ->> $3 = ANY ($4::text[])`,
    values: [tenant, collection.name, by, named],
  });
  return rows.map(({ hashcode }) => hashcode);
}

/** The entries of participants: their findings and notes can name them. */
async function findWholes(
  queries: Queries,
  tenant: TenantCode,
  { collection, erasure }: ErasureOf,
  parts: readonly string[],
): Promise<FoundRecords[]> {
  const partOf = erasure.deed === 'strip' ? erasure.partOf : undefined;
  const field = partOf === undefined ? undefined : collection.fields[partOf];
  if (partOf === undefined || field?.kind !== 'reference' || parts.length === 0) return [];
  if (!isCollectionName(field.to)) return [];
  const whole = collectionNamed(field.to);
  const rows = await queries.rows(hashcodeRow, {
    text: `SELECT DISTINCT ${name(partOf)} AS hashcode FROM ${tableOf(collection)}
      WHERE tenant = $1 AND hashcode = ANY ($2::uuid[]) AND ${name(partOf)} IS NOT NULL`,
    values: [tenant, parts],
  });
  const of: ErasureOf = { collection: whole, by: 'hashcode', to: whole.name, erasure: { deed: 'mention' } };
  return [{ of, deed: 'mention', hashcodes: rows.map(({ hashcode }) => hashcode), named: [] }];
}

/** The names and contact data that a person has, or had: the longest first, so that no part of one stays. */
export interface KnownAs {
  names: readonly string[];
  /** Emails that no one else has. */
  emails: readonly string[];
  /** The emails and phone numbers that no one else has. */
  contacts: readonly string[];
  /** The names without the emails and phone numbers of others, such as of a family or an office: what texts of others are searched for. */
  ownNames: readonly string[];
}

/** A shorter name is a part of too many words. */
const leastLength = 4;
const valuesRow = v.object({ value: v.string(), kind: v.picklist(['name', 'email', 'phone']) });

/** How the person was ever called in the records about them, by these and by the change log. */
export async function readKnownAs(
  queries: Queries,
  { tenant, records, about }: FoundPerson,
): Promise<KnownAs> {
  const found: v.InferOutput<typeof valuesRow>[] = [];
  for (const { of, deed } of records) {
    const ids = about.get(of.collection.name) ?? [];
    const wanted = deed === 'strip' ? namesIn(of) : [];
    if (wanted.length > 0 && ids.length > 0)
      found.push(...(await readNames(queries, tenant, of, ids, wanted)));
  }
  const long = found.filter(({ value }) => value.length >= leastLength);
  const all = [...new Set(long.map(({ value }) => value))].sort((one, other) => other.length - one.length);
  const of = (kind: string) => [...new Set(long.flatMap((each) => (each.kind === kind ? [each.value] : [])))];
  const emails = await withoutOthers(queries, tenant, of('email'), about);
  const phones = await phonesWithoutOthers(queries, tenant, of('phone'), about);
  const contacts = [...emails, ...phones];
  const shared = new Set([...of('email'), ...of('phone')].filter((each) => !contacts.includes(each)));
  return { names: all, emails, contacts, ownNames: all.filter((each) => !shared.has(each)) };
}

interface WantedName {
  /** SQL of a value in the JSON `s`. */
  sql: string;
  kind: 'name' | 'email' | 'phone';
}

function namesIn(of: ErasureOf): WantedName[] {
  const { collection } = of;
  const { renamed } = strippedFields(of);
  const isTitle = collection.people === true || collection.name === 'users';
  const title = collection.title.filter((field) => renamed.includes(field));
  const contact = Object.entries(collection.fields).flatMap(([field, { kind }]) =>
    kind === 'email' || kind === 'phone' ? [{ sql: `s ->> ${literal(field)}`, kind }] : [],
  );
  const parts = title.map((field) => `coalesce(s ->> ${literal(field)}, '')`);
  const orders = [
    parts.join(" || ' ' || "),
    // As lists have it: the last name first.
    ...(parts.length === 2
      ? [parts.toReversed().join(" || ', ' || "), parts.toReversed().join(" || ' ' || ")]
      : []),
  ];
  const names = orders.map((sql): WantedName => ({ sql: `trim(both ' ,' from ${sql})`, kind: 'name' }));
  return [...(isTitle && parts.length > 0 ? names : []), ...contact];
}

async function readNames(
  queries: Queries,
  tenant: TenantCode,
  { collection }: ErasureOf,
  ids: readonly string[],
  wanted: readonly WantedName[],
): Promise<v.InferOutput<typeof valuesRow>[]> {
  const values = wanted.map(({ sql, kind }) => `(${sql}, ${literal(kind)})`).join(', ');
  return queries.rows(valuesRow, {
    text: `SELECT DISTINCT value, kind FROM (
        SELECT to_jsonb(t) AS s FROM ${tableOf(collection)} t WHERE tenant = $1 AND hashcode = ANY ($2::uuid[])
        UNION ALL SELECT before FROM changes WHERE tenant = $1 AND record = ANY ($2::uuid[]) AND before IS NOT NULL
        UNION ALL SELECT after FROM changes WHERE tenant = $1 AND record = ANY ($2::uuid[]) AND after IS NOT NULL) sides
      CROSS JOIN LATERAL (VALUES ${values}) known (value, kind) WHERE value <> ''`,
    values: [tenant, ids],
  });
}

const emailRow = v.object({ email: v.string() });

/** An email can be that of an office with several people. */
async function withoutOthers(
  queries: Queries,
  tenant: TenantCode,
  emails: readonly string[],
  about: FoundPerson['about'],
): Promise<string[]> {
  const rows = await queries.rows(emailRow, {
    text: `SELECT email FROM unnest($2::text[]) AS own (email) WHERE NOT EXISTS (
        SELECT FROM individuals i WHERE i.tenant = $1 AND lower(i.email) = lower(own.email) AND i.hashcode <> ALL ($3::uuid[]))
      AND NOT EXISTS (
        SELECT FROM users u WHERE u.tenant = $1 AND lower(u.email) = lower(own.email) AND u.hashcode <> ALL ($4::uuid[]))`,
    values: [tenant, emails, about.get('individuals') ?? [], about.get('users') ?? []],
  });
  return rows.map(({ email }) => email);
}

const phoneRow = v.object({ phone: v.string() });

async function phonesWithoutOthers(
  queries: Queries,
  tenant: TenantCode,
  phones: readonly string[],
  about: FoundPerson['about'],
): Promise<string[]> {
  const rows = await queries.rows(phoneRow, {
    text: `SELECT phone FROM unnest($2::text[]) AS own (phone) WHERE NOT EXISTS (
        SELECT FROM individuals i WHERE i.tenant = $1 AND i.phone = own.phone AND i.hashcode <> ALL ($3::uuid[]))`,
    values: [tenant, phones, about.get('individuals') ?? []],
  });
  return rows.map(({ phone }) => phone);
}
