import { randomUUID } from 'node:crypto';
import { noteViews, showsPersonal } from '../personal-data/showsPersonal';
import { emit } from '../events/emit';
import type { RecordContext } from '../records/recordContext';
import type { ExportPlan } from './exportPlan';

/**
 * Writes down who exports what, before the first row is sent: a file that was begun and canceled can have been read too. It
 * becomes part of the history of the user.
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

/** Writes down which minors' contact data is exported, as for each view of it. */
export async function noteExported(
  { database }: RecordContext,
  { collection, actor, columns }: ExportPlan,
  hashcodes: readonly string[],
): Promise<void> {
  const fields = columns.map(({ name }) => name);
  if (showsPersonal(collection, actor.roles, fields))
    await noteViews()(database, actor, collection, hashcodes, 'exported');
}
