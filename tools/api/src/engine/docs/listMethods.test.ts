import {
  apiPrefix,
  collectionPath,
  tenantCodes,
  type Collection,
  type TenantCode,
} from '@callboard/api-contract';
import {
  collectionAt,
  collectionNamed,
  collectionNames,
  isServedTo,
} from '@callboard/api-contract/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { openApiDocument } from './openApiDocument';

let api: TestApi;
let admins: Map<TenantCode, TestClient>;
beforeAll(async () => {
  api = await startTestApi();
  const clients = await Promise.all(tenantCodes.map((tenant) => api.loginAs(tenant, 'admin')));
  admins = new Map(tenantCodes.map((tenant, index) => [tenant, clients[index] ?? noClient()]));
});
afterAll(() => api.close());

/** An answer that is no refusal: the record or the list, or which part of so empty a body is missing. */
const methods = [
  ['GET', 200],
  ['POST', 400],
  ['PATCH', 400],
  ['DELETE', 400],
  ['PUT', 400],
] as const;

const cases = [21, 2].flatMap((version) => collectionNames.map((name) => [name, version] as const));

it.each(cases)(
  '[7.47] the list of %s takes the methods of the document of version %i alone',
  async (name, version) => {
    const collection = collectionAt(name, 'showquest');
    const at = collectionPath(collection, version);
    const documented = Object.keys(Object(documents.get(version)?.paths[`/${at}`])).map((key) =>
      key.toUpperCase(),
    );
    expect(documented).toContain('GET');
    for (const [method, answered] of methods) {
      const { status, allow } = await send(collection, method, `${apiPrefix(version)}${at}`);
      const isOffered = documented.includes(method);
      if (isOffered) expect(status, `${method} ${at}`).toBe(answered);
      else expect([403, 404, 405], `${method} ${at}: ${allow}`).toContain(status);
    }
  },
);

it('[7.47] what no one does by a list is in no document', () => {
  const never = collectionNames.filter((name) => collectionNamed(name).never?.includes('create'));
  expect(never.length).toBeGreaterThan(5);
  for (const name of never) {
    const item = Object(documents.get(21)?.paths[`/${collectionPath(collectionNamed(name), 21)}`]);
    expect(Object.keys(item), name).not.toContain('post');
  }
});

const documents = new Map([21, 2].map((version) => [version, openApiDocument(version)] as const));

async function send(collection: Collection, method: (typeof methods)[number][0], url: string) {
  const tenant = tenantCodes.find((code) => isServedTo(collection, code)) ?? 'showquest';
  const { headers = {} } = admins.get(tenant) ?? {};
  const answer = await api.app.inject({ method, url, headers, ...(method !== 'GET' && { payload: {} }) });
  return { status: answer.statusCode, allow: answer.body.slice(0, 200) };
}

function noClient(): never {
  throw new Error('Each tenant has an admin.');
}
