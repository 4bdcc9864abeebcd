import type { Body } from '@callboard/api-contract';
import { resourceFileSchema } from '@callboard/api-contract/resources';
import { sentences } from '@callboard/api-contract/sentences';
import { isSameContent } from '@callboard/domain/resources';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { invalid } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { createInsertInTransaction } from '../../engine/records/createRecord';
import type { RecordOverride } from '../../engine/records/createRecords';
import { createPatchInTransaction, type CompletePatch } from '../../engine/records/patchRecord';
import { writeVerbs } from '../../engine/records/writeVerbs';
import { keepVersion, readContent } from './keepVersion';

/** Resources are records, but for this: their file was uploaded before, and another content of what people know is a new version. */
export const resourcesOverride: RecordOverride = (context, collection, verbs) => {
  const patch = createPatchInTransaction(context, collection, completePatch);
  const insert = createInsertInTransaction(context, collection, {
    complete: async (transaction, actor, given) => ({
      version_number: 1,
      ...(await fileOf(transaction, actor, given['file'])),
    }),
  });
  return { ...verbs, ...writeVerbs(context, collection, { insert, patch }) };
};

const completePatch: CompletePatch = async (transaction, actor, merged) => {
  const { tenant } = actor;
  const before = await readContent(transaction, tenant, String(merged['hashcode']));
  const file = await fileOf(transaction, actor, merged['file']);
  if (!before || isSameContent(before, merged)) return file;
  // No one has seen a draft.
  if (before.status === 'draft') return file;
  const note = merged['version_note'];
  if (typeof note !== 'string' || note === '' || note === before.version_note) {
    throw invalid({ version_note: [sentences.sayWhatChanged()] });
  }
  const number = await keepVersion(transaction, tenant, before);
  return { ...file, version_number: number, changed_at: new Date().toISOString() };
};

const fileRow = v.object({ name: v.string(), size: v.number(), type: v.string() });

/**
 * A file with what is stored of it. It belongs to no other record: what a user sent for an answer or a message is not published
 * by naming it here.
 */
async function fileOf(transaction: Transaction, { tenant }: TenantActor, given: unknown): Promise<Body> {
  const parsed = v.safeParse(resourceFileSchema, given);
  if (!parsed.success) return {};
  const { hashcode } = parsed.output;
  const [row] = await transaction.rows(fileRow, {
    text: `SELECT name, size::float8 AS size, type FROM attachments
      WHERE tenant = $1 AND hashcode = $2 AND parent IS NULL AND subtype = 'local_file'`,
    values: [tenant, hashcode],
  });
  if (!row) throw invalid({ file: [sentences.fileNotUploaded()] });
  return { file: { hashcode, ...row } };
}
