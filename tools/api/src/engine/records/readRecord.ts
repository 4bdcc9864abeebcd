import { etagOf, rowRule, type Collection } from '@callboard/api-contract';
import { forbidden, notFound } from '../problems';
import type { TenantActor } from './actor';
import type { Answer } from './answer';
import { parseFieldOption } from './listRequest';
import type { RecordContext } from './recordContext';
import { createReadOne, readRow } from './recordSql';

/** Reads one record (clause 7.17): the same 404 whether it is unknown, another tenant's, or out of the reader's reach. */
export function createReadRecord(context: RecordContext, collection: Collection) {
  const readOne = createReadOne(collection, context.target);
  return async (
    actor: TenantActor,
    hashcode: string,
    query: Readonly<Record<string, unknown>>,
  ): Promise<Answer> => {
    if (!rowRule(collection, 'read', actor.roles)) throw forbidden();
    const fields = parseFieldOption(collection, actor.roles, query);
    const [row] = await context.database
      .forTenant(actor.tenant)
      .rows(readRow, readOne(actor, hashcode, fields));
    if (!row) throw notFound();
    return { status: 200, body: row.body, headers: { etag: etagOf(row.version) } };
  };
}
