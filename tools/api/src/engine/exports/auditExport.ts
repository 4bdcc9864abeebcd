import { randomUUID } from 'node:crypto';
import { noteLooks, showsPersonal } from '../../subjects/consents/personalLooks';
import { emit } from '../events/emit';
import type { RecordContext } from '../records/recordContext';
import type { ExportPlan } from './exportPlan';

/**
 * Writes down who exports what, before the first row is sent: a file that was begun and canceled may have been read too. It becomes
 * part of the history of the user.
 */
export async function auditExport(
  context: RecordContext,
  { collection, actor, columns, request }: ExportPlan,
  rows: number,
): Promise<void> {
  await context.database.forTenant(actor.tenant).write({ actor: actor.user }, (transaction) =>
    emit(transaction, actor.tenant, 'list.exported', {
      export: randomUUID(),
      user: actor.user,
      collection: collection.name,
      format: request.format,
      rows,
      fields: columns.map(({ name }) => name),
    }),
  );
}

/** Writes down of which minors contact data is exported, as each look at it is. */
export async function noteExported(
  { database }: RecordContext,
  { collection, actor, columns }: ExportPlan,
  hashcodes: readonly string[],
): Promise<void> {
  const fields = columns.map(({ name }) => name);
  if (showsPersonal(collection, actor.roles, fields))
    await noteLooks(database, actor, collection, hashcodes, 'exported');
}
