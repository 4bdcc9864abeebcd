import { tenants } from '@callboard/all-tenants';
import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames, isServedTo } from '@callboard/api-contract/collections';
import { name } from '../../engine/database/quote';
import { tableName } from '../../engine/database/tableNames';
import { createRecordMaker } from '../../testKit/makeRecords';
import type { TestApi, TestClient } from '../../testKit/startTestApi';

/** A word that only what lies outside of the scope has. */
export const foreignWord = 'Farawayland';

/** One region with an event and a record of every collection that is made of it. */
export interface World {
  region: string;
  event: string;
  records: ReadonlyMap<CollectionName, string>;
}

export async function makeWorld(api: TestApi, admin: TestClient, numberedFrom: number): Promise<World> {
  const collections = collectionNames.map(collectionNamed);
  const maker = createRecordMaker(api, admin, collections, numberedFrom);
  const records = new Map<CollectionName, string>();
  for (const each of collectionNames) {
    if (!isServedTo(collectionNamed(each), admin.tenant)) continue;
    // There is one mail for each decision, which every region has.
    if (each === 'decisionMails') continue;
    const made = await maker.make(each).catch(() => null);
    if (made) records.set(each, made.hashcode);
  }
  // The one that the others refer to, rather than the one that was made for itself.
  const [entry] = await api.asOwner<{ event: string }>('SELECT event FROM entries WHERE hashcode = $1', [
    records.get('entries'),
  ]);
  const event = entry?.event ?? '';
  const [place] = await api.asOwner<{ region: string }>('SELECT region FROM events WHERE hashcode = $1', [
    event,
  ]);
  return { event, region: place?.region ?? '', records };
}

/** Writes the word into every text of all records beyond a scope that takes it, and gives them what other tables have of a record. */
export async function markForeign(
  api: TestApi,
  { tenant, user }: TestClient,
  beyond: (collection: CollectionName) => string[],
): Promise<void> {
  // No log of it, and no rule of a status or of a final document.
  await api.asOwner('SET session_replication_role = replica');
  for (const each of collectionNames) {
    const hashcodes = beyond(each);
    if (hashcodes.length === 0 || !isServedTo(collectionNamed(each), tenant)) continue;
    for (const [field, { kind }] of Object.entries(collectionNamed(each).fields)) {
      if (kind !== 'text' && kind !== 'textarea' && kind !== 'richtext') continue;
      await api
        .asOwner(
          `UPDATE ${name(tableName(each))} SET ${name(field)} = $2 || ' ' || left(hashcode::text, 8)
            WHERE hashcode = ANY ($1::uuid[]) AND ${name(field)} IS NOT NULL`,
          [hashcodes, foreignWord],
        )
        // Where the table takes no such text there is none.
        .catch(() => undefined);
    }
    const few = hashcodes.slice(0, 3);
    await api.asOwner(
      `INSERT INTO comments (tenant, hashcode, collection, record, body, author, author_name)
        SELECT $1, gen_random_uuid(), $2, unnest($3::uuid[]), $4, $5, 'Test'`,
      [tenant, each, few, foreignWord, user],
    );
    await api.asOwner(
      `INSERT INTO attachments (tenant, "user", name, type, subtype, parent_model, parent, size, storage_key, sha256, linked)
        SELECT $1, $2, $3, 'text/plain', 'local_file', $4, unnest($5::uuid[]), 3, gen_random_uuid(), sha256('')::bytea, now()`,
      [tenant, user, `${foreignWord}.txt`, collectionNamed(each).model, few],
    );
  }
  // In two hours, or late today: a test runs at any hour of the server.
  const zone = `AT TIME ZONE '${tenants[tenant].timeZone}'`;
  const starts = `least(now() + interval '2 hours', (date_trunc('day', now() ${zone}) + interval '23:59') ${zone})`;
  for (const performance of beyond('performances').slice(0, 2))
    await api.asOwner(
      `UPDATE performances SET starts_at = ${starts}, ends_at = ${starts} + interval '2 hours' WHERE hashcode = $1`,
      [performance],
    );
  await api.asOwner('SET session_replication_role = origin');
}
