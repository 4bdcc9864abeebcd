import { limits, rowRule, type Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { badRequest, forbidden } from '../problems';
import type { TenantActor } from './actor';
import { isTagged } from './conditionSql';
import { withChildren, withoutChildren } from './directChildren';
import { parseListRequest } from './listRequest';
import { listKey, listSql, type ListInput } from './listSql';
import type { RecordContext } from './recordContext';
import { pageLinks } from './pageLinks';
import { countKey, createRememberedCounts, isCountLogged, newSince } from './rememberedCounts';
import { createShapeCache } from './statement';

type Query = Readonly<Record<string, unknown>>;

const listRow = v.object({ body: v.string(), count: v.number(), snapshot: v.string() });

/**
 * Lists records: the database's own JSON text in the envelope of clause 3.2. `address` is the list's own as it was
 * requested, for the links to its neighbours.
 */
export function createReadList(context: RecordContext, collection: Collection) {
  const statements = createShapeCache((input: ListInput) => listSql(collection, context.target, input));
  const counts = createRememberedCounts();
  const readList = async (actor: TenantActor, address: string, query: Query): Promise<string> => {
    if (!rowRule(collection, 'read', actor.roles)) throw forbidden();
    const isLogged = isCountLogged(collection, actor.roles, context.target);
    const { hasChildren, own } = withoutChildren(collection, query);
    const request = parseListRequest(collection, actor.roles, own);
    const key = countKey(actor, request);
    // Tags are in no log of changes.
    const isRemembered = isLogged && !request.filters.some(isTagged);
    const input = { ...request, actor, remembered: isRemembered ? counts.find(key) : undefined };
    const since = newSince();
    const statement = statements(listKey(collection, input), input);
    const [row] = await context.database.forTenant(actor.tenant).reader.rows(listRow, statement);
    if (!row) throw new Error('The list statement answered no row.');
    const below = { page_size: String(limits.maxPageSize), ordering: collection.ordering };
    const bodyOf = async (body: string): Promise<string> =>
      hasChildren
        ? withChildren(collection, body, (of) => readList(actor, address, { ...of, ...below }))
        : body;
    if (!request.isPaginated) {
      if (row.count > limits.maxUnpaged) throw badRequest(sentences.listTooLong({ max: limits.maxUnpaged }));
      return bodyOf(row.body);
    }
    if (isRemembered) counts.keep(key, { count: row.count, snapshot: row.snapshot, since });
    const { next, previous } = pageLinks(address, { ...request, count: row.count });
    return `{"count":${row.count},"next":${JSON.stringify(next)},"previous":${JSON.stringify(previous)},"results":${await bodyOf(row.body)}}`;
  };
  return readList;
}
