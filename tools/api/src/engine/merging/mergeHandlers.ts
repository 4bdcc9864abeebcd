import type { MergeableCollection } from '@callboard/api-contract/records';
import { duplicateReason } from '@callboard/domain/people';
import * as v from 'valibot';
import type { AllHandlers } from '../calls/handler';
import { name } from '../database/quote';
import { tableName, titleColumn } from '../database/tableNames';
import type { Queries } from '../database/TenantDatabase';
import { notFound } from '../problems';
import { reaches } from '../records/reaches';
import { actorOf, type RecordContext } from '../records/recordContext';
import { readDoubles } from './doubles';
import { createMergeRecords } from './mergeRecords';
import { countReferences, type MergePair } from './moveReferences';

/** Records that were added twice: found, compared, merged, and found again by their old links. */
export function createMergeHandlers(context: RecordContext) {
  return {
    mergeRecords: createMergeRecords(context),

    mergePreview: async ({ input, session }) => {
      const actor = actorOf(session);
      const { tenant } = actor;
      const { kept, other } = input;
      const collection = context.target(input.collection);
      const queries = context.database.forTenant(tenant);
      for (const hashcode of [kept, other])
        if (!(await reaches(queries, collection, 'read', { actor, hashcode }))) throw notFound();
      const pair = { tenant, collection, remaining: kept, other };
      return {
        moves: await countReferences(queries, context.collections, pair),
        files: await countFiles(queries, pair),
        doubles: await readDoubles(queries, context.collections, pair),
      };
    },

    possibleDuplicates: async ({ input, session }) => {
      const actor = actorOf(session);
      const collection = context.target(input.collection);
      const { hashcode } = input;
      const queries = context.database.forTenant(actor.tenant);
      if (!(await reaches(queries, collection, 'read', { actor, hashcode }))) throw notFound();
      return { records: await readDuplicates(queries, actor.tenant, input.collection, hashcode) };
    },

    mergedInto: async ({ input, session }) => {
      const actor = actorOf(session);
      const collection = context.target(input.collection);
      const queries = context.database.forTenant(actor.tenant);
      const kept = await readKept(queries, actor.tenant, collection.name, input.hashcode);
      const isVisible =
        kept !== null && (await reaches(queries, collection, 'read', { actor, hashcode: kept }));
      return { kept: isVisible ? kept : null };
    },
  } satisfies Partial<AllHandlers>;
}

async function countFiles(queries: Queries, { tenant, collection, other }: MergePair): Promise<number> {
  const [row] = await queries.rows(v.object({ count: v.number() }), {
    text: `SELECT count(*)::int AS count FROM attachments
      WHERE tenant = $1 AND parent = $2::uuid AND parent_model = $3 AND subtype = 'local_file'`,
    values: [tenant, other, collection.model],
  });
  return row?.count ?? 0;
}

const likeRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  email: v.nullable(v.string()),
  born: v.nullable(v.string()),
  place: v.nullable(v.string()),
});

/** Fields that records of each collection are compared by. */
const compared = {
  individuals: { email: 'email', born: 'date_of_birth::text', place: 'organisation::text' },
  organizationStructures: { email: 'NULL::text', born: 'NULL::text', place: 'town' },
  suppliers: { email: 'email', born: 'NULL::text', place: 'town' },
} as const satisfies Readonly<Record<MergeableCollection, object>>;

const maxCompared = 200;
const maxShown = 5;

/** The index of the search finds those with similar words; the rule decides. */
async function readDuplicates(
  queries: Queries,
  tenant: string,
  collection: MergeableCollection,
  hashcode: string,
): Promise<{ hashcode: string; title: string; reason: 'email' | 'name' }[]> {
  const table = name(tableName(collection));
  const { email, born, place } = compared[collection];
  const columns = `hashcode, ${titleColumn} AS name, ${email} AS email, ${born} AS born, ${place} AS place`;
  const rows = await queries.rows(likeRow, {
    text: `WITH own AS (SELECT ${titleColumn} AS title, ${email} AS email FROM ${table} WHERE tenant = $1 AND hashcode = $2::uuid)
      (SELECT ${columns} FROM ${table} WHERE tenant = $1 AND hashcode = $2::uuid)
      UNION ALL
      (SELECT ${columns} FROM ${table} WHERE tenant = $1 AND hashcode <> $2::uuid AND (
          search_text %> (SELECT callboard_plain(title) FROM own)
          OR search_text LIKE (SELECT '%' || callboard_plain(nullif(email, '')) || '%' FROM own))
        ORDER BY hashcode LIMIT ${maxCompared})`,
    values: [tenant, hashcode],
  });
  const own = rows.find((row) => row.hashcode === hashcode);
  if (!own) return [];
  return rows
    .flatMap((row) => {
      const reason = row === own ? null : duplicateReason(own, row);
      return reason ? [{ hashcode: row.hashcode, title: row.name, reason }] : [];
    })
    .slice(0, maxShown);
}

/** Where a former record is now: one that was merged can have gone into another since. */
async function readKept(
  queries: Queries,
  tenant: string,
  collection: string,
  hashcode: string,
): Promise<string | null> {
  const [row] = await queries.rows(v.object({ kept: v.string() }), {
    text: `WITH RECURSIVE way AS (
        SELECT kept, 1 AS step FROM merged_records WHERE tenant = $1 AND collection = $2 AND record = $3::uuid
        UNION SELECT m.kept, w.step + 1 FROM way w
          JOIN merged_records m ON m.tenant = $1 AND m.collection = $2 AND m.record = w.kept WHERE w.step < 100)
      SELECT kept FROM way ORDER BY step DESC LIMIT 1`,
    values: [tenant, collection, hashcode],
  });
  return row?.kept ?? null;
}
