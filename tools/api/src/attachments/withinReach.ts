import { isServedTo, type Verb } from '@callboard/api-contract';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import { tenantOf, type TenantActor } from '../records/actor';
import type { RecordContext } from '../records/recordContext';
import { hashcodeOf } from '../records/recordSql';
import { ruleSql } from '../records/ruleSql';
import { Parameters } from '../records/statement';
import type { AttachmentRow, Parent } from './attachmentRows';

/** Whether somebody may see a record, and do this with it: the rule of the records themselves. */
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

/** Whether an attachment is somebody's to delete: their own, or anybody's for staff and admins. */
export function isTheirs({ user, roles }: TenantActor, row: Pick<AttachmentRow, 'user'>): boolean {
  return row.user === user || roles.includes('admin') || roles.includes('staff');
}

/** Whether somebody may read an attachment: theirs, or of a record that they may read. */
export async function canRead(
  context: RecordContext,
  actor: TenantActor,
  row: AttachmentRow,
): Promise<boolean> {
  if (isTheirs(actor, row)) return true;
  if (row.parent === null || row.parent_model === null) return false;
  return isReachable(context, actor, 'read', { model: row.parent_model, hashcode: row.parent });
}
