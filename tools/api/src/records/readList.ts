import { limits, rowRule, type Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { badRequest, forbidden } from '../problems';
import type { TenantActor } from './actor';
import { isTagged } from './conditionSql';
import { parseListRequest, type ListRequest } from './listRequest';
import { listKey, listSql, type ListInput } from './listSql';
import type { RecordContext } from './recordContext';
import { countKey, createRememberedCounts, isCountLogged } from './rememberedCounts';
import { createShapeCache } from './statement';

type Query = Readonly<Record<string, unknown>>;

const listRow = v.object({ body: v.string(), count: v.number(), snapshot: v.string() });

/**
 * Lists records: the database's own JSON text in the envelope of clause 3.2. `path` is the list's own address, for the links to
 * its neighbours.
 */
export function createReadList(context: RecordContext, collection: Collection) {
  const statements = createShapeCache((input: ListInput) => listSql(collection, context.target, input));
  const counts = createRememberedCounts();
  return async (actor: TenantActor, path: string, query: Query): Promise<string> => {
    if (!rowRule(collection, 'read', actor.roles)) throw forbidden();
    const isLogged = isCountLogged(collection, actor.roles, context.target);
    const request = parseListRequest(collection, actor.roles, query);
    const key = countKey(actor, request);
    // Tags are in no log of changes.
    const isRemembered = isLogged && !request.filters.some(isTagged);
    const input = { ...request, actor, remembered: isRemembered ? counts.find(key) : undefined };
    const statement = statements(listKey(collection, input), input);
    const [row] = await context.database.forTenant(actor.tenant).rows(listRow, statement);
    if (!row) throw new Error('The list statement answered no row.');
    if (!request.isPaginated) {
      if (row.count > limits.maxUnpaged) throw badRequest(sentences.listTooLong({ max: limits.maxUnpaged }));
      return row.body;
    }
    if (isRemembered) counts.keep(key, { count: row.count, snapshot: row.snapshot });
    const { next, previous } = neighbours(request, row.count, path, query);
    return `{"count":${row.count},"next":${next},"previous":${previous},"results":${row.body}}`;
  };
}

/** The links to the pages beside this one, as JSON. */
function neighbours({ page, pageSize }: ListRequest, count: number, path: string, query: Query) {
  const last = Math.max(1, Math.ceil(count / pageSize));
  const link = (number: number): string => JSON.stringify(`${path}?${withPage(query, number)}`);
  return {
    next: page < last ? link(page + 1) : 'null',
    previous: page > 1 ? link(Math.min(page - 1, last)) : 'null',
  };
}

function withPage(query: Query, page: number): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (typeof value === 'string') params.set(key, value);
  params.set('page', String(page));
  return params.toString();
}
