import type { Verb } from '@callboard/api-contract';
import { isServedTo } from '@callboard/api-contract/collections';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import { pages } from '../ports/pages';
import { tenantOf, type TenantActor } from '../records/actor';
import type { RecordContext } from '../records/recordContext';
import { hashcodeOf } from '../records/recordSql';
import { ruleSql } from '../records/ruleSql';
import { Parameters } from '../records/statement';
import type { AttachmentRow, Parent } from './attachmentRows';

/** True if a user can see a record, and do this with it: the rule of the records themselves. */
export async function isReachable(
  { collections, database }: RecordContext,
  actor: TenantActor,
  verb: Verb,
  { model, hashcode }: Parent,
): Promise<boolean> {
  const collection = collections.find((each) => each.model === model);
  if (!collection || !isServedTo(collection, actor.tenant)) return false;
  const parameters = new Parameters<{ actor: TenantActor; hashcode: string }>();
  const tenant = parameters.add(tenantOf);
  const rules = [...new Set(['read', verb] as const)].map((each) =>
    ruleSql(collection, each, actor.roles, 't', parameters),
  );
  const rows = await database.forTenant(actor.tenant).query({
    text: `SELECT 1 FROM ${name(tableName(collection.name))} t
      WHERE t.tenant = ${tenant} AND t.hashcode = ${parameters.add(hashcodeOf)}::uuid AND ${rules.join(' AND ')}`,
    values: parameters.values.map((source) => source({ actor, hashcode })),
  });
  return rows.length > 0;
}

/** True if a user can delete an attachment: their own, or any for staff and admins. */
export function isTheirs({ user, roles }: TenantActor, row: Pick<AttachmentRow, 'user'>): boolean {
  return row.user === user || roles.includes('admin') || roles.includes('staff');
}

/** True if the file of another user can be of a record that the tenant took away from staff. */
export function isPerhapsLimited(
  { user, roles }: TenantActor,
  row: Pick<AttachmentRow, 'user' | 'parent'>,
): boolean {
  const isLimited = !roles.includes('admin') && Object.keys(roles.limits).length > 0;
  return isLimited && row.user !== user && row.parent !== null;
}

/** True if a user can read an attachment: their own, of a record that they can read, or on a page that is published for them. */
export async function canRead(
  context: RecordContext,
  actor: TenantActor,
  row: AttachmentRow,
): Promise<boolean> {
  if (isTheirs(actor, row) && !isPerhapsLimited(actor, row)) return true;
  if (row.parent === null || row.parent_model === null)
    return pages().isOnOne(context.database.forTenant(actor.tenant), actor, row);
  return isReachable(context, actor, 'read', { model: row.parent_model, hashcode: row.parent });
}

/** True if staff with limits can still remove the file of another user: by the right to change its record. */
export async function canRemove(
  context: RecordContext,
  actor: TenantActor,
  { parent, parent_model }: AttachmentRow,
): Promise<boolean> {
  if (parent === null || parent_model === null) return true;
  return isReachable(context, actor, 'update', { model: parent_model, hashcode: parent });
}
