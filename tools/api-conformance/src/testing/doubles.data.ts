import type { CollectionName } from '@callboard/api-contract';
import type { CheckName } from '../checks.data';
import {
  json,
  list,
  changed,
  withBody,
  actionOf,
  isCollection,
  isOne,
  onList,
  onRecord,
  onRefusal,
  onCreate,
  withoutParts,
  withoutHeader,
} from './distort';
import type { Double, Reply } from './startDouble';

/** An API that does one thing wrong, and the checks that find it. */
export interface WrongApi {
  title: string;
  finds: readonly CheckName[];
  /** Makes the double of one run, which can remember what it saw. */
  create: () => Double;
  /** @default 21 */
  version?: number;
  /** @default venues */
  collections?: readonly CollectionName[];
}

const listParts = ['search', 'paginate', 'page_size', 'page', 'ordering', 'fields'];

/** The value of a query part that the suite makes up is refused by a wrong API as well. */
const madeUp = (value: string): boolean => value.startsWith('no');

export const wrongApis: readonly WrongApi[] = [
  {
    title: 'names the records of a list items',
    finds: ['list.envelope', 'create.answer'],
    create: () => onList(({ results, ...page }) => ({ ...page, items: results })),
  },
  {
    title: 'counts one record too many',
    finds: ['list.count', 'list.counts', 'list.filter', 'list.search', 'list.unpaged'],
    create: () => onList((page) => ({ ...page, count: Number(page['count']) + 1 })),
  },
  {
    title: 'ignores page_size',
    finds: ['list.pageSize', 'list.next'],
    create: () => withoutParts((name) => name === 'page_size'),
  },
  {
    title: 'ignores the order',
    finds: ['list.ordering'],
    create: () => withoutParts((name, value) => name === 'ordering' && !madeUp(value)),
  },
  {
    title: 'ignores filters',
    finds: ['list.filter', 'delete.gone'],
    create: () =>
      withoutParts((name, value) => !listParts.includes(name) && name !== 'no_such_filter' && !madeUp(value)),
  },
  {
    title: 'ignores a search',
    finds: ['list.search'],
    create: () => withoutParts((name) => name === 'search'),
  },
  {
    title: 'links a page to itself',
    finds: ['list.next'],
    create: () => (request, forward) =>
      changed(forward(request), (page) =>
        typeof page['next'] === 'string'
          ? { ...page, next: request.url.pathname + request.url.search }
          : page,
      ),
  },
  {
    title: 'pages a list although paginate is false',
    finds: ['list.unpaged'],
    create: () => withoutParts((name) => name === 'paginate'),
  },
  {
    title: 'answers all fields whatever is requested',
    finds: ['list.fields'],
    create: () => withoutParts((name, value) => name === 'fields' && !madeUp(value)),
  },
  {
    title: 'ignores an unknown filter',
    finds: ['list.unknown'],
    create: () => withoutParts((name) => name === 'no_such_filter'),
  },
  {
    title: 'fails with 500 where 400 is promised',
    finds: ['list.unknown', 'list.filter', 'list.pageSize', 'session.domain'],
    create: () => onRefusal(400, () => ({ status: 500, body: { detail: 'Something went wrong' } })),
  },
  {
    title: 'leaves a field out',
    finds: ['record.missing'],
    create: () => onRecord(({ access_notes: _notes, ...record }) => record),
  },
  {
    title: 'adds a field',
    finds: ['record.unknown'],
    create: () => onRecord((record) => ({ ...record, internal_notes: 'no one knows this' })),
  },
  {
    title: 'answers a number where a text is promised',
    finds: ['record.fields'],
    create: () => onRecord((record) => ({ ...record, access_notes: 7 })),
  },
  {
    title: 'has no avatar in qed_model',
    finds: ['record.qedModel'],
    create: () =>
      onRecord((record) => ({ ...record, qed_model: { ...Object(record['qed_model']), avatar: null } })),
  },
  {
    title: 'sends no ETag',
    finds: ['record.read'],
    create: () => async (request, forward) => {
      const { headers, ...reply } = await forward(request);
      const { etag: _etag, ...rest } = headers;
      return { ...reply, headers: rest };
    },
  },
  {
    title: 'needs no token',
    finds: ['refuse.noToken'],
    create: () => {
      let known = '';
      return (request, forward) => {
        known = request.headers['authorization'] ?? known;
        return forward({ ...request, headers: { ...request.headers, authorization: known } });
      };
    },
  },
  {
    title: 'takes a token that no login gave',
    finds: ['session.deadToken'],
    create: () => {
      let known = '';
      return (request, forward) => {
        const given = request.headers['authorization'];
        if (given !== undefined && !given.endsWith('no-such-token')) known = given;
        if (given === undefined || given === known) return forward(request);
        return forward({ ...request, headers: { ...request.headers, authorization: known } });
      };
    },
  },
  {
    title: 'lets a token live on after logout',
    finds: ['session.logout'],
    create: () => async (request, forward) =>
      actionOf(request) === 'logout' ? json(200, { success: true, data: {} }) : forward(request),
  },
  {
    title: 'answers a failed login with 401',
    finds: ['session.refusal'],
    create: () => async (request, forward) => {
      const reply = await forward(request);
      return actionOf(request) === 'login' && reply.status === 400 ? { ...reply, status: 401 } : reply;
    },
  },
  {
    title: 'ignores the Domain header',
    finds: ['session.domain'],
    create: () => (request, forward) =>
      forward({ ...request, headers: { ...request.headers, domain: 'basketball' } }),
  },
  {
    title: 'serves a collection of another tenant',
    collections: ['venues', 'mentors'],
    finds: ['paths.otherTenant'],
    create: () => async (request, forward) =>
      request.url.pathname.includes('/launchpad/')
        ? json(200, { count: 0, next: null, previous: null, results: [] })
        : forward(request),
  },
  {
    title: 'has no path of version 2',
    finds: ['paths.served'],
    version: 2,
    collections: ['tags', 'venues'],
    create: () => async (request, forward) =>
      request.url.pathname.includes('/callboard/venue/venues')
        ? json(404, { detail: 'No item found' })
        : forward(request),
  },
  {
    title: 'answers a problem without a sentence',
    finds: ['refuse.problem'],
    create: () => async (request, forward) => {
      const reply = await forward(request);
      return reply.body.startsWith('{"detail"') ? { ...reply, body: '{"status":"error"}' } : reply;
    },
  },
  {
    title: 'answers a create without its envelope',
    finds: ['create.answer'],
    create: () => onCreate((body) => ({ status: 200, body: Object(body['data']) })),
  },
  {
    title: 'stores another value than the one that is given',
    finds: ['create.values'],
    create: () => async (request, forward) => {
      const isCreate = isCollection(request) && request.method === 'POST';
      return forward(
        isCreate
          ? withBody(request, (body) =>
              'name' in body ? { ...body, name: `${String(body['name'])}?` } : body,
            )
          : request,
      );
    },
  },
  {
    title: 'has no idempotency',
    finds: ['create.idempotency'],
    create: () => withoutHeader('idempotency-key'),
  },
  {
    title: 'accepts a create without a required field',
    finds: ['refuse.required'],
    create: () => async (request, forward) => {
      const isCreate = isCollection(request) && request.method === 'POST';
      return forward(
        isCreate
          ? withBody(request, (body) => ({ name: `Nameless ${crypto.randomUUID()}`, ...body }))
          : request,
      );
    },
  },
  {
    title: 'ignores an unknown field',
    finds: ['refuse.unknownField', 'patch.bulk'],
    create: () => async (request, forward) =>
      forward(
        ['POST', 'PATCH'].includes(request.method)
          ? { ...request, body: request.body.replace(/,?"no_such_field":1/, '') }
          : request,
      ),
  },
  {
    title: 'accepts a stale write',
    finds: ['patch.stale'],
    create: () => withoutHeader('if-match'),
  },
  {
    title: 'answers a patch and does not store it',
    finds: ['patch.answer'],
    create: () => async (request, forward) =>
      isOne(request) &&
      request.method === 'PATCH' &&
      !request.body.includes('no_such_field') &&
      request.headers['authorization'] !== undefined &&
      !request.url.pathname.endsWith('c0de5')
        ? forward({ ...request, method: 'GET', body: '' })
        : forward(request),
  },
  {
    title: 'answers a mixed bulk call with 200',
    finds: ['patch.bulk', 'delete.bulk'],
    create: () => async (request, forward) => {
      const reply = await forward(request);
      return reply.status === 207 ? { ...reply, status: 200 } : reply;
    },
  },
  {
    title: 'still has a deleted record',
    finds: ['delete.gone', 'delete.bulk'],
    create: () => {
      const deleted = new Map<string, Reply>();
      return async (request, forward) => {
        const stored = deleted.get(request.url.pathname);
        if (stored && request.method === 'GET') return stored;
        if (isOne(request) && request.method === 'DELETE') {
          const record = await forward({ ...request, method: 'GET' });
          const reply = await forward(request);
          if (reply.status === 204) deleted.set(request.url.pathname, record);
          return reply;
        }
        return forward(request);
      };
    },
  },
  {
    title: 'accepts a transition from another status',
    finds: ['transition.impossible'],
    create: () => async (request, forward) => {
      const reply = await forward(request);
      const isRefused = request.url.pathname.endsWith('/venues/actions') && reply.status === 400;
      return isRefused ? json(200, { success: true, data: {} }) : reply;
    },
  },
  {
    title: 'counts a group twice',
    finds: ['list.counts'],
    create: () => async (request, forward) =>
      request.url.pathname.endsWith('/counts')
        ? changed(forward(request), (body) => ({
            ...body,
            results: [...list(body), ...list(body).slice(0, 1)],
          }))
        : forward(request),
  },
];
