import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { erasuresIn, textFields, type ErasureOf } from '@callboard/api-contract/people';
import { randomUUID } from 'node:crypto';
import { tableName } from '../engine/database/tableNames';
import { isGiftCollection } from './makeGift';
import { createRecordMaker } from './makeRecords';
import type { TestApi, TestClient } from './startTestApi';

/** A name, an email and a phone that no one else has, so that each copy of them is found wherever it is. */
export const canary = {
  first: 'Zinnia',
  last: 'Quackenbush',
  name: 'Zinnia Quackenbush',
  formerName: 'Zinnia Featherstone',
  email: 'zinnia.quackenbush@example.org',
  phone: '+64215550199',
} as const;
const signs = ['quackenbush', 'featherstone', '5550199'];
const collections = collectionNames.map(collectionNamed);

/** Every table that has the canary in a row, whichever column: `users: 2`. */
export async function tablesWithCanary(api: TestApi): Promise<string[]> {
  const tables = await api.asOwner<{ table: string }>(
    `SELECT format('%I.%I', nspname, relname) AS "table" FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE nspname IN ('public', 'pgboss') AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
  );
  const counts = tables.map(
    ({ table }) =>
      `SELECT '${table.replace('public.', '')} ' || coalesce(to_jsonb(t) ->> 'collection', '') || ': ' || count(*) AS line
        FROM ${table} t WHERE lower(t::text) LIKE ANY ($1) GROUP BY to_jsonb(t) ->> 'collection'`,
  );
  const found = await api.asOwner<{ line: string }>(counts.join(' UNION ALL '), [
    signs.map((sign) => `%${sign}%`),
  ]);
  return found.map(({ line }) => line);
}

/**
 * Gives the person of a client the name, and names them in every record, text and copy that this tenant can have. `hasShared`: also in texts
 * of the collections that all tenants have, which are the same for each.
 */
export async function spreadCanary(
  api: TestApi,
  admin: TestClient,
  person: TestClient,
  hasShared: boolean,
): Promise<void> {
  const { tenant, individual, user } = person;
  const own = (sql: string, values: unknown[] = []) => api.asOwner(sql, values);
  for (const last of ['Featherstone', canary.last])
    await own(
      `UPDATE individuals SET first_name = 'Zinnia', last_name = $2, email = $3, phone = $4, town = $5 WHERE hashcode = $1`,
      [individual, last, canary.email, canary.phone, canary.last],
    );
  await own('UPDATE users SET name = $2, email = $3 WHERE hashcode = $1', [user, canary.name, canary.email]);
  await own('UPDATE accounts SET email = $2 WHERE id = (SELECT account FROM users WHERE hashcode = $1)', [
    user,
    canary.email,
  ]);
  const about = new Map([
    ['individuals', individual],
    ['users', user],
  ]);
  const maker = createRecordMaker(api, admin, collections, 500);
  for (const erasure of erasuresIn(collections)) {
    const { collection, by, to } = erasure;
    if (about.has(collection.name) || (collection.tenants && !collection.tenants.includes(tenant))) continue;
    if (isGiftCollection(collection.name) && !tenants[tenant].features.ticketing) continue;
    // The subject of such a record never changes.
    if (collection.isFinal && to !== 'users' && to !== 'individuals') continue;
    const named = about.get(to) ?? null;
    // One that was deleted since is in the log alone.
    if (by === 'individual') {
      const { hashcode: gone } = await maker.make(collection.name);
      await nameIn(api, erasure, gone, named);
      await own(`DELETE FROM ${tableName(collection.name)} WHERE hashcode = $1`, [gone]);
    }
    const { hashcode } = await maker.make(collection.name);
    await nameIn(api, erasure, hashcode, named);
    if (erasure.erasure.deed === 'strip') about.set(collection.name, hashcode);
  }
  for (const [collection, record] of about) await spreadCopies(api, person, collection, record);
  await spreadMore(api, admin, person);
  await spreadTexts(api, admin, tenant, hasShared);
}

/** How others write of a person: in any case, with the last name first, at the end of a line. */
const mentions = [
  `Ask ${canary.name} about it`,
  `ring\n${canary.name.toUpperCase()}, ${canary.phone}`,
  `${canary.last}, ${canary.first} (${canary.email})`,
];

/** Records of every collection that no reference leads to, with the name in every text that takes it: also one that was deleted since. */
async function spreadTexts(
  api: TestApi,
  admin: TestClient,
  tenant: TenantCode,
  hasShared: boolean,
): Promise<void> {
  const maker = createRecordMaker(api, admin, collections, 700);
  for (const collection of collections) {
    if (!(collection.tenants?.includes(tenant) ?? hasShared)) continue;
    if (['individuals', 'users', 'accountRequests', 'changes'].includes(collection.name)) continue;
    // The examples of some are of another tenant, or of one record alone.
    const make = () => maker.make(collection.name).catch(() => null);
    const [gone, stays] = [await make(), await make()];
    if (!gone || !stays) continue;
    for (const { hashcode } of [gone, stays]) {
      for (const [index, field] of textFields(collection).entries()) {
        const declared = collection.fields[field];
        // Their own name, email and phone: someone else's, who has the same.
        const isContact = declared?.kind === 'email' || declared?.kind === 'phone';
        if (collection.people && (isContact || collection.title.includes(field))) continue;
        const mention = mentions[index % mentions.length] ?? canary.name;
        const value = declared?.kind === 'email' ? canary.email : mention;
        // Where the database takes no such text there is none.
        await api
          .asOwner(
            declared?.kind === 'document'
              ? `UPDATE ${tableName(collection.name)} SET "${field}" = jsonb_build_object('note', jsonb_build_array($2::text)) WHERE hashcode = $1`
              : `UPDATE ${tableName(collection.name)} SET "${field}" = $2 WHERE hashcode = $1`,
            [hashcode, value],
          )
          .catch(() => undefined);
      }
    }
    await api
      .asOwner(`DELETE FROM ${tableName(collection.name)} WHERE hashcode = $1`, [gone.hashcode])
      .catch(() => undefined);
  }
  const [record] = await api.asOwner<{ hashcode: string }>(
    'SELECT hashcode FROM regions WHERE tenant = $1 LIMIT 1',
    [tenant],
  );
  for (const mention of mentions)
    await api.asOwner(
      `INSERT INTO comments (tenant, hashcode, collection, record, body, author, author_name) VALUES ($1, $2, 'regions', $3, $4, $5, 'Test')`,
      [tenant, randomUUID(), record?.hashcode, mention, admin.user],
    );
}

/** Makes a record name the person by its field, and by every text that is long enough. */
async function nameIn(
  api: TestApi,
  { collection, by, erasure }: ErasureOf,
  hashcode: string,
  named: string | null,
): Promise<void> {
  const terms = erasure.while?.field;
  const sets = Object.entries(collection.fields).flatMap(([field, declared]) => {
    const isDistinct = collection.distinct?.some(({ fields }) => fields.includes(field)) ?? false;
    const isIdentity = field === terms || isDistinct || ['collection', 'state', 'entry'].includes(field);
    if (isIdentity) return [];
    if (declared.kind === 'email') return [`"${field}" = '${canary.email}'`];
    if (declared.kind === 'phone') return [`"${field}" = '${canary.phone}'`];
    const isLong = !('max' in declared) || declared.max === undefined || Number(declared.max) >= 40;
    return (declared.kind === 'text' || declared.kind === 'textarea') && isLong
      ? [`"${field}" = '${canary.name}'`]
      : [];
  });
  const values = sets.filter((set) => !set.includes('"category"') && !set.includes('"entries_filter"'));
  await api.asOwner(
    `UPDATE ${tableName(collection.name)} SET ${[`"${by}" = $2`, ...values].join(', ')} WHERE hashcode = $1`,
    [hashcode, named],
  );
}

/** A comment, a file and a guardian of a record about the person. */
async function spreadCopies(
  api: TestApi,
  { tenant, user }: TestClient,
  collection: string,
  record: string | null,
): Promise<void> {
  const text = `Ring ${canary.name} on ${canary.phone}`;
  await api.asOwner(
    `INSERT INTO comments (tenant, hashcode, collection, record, body, author, author_name) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [tenant, randomUUID(), collection, record, text, user, canary.name],
  );
  const { model } = collectionNamed(collectionNames.find((name) => name === collection) ?? 'individuals');
  await api.asOwner(
    `INSERT INTO attachments (tenant, hashcode, "user", name, type, subtype, parent_model, parent, size, storage_key, sha256)
      VALUES ($1, gen_random_uuid(), $2, $3, 'text/plain', 'local_file', $4, $5, 3, gen_random_uuid(), sha256('')::bytea)`,
    [tenant, user, `${canary.name}.txt`, model, record],
  );
  if (collection !== 'participants') return;
  await api.asOwner('INSERT INTO guardians (tenant, participant, name, email) VALUES ($1, $2, $3, $4)', [
    tenant,
    record,
    canary.name,
    canary.email,
  ]);
  await api.asOwner(
    `INSERT INTO consents (tenant, participant, kind, question, answer, name, season) VALUES ($1, $2, 'photos', 'Photos?', 'given', $3, 2026)`,
    [tenant, record, canary.name],
  );
}

/** Writes texts to them and about them elsewhere. */
async function spreadMore(api: TestApi, admin: TestClient, person: TestClient): Promise<void> {
  const { tenant, user, individual } = person;
  const own = (sql: string, values: unknown[]) => api.asOwner(sql, values);
  await own(
    `INSERT INTO mails (tenant, id, recipient, subject, status) VALUES ($1, $2, $3, 'Kia ora', 'sent'), ($1, $4, 'a@b.test', $5, 'sent')`,
    [tenant, randomUUID(), canary.email, randomUUID(), `${canary.name} was invited`],
  );
  const notify = `INSERT INTO notifications (tenant, "user", kind, cause, facts, shown, mail) VALUES ($1, $2, 'message', $3, $4, true, 'never')`;
  for (const to of [user, admin.user])
    await own(notify, [
      tenant,
      to,
      randomUUID(),
      JSON.stringify({ author: canary.name, subject: 'Kia ora' }),
    ]);
  await own(
    `INSERT INTO account_requests (tenant, first_name, last_name, position, email) VALUES ($1, $2, $3, 'Teacher', $4)`,
    [tenant, canary.first, canary.last, canary.email],
  );
  await own('INSERT INTO account_request_links (tenant, email, draft) VALUES ($1, $2, $3)', [
    tenant,
    canary.email,
    JSON.stringify({ last_name: canary.last }),
  ]);
  await own(
    `INSERT INTO idempotency_keys (tenant, "user", key, fingerprint, status, body) VALUES ($1, $2, $3, '', 200, $4)`,
    [tenant, admin.user, randomUUID(), JSON.stringify({ name: canary.name })],
  );
  await own(
    `INSERT INTO merged_records (tenant, collection, record, title, kept, change_set, sequence, files)
      VALUES ($1, 'individuals', $2, $3, $4, $5, 1, '{}')`,
    [tenant, randomUUID(), canary.formerName, individual, randomUUID()],
  );
}
