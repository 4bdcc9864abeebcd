import { roles, type TenantCode } from '@callboard/api-contract';
import { collectionNamed, isCollectionName, isServedTo } from '@callboard/api-contract/collections';
import { commentRoles } from '@callboard/api-contract/messaging';
import * as v from 'valibot';
import { tableOf } from '../../engine/database/tableOf';
import { titleColumn } from '../../engine/database/tableNames';
import type { Queries } from '../../engine/database/TenantDatabase';
import { readersOf, type ChangedRecord } from '../../engine/live/readersOf';
import { notFound } from '../../engine/problems';
import { withLimits } from '../../engine/limits/limitsSql';
import type { TenantActor } from '../../engine/records/actor';
import { reaches } from '../../engine/records/reaches';

/** The record of a comment; to those who cannot read it, it does not exist. */
export async function findCommented(
  queries: Queries,
  actor: TenantActor,
  { collection, record }: { collection: string; record: string },
): Promise<ChangedRecord> {
  if (!isCollectionName(collection)) throw notFound();
  const definition = collectionNamed(collection);
  const isReached =
    isServedTo(definition, actor.tenant) &&
    (await reaches(queries, definition, 'read', { actor, hashcode: record }));
  if (!isReached) throw notFound();
  return { collection, record };
}

const personRow = v.object({
  user: v.string(),
  name: v.string(),
  individual: v.nullable(v.string()),
  roles: v.array(v.picklist(roles)),
});
type Person = v.InferOutput<typeof personRow>;

/** The active users who can read the comments on a record: all of them, or those among some users. */
export async function readersOfComments(
  queries: Queries,
  tenant: TenantCode,
  commented: ChangedRecord,
  among: readonly string[] | null = null,
): Promise<Person[]> {
  const people = await queries.rows(personRow, {
    text: `SELECT hashcode AS "user", name, individual, roles FROM users
      WHERE tenant = $1 AND status = 'active' AND roles && $2::text[] AND ($3::uuid[] IS NULL OR hashcode = ANY ($3::uuid[]))
      ORDER BY name, hashcode`,
    values: [tenant, ['admin', ...commentRoles], among],
  });
  const rows: Parameters<typeof readersOf>[0] = {
    tenant,
    rows: (schema, statement) => queries.rows(schema, statement),
  };
  const canRead = await readersOf(rows, [commented], await withLimits(queries, tenant, people), null);
  return people.filter(({ user }) => canRead(user, commented));
}

const titleRow = v.object({ title: v.string() });

/** The title of a record; null where it is deleted. */
export async function titleOfCommented(
  queries: Queries,
  tenant: TenantCode,
  { collection, record }: ChangedRecord,
): Promise<string | null> {
  const [row] = await queries.rows(titleRow, {
    text: `SELECT ${titleColumn} AS title FROM ${tableOf(collection)} WHERE tenant = $1 AND hashcode = $2`,
    values: [tenant, record],
  });
  return row?.title ?? null;
}
