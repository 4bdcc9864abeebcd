import {
  apiPrefix,
  callPaths,
  collectionPath,
  headers,
  isObject,
  limits,
  type CollectionName,
  type TenantCode,
} from '@callboard/api-contract';
import { collectionAt, isAddressServedTo, isCollectionName } from '@callboard/api-contract/collections';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { answerCall, type Call, type Reply } from './answerCall';
import { createTable, roles, type Table } from './createTable';
import { refuse, refusedAction, Refusal } from './Refusal';

/** Data of an example backend, and its one account. */
export interface BackendOptions {
  tenant: TenantCode;
  email: string;
  password: string;
  /** The collections that it serves, each with drafts of the records that it begins with. */
  records: Readonly<Partial<Record<CollectionName, readonly object[]>>>;
}

const versions = [limits.apiVersion, 2];
const user = { hashcode: randomUUID(), name_search: 'Aroha Ngata', roles };

/**
 * A backend that serves collections of the contract to one tenant from memory, for teams who write their own: each part of it is a step
 * of the guide SERVE.md.
 */
export function createBackend({ tenant, email, password, records }: BackendOptions): Server {
  const tables = new Map<string, Table>();
  const find = (name: string, hashcode: unknown) =>
    tables
      .get(name)
      ?.all()
      .find((record) => record.hashcode === hashcode);
  for (const [name, drafts] of Object.entries(records)) {
    if (!isCollectionName(name)) throw new TypeError(`There is no collection ${name}.`);
    const table = createTable(collectionAt(name, tenant), find);
    tables.set(name, table);
    for (const draft of drafts) table.create(draft);
  }
  const tokens = new Set<string>();

  function act({ action, data }: Call['body'], token: string | null): Reply {
    if (action === 'logout' && token !== null) {
      tokens.delete(token);
      return { body: { success: true, data: {} } };
    }
    if (action !== 'login') throw refusedAction('There is no such action.');
    if (token !== null) return { body: sessionOf(token) };
    const given = isObject(data) ? data : {};
    const isRight = given['email'] === email && given['password'] === password && given['domain'] === tenant;
    if (!isRight) throw refusedAction('The email or the password is wrong.');
    const started = randomUUID();
    tokens.add(started);
    return { body: sessionOf(started) };
  }

  /** The token of a session of this tenant; null where the call has none. */
  function tokenOf(request: IncomingMessage): string | null {
    const token = request.headers.authorization?.replace(/^Token /, '') ?? '';
    const isOwn = request.headers[headers.domain.toLowerCase()] === tenant;
    return isOwn && tokens.has(token) ? token : null;
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const { method = '' } = request;
    const url = new URL(request.url ?? '', 'http://backend');
    const version = versions.find((each) => url.pathname.startsWith(apiPrefix(each)));
    if (version === undefined) throw refuse(404);
    const path = url.pathname.slice(apiPrefix(version).length);
    if (path === callPaths.appArguments) return { body: { app_args: {} } };
    if (path === 'tenant/domains') return { body: [{ code: tenant, name: tenant }] };
    const token = tokenOf(request);
    if (path === callPaths.userActions(version)) return act(await bodyOf(request), token);
    if (token === null) throw refuse(401);
    for (const table of tables.values()) {
      const { collection } = table;
      const own = [collectionPath(collection, version), ...collection.aliases].filter((address) =>
        isAddressServedTo(collection, address, tenant),
      );
      const root = own.find((each) => `${path}/`.startsWith(`${each}/`));
      if (root === undefined) continue;
      const parts = path.slice(root.length).split('/').filter(Boolean);
      const body = method === 'GET' ? {} : await bodyOf(request);
      return answerCall(table, { method, url, parts, body, headers: request.headers });
    }
    throw refuse(404);
  }

  return createServer(async (request, response) => {
    const { status = 200, body, etag } = await answer(request).catch(replyTo);
    response.writeHead(status, { 'content-type': 'application/json', ...(etag !== undefined && { etag }) });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
}

function replyTo(error: unknown): Reply {
  if (error instanceof Refusal) return { status: error.status, body: error.body };
  console.error(error);
  return { status: 500, body: { detail: 'Something went wrong on the server.' } };
}

function sessionOf(token: string): Reply['body'] {
  return { success: true, data: { authorization: { token }, user } };
}

async function bodyOf(request: IncomingMessage): Promise<Call['body']> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > limits.maxBodyBytes) throw refuse(413);
  }
  try {
    const body: unknown = JSON.parse(text || '{}');
    if (isObject(body)) return body;
  } catch {
    // Refused below, as is every other body that is no object.
  }
  throw refuse(400);
}
