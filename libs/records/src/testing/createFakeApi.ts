import {
  apiPrefix,
  collectionPath,
  headers,
  isObject,
  type AnyRecord,
  type CollectionName,
} from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { Change } from '@callboard/api-contract/records';

/** A request that the screen sent. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  ifMatch: string | null;
}

export interface FakeApi {
  /** Replaces the browser's `fetch`. */
  fetch: typeof fetch;
  /** All calls so far, oldest first. */
  calls: Call[];
  records: Map<CollectionName, AnyRecord[]>;
  changes: Change[];
  /** Overrides the answer to the next call with this method and path. */
  answerOnce: (method: string, path: string, status: number, body: unknown) => void;
}

const noComments = { count: 0, has_more: false, is_following: false, results: [] };
const changeSet = '99999999-9999-4999-8999-999999999999';

/**
 * An in-memory API with records and pages.
 *
 * @throws on every call that it does not support
 */
export function createFakeApi(given: Partial<Record<CollectionName, AnyRecord[]>>): FakeApi {
  const records = new Map(
    // The keys of a record by collection name are collection names.
    Object.entries(given).map(([name, rows]) => [name as CollectionName, [...rows]]),
  );
  const once: { method: string; path: string; status: number; body: unknown }[] = [];
  const api: FakeApi = {
    calls: [],
    records,
    changes: [],
    answerOnce: (method, path, status, body) => once.push({ method, path, status, body }),
    fetch: async (input, init) => {
      const call = toCall(input, init);
      api.calls.push(call);
      const prepared = once.findIndex(({ method, path }) => method === call.method && path === call.path);
      const [answer] = prepared < 0 ? [] : once.splice(prepared, 1);
      return answer ? reply(answer.status, answer.body) : respond(api, call);
    },
  };
  return api;
}

function toCall(input: RequestInfo | URL, init: RequestInit | undefined): Call {
  const url = new URL(String(input), 'http://localhost');
  return {
    method: init?.method ?? 'GET',
    path: url.pathname.replace(apiPrefix(), ''),
    query: url.searchParams,
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    ifMatch: new Headers(init?.headers).get(headers.ifMatch),
  };
}

function respond(api: FakeApi, call: Call): Response {
  if (call.method === 'POST' && call.path === 'changes/actions')
    return reply(200, { success: true, data: { change_set: '99999999-9999-4999-8999-999999999999' } });
  for (const [name, rows] of api.records) {
    const path = collectionPath(collectionNamed(name));
    if (call.path === path) return respondToCollection(rows, call);
    const [hashcode, part] = call.path.startsWith(`${path}/`)
      ? call.path.slice(path.length + 1).split('/')
      : [];
    if (hashcode === 'actions') return act(rows, call);
    if (hashcode !== undefined)
      return part === 'changes' ? reply(200, page(api.changes)) : respondToRecord(rows, hashcode, call);
  }
  // Every list asks for its saved views.
  if (call.method === 'GET' && call.path === collectionPath(collectionNamed('savedViews')))
    return reply(200, page([]));
  // Every profile of what can be merged lists its duplicates.
  if (call.method === 'GET' && /^merges\/\w+\/[\w-]+\/duplicates$/.test(call.path))
    return reply(200, { success: true, data: { records: [] } });
  // Every profile shows how many comments its record has.
  if (call.method === 'GET' && /^comments\/\w+\/[\w-]+$/.test(call.path))
    return reply(200, { success: true, data: noComments });
  // Every profile shows the tags of its record.
  if (call.method === 'GET' && /^tags\/\w+\/[\w-]+$/.test(call.path))
    return reply(200, { success: true, data: [] });
  throw new Error(`The fake API does not support ${call.method} ${call.path}.`);
}

function respondToCollection(rows: AnyRecord[], { method, query, body }: Call): Response {
  if (method === 'GET') {
    const search = (query.get('search') ?? '').toLowerCase();
    const found = rows.filter((row) => row.qed_model.title.toLowerCase().includes(search));
    return reply(200, page(found, Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 50)));
  }
  if (method === 'DELETE' && isObject(body) && Array.isArray(body['hashcodes'])) {
    return reply(200, { results: body['hashcodes'].map((hashcode) => ({ hashcode, success: true })) });
  }
  const [first] = rows;
  if (method !== 'POST' || !first || !isObject(body))
    throw new Error(`The fake API does not support this ${method} on a collection.`);
  const created = { ...first, ...body, qed_model: { ...first.qed_model, title: String(body['name']) } };
  return reply(201, { success: true, data: created });
}

function respondToRecord(rows: AnyRecord[], hashcode: string, { method, body, ifMatch }: Call): Response {
  const index = rows.findIndex((row) => row.hashcode === hashcode);
  const row = rows[index];
  if (!row) return reply(404, { detail: 'No item found' });
  if (method === 'GET') return reply(200, row);
  if (ifMatch !== null && !ifMatch.includes(String(row.version)))
    return reply(412, { detail: 'Changed', current: row });
  if (method === 'DELETE') {
    rows.splice(index, 1);
    return reply(204, undefined);
  }
  if (method !== 'PATCH' || !isObject(body))
    throw new Error(`The fake API does not support this ${method} on a record.`);
  const patched = { ...row, ...body, version: (row.version ?? 0) + 1 };
  rows.splice(index, 1, patched);
  return reply(200, patched);
}

function act(rows: AnyRecord[], { body }: Call): Response {
  if (isObject(body) && Array.isArray(body['hashcodes'])) {
    return reply(200, { results: body['hashcodes'].map((hashcode) => ({ hashcode, success: true })) });
  }
  const row = isObject(body) ? rows.find(({ hashcode }) => hashcode === body['target']) : undefined;
  return row ? reply(200, { success: true, data: row }) : reply(404, { detail: 'No item found' });
}

function page(rows: readonly unknown[], number = 1, size = 50) {
  const results = rows.slice((number - 1) * size, number * size);
  return { count: rows.length, next: number * size < rows.length ? '?page' : null, previous: null, results };
}

function reply(status: number, body: unknown): Response {
  const type = { 'Content-Type': 'application/json', [headers.changeSet]: changeSet };
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers: type });
}
