import type { Collection } from '@callboard/api-contract';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import * as v from 'valibot';
import type { TenantActor } from '../records/actor';
import { assertCanChange } from '../records/assertCanChange';
import type { RecordContext } from '../records/recordContext';
import type { AttachmentRow, Parent } from './attachmentRows';

/** The purpose of a file that is a picture of its record. */
export const pictureGroup = 'picture';

/** The collection whose records have pictures of themselves, by its model; null where they have none. */
export function collectionWithPictures(
  { collections }: Pick<RecordContext, 'collections'>,
  model: string,
): (Collection & Required<Pick<Collection, 'pictures'>>) | null {
  const found = collections.find((collection) => collection.model === model);
  const { pictures } = found ?? {};
  return found && pictures ? { ...found, pictures } : null;
}

/** The record that a file is a picture of; null for any other file. */
export function recordOfPicture(
  row: Pick<AttachmentRow, 'group' | 'parent' | 'parent_model'>,
): Parent | null {
  if (row.group !== pictureGroup || row.parent === null || row.parent_model === null) return null;
  return { model: row.parent_model, hashcode: row.parent };
}

const storedRow = v.object({ stored: v.record(v.string(), v.unknown()) });

/**
 * Refuses a change of a record's picture by anyone who cannot change the record itself any more: a school changes the picture of its act
 * until entries close.
 */
export async function assertPictureOpen(
  { collections, database }: RecordContext,
  actor: TenantActor,
  { model, hashcode }: Parent,
): Promise<void> {
  const collection = collectionWithPictures({ collections }, model);
  if (!collection?.changeable) return;
  const [title] = collection.title;
  if (title === undefined) return;
  const queries = database.forTenant(actor.tenant);
  const [row] = await queries.rows(storedRow, {
    text: `SELECT to_jsonb(t) AS stored FROM ${name(tableName(collection.name))} t WHERE t.tenant = $1 AND t.hashcode = $2`,
    values: [actor.tenant, hashcode],
  });
  // A picture is changed by the terms of the title.
  if (row) await assertCanChange(queries, collection, actor, row.stored, { [title]: null });
}
