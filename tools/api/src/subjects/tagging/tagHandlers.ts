import { canReadField, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, isCollectionName, isServedTo } from '@callboard/api-contract/collections';
import { canReadTags, recordTagSchema, tagLimits } from '@callboard/api-contract/tags';
import * as v from 'valibot';
import type { AllHandlers } from '../../engine/calls/handler';
import type { Queries, Transaction } from '../../engine/database/TenantDatabase';
import { emit } from '../../engine/events/emit';
import { forbidden, notFound } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { reachedAmong } from '../../engine/records/reaches';
import { actorOf, type RecordContext } from '../../engine/records/recordContext';

/** Tags on records of any collection. Each call first finds what the user can read. */
export function createTagHandlers({ database }: RecordContext) {
  return {
    tagsOf: async ({ input, session }) => {
      const actor = actorOf(session);
      const queries = database.forTenant(actor.tenant);
      const { collection } = await findTagged(queries, actor, input.collection, [input.record]);
      const color = canReadField(collectionNamed('tags'), 'color', actor.roles) ? 'tags.color' : 'NULL';
      return queries.rows(recordTagSchema, {
        text: `SELECT tags.hashcode, tags.name, ${color} AS color FROM record_tags g
          JOIN tags ON tags.tenant = g.tenant AND tags.hashcode = g.tag
          WHERE g.tenant = $1 AND g.collection = $2 AND g.record = $3::uuid ORDER BY tags.name, tags.hashcode`,
        values: [actor.tenant, collection, input.record],
      });
    },

    tagRecords: async ({ input, session }) => {
      const actor = actorOf(session);
      const { value } = await database
        .forTenant(actor.tenant)
        .write({ actor: actor.user }, async (transaction) => {
          const { collection, records } = await findTagged(
            transaction,
            actor,
            input.collection,
            input.records,
          );
          const work = { collection, records, tag: input.tag };
          await assertTag(transaction, actor, input.tag);
          const outcome = input.is_on
            ? await add(transaction, actor, work)
            : await remove(transaction, actor, work);
          if (outcome.changed.length > 0) {
            await emit(transaction, actor.tenant, 'tags.changed', { collection, records: outcome.changed });
          }
          return outcome;
        });
      return value;
    },
  } satisfies Partial<AllHandlers>;
}

/** The records among some that the actor can read; where there are none, they do not exist. */
async function findTagged(
  queries: Queries,
  actor: TenantActor,
  collection: string,
  hashcodes: readonly string[],
): Promise<{ collection: CollectionName; records: string[] }> {
  if (!canReadTags(actor.roles)) throw forbidden();
  if (!isCollectionName(collection)) throw notFound();
  const definition = collectionNamed(collection);
  if (!isServedTo(definition, actor.tenant)) throw notFound();
  const records = await reachedAmong(queries, definition, 'read', { actor, hashcodes });
  if (records.length === 0) throw notFound();
  return { collection, records };
}

async function assertTag(transaction: Transaction, { tenant }: TenantActor, tag: string): Promise<void> {
  const found = await transaction.query({
    text: 'SELECT FROM tags WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, tag],
  });
  if (found.length === 0) throw notFound();
}

interface TagWork {
  collection: CollectionName;
  records: readonly string[];
  tag: string;
}

const outcomeRow = v.object({ changed: v.array(v.string()), full: v.array(v.string()) });
type Outcome = v.InferOutput<typeof outcomeRow>;

const nothing: Outcome = { changed: [], full: [] };

async function add(
  transaction: Transaction,
  { tenant }: TenantActor,
  { collection, records, tag }: TagWork,
): Promise<Outcome> {
  // Others who tag records of the collection wait here, so that together they do not exceed the limit.
  await transaction.query({
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`tags ${tenant} ${collection}`],
  });
  const [outcome = nothing] = await transaction.rows(outcomeRow, {
    text: `WITH given AS (
        SELECT r.record FROM unnest($3::uuid[]) r(record) WHERE NOT EXISTS (SELECT FROM record_tags g
          WHERE g.tenant = $1 AND g.collection = $2 AND g.record = r.record AND g.tag = $4::uuid)),
      _full AS (
        SELECT g.record FROM record_tags g JOIN tags ON tags.tenant = g.tenant AND tags.hashcode = g.tag
        WHERE g.tenant = $1 AND g.collection = $2 AND g.record IN (SELECT record FROM given)
        GROUP BY g.record HAVING count(*) >= $5),
      added AS (
        INSERT INTO record_tags (tenant, collection, record, tag)
        SELECT $1, $2, record, $4::uuid FROM given WHERE record NOT IN (SELECT record FROM _full) RETURNING record)
      SELECT ARRAY(SELECT record::text FROM added) AS changed, ARRAY(SELECT record::text FROM _full) AS "full"`,
    values: [tenant, collection, records, tag, tagLimits.maxPerRecord],
  });
  return outcome;
}

const recordRow = v.object({ record: v.string() });

async function remove(
  transaction: Transaction,
  { tenant }: TenantActor,
  { collection, records, tag }: TagWork,
): Promise<Outcome> {
  const removed = await transaction.rows(recordRow, {
    text: `DELETE FROM record_tags WHERE tenant = $1 AND collection = $2 AND record = ANY ($3::uuid[]) AND tag = $4::uuid
      RETURNING record`,
    values: [tenant, collection, records, tag],
  });
  return { changed: removed.map(({ record }) => record), full: [] };
}
