import { rowRule, type Collection } from '@callboard/api-contract';
import * as v from 'valibot';
import { forbidden } from '../problems';
import type { TenantActor } from './actor';
import { parseCountsRequest } from './countsRequest';
import { countsSql } from './countsSql';
import type { RecordContext } from './recordContext';

/**
 * Counts records by a field or two, and measures their numbers, under a list's filters and search: JSON text in the shape of the
 * contract's `CountsResponse`, by one statement.
 */
export function createReadCounts(context: RecordContext, collection: Collection) {
  return async (actor: TenantActor, query: Readonly<Record<string, unknown>>): Promise<string> => {
    if (!rowRule(collection, 'read', actor.roles)) throw forbidden();
    const request = parseCountsRequest(collection, actor.roles, query);
    const [row] = await context.database
      .forTenant(actor.tenant)
      .reader.rows(v.object({ body: v.string() }), countsSql(context, collection, { ...request, actor }));
    if (!row) throw new Error('The counting statement answered no row.');
    return `{"by":${JSON.stringify(request.by)},${row.body.slice(1)}`;
  };
}
