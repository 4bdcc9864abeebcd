import { apiPrefix, collectionPath } from '@callboard/api-contract';
import { collectionNamed, collectionNames, variantsOf } from '@callboard/api-contract/collections';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { userActionNames } from '../../testKit/userActions';
import { schemaName } from './collectionSchemas';
import { openApiDocument } from './openApiDocument';

const served = collectionNames.map(collectionNamed).flatMap(variantsOf);

describe('openApiDocument', () => {
  it.each([21, 2])('[7.1] names every collection of version %d at its path', (version) => {
    const { paths, servers } = openApiDocument(version);
    expect(servers[0]?.url).toBe(apiPrefix(version).slice(0, -1));
    for (const collection of served) {
      expect(paths).toHaveProperty([`/${collectionPath(collection, version)}`, 'get']);
    }
  });

  it('[7.2] [7.11] names every action of a user, and the read of an invitation that needs no session', () => {
    const { paths } = openApiDocument(2);
    expect(paths).toHaveProperty(['/user/activations/{hashcode}', 'get', 'security'], [{}, { token: [] }]);
    expect(paths).toHaveProperty(['/user/users/actions', 'post', 'requestBody']);
  });

  it.each([
    [21, '/messaging/conversations'],
    [2, '/messaging/conversation/conversations'],
  ])('[7.32] [7.33] names messages behind their conversation: version %d', (version, path) => {
    const { paths, components } = openApiDocument(version);
    const messages = `${path}/{conversation}/messages`;
    for (const [at, method] of [
      [messages, 'get'],
      [messages, 'post'],
      [`${messages}/{hashcode}`, 'patch'],
      [`${messages}/{hashcode}`, 'delete'],
    ] as const) {
      expect(paths).toHaveProperty([at, method, 'responses']);
    }
    expect(components.schemas).toHaveProperty(['ConversationsDraft', 'properties', 'members']);
  });

  it('[3.26] names the values of each enumeration of a collection', () => {
    const { schemas }: { schemas: Record<string, unknown> } = openApiDocument(21).components;
    const selects = served.flatMap((collection) =>
      Object.entries(collection.fields).flatMap(([field, { kind, ...rest }]) =>
        kind === 'select' && 'options' in rest && !('serverOwned' in rest)
          ? [{ name: schemaName(collection), field, rest }]
          : [],
      ),
    );
    expect(selects.length).toBeGreaterThan(50);
    for (const { name, field, rest } of selects) {
      const text = JSON.stringify(schemas[`${name}Draft`] ?? {});
      for (const { value } of rest.options) expect(text, `${name}.${field}`).toContain(`"${value}"`);
    }
  });

  it('refers to nothing that it does not define', () => {
    const document = openApiDocument(21);
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(100);
    const missing = references.filter(([, kind = '', name = '']) => {
      const components: Record<string, Record<string, unknown>> = document.components;
      return !components[kind]?.[name];
    });
    expect(missing.map(([reference]) => reference)).toEqual([]);
  });

  it.each([21, 2])('is valid by the schema of OpenAPI 3.1: version %d', async (version) => {
    const { valid, errors } = await new Validator().validate(
      JSON.parse(JSON.stringify(openApiDocument(version))),
    );
    expect([valid, errors]).toEqual([true, undefined]);
  });

  it('keeps the actions of sign-in and those on the records of users at their one address', () => {
    const { oneOf } = bodyOf(openApiDocument(21), '/user/actions');
    const actions = oneOf.flatMap(({ properties: { action } }: Branch) => action.const ?? action.enum);
    expect(actions).toEqual(expect.arrayContaining([...userActionNames]));
    const { lifecycle } = collectionNamed('users');
    expect(actions).toEqual(expect.arrayContaining(Object.keys(lifecycle?.transitions ?? {})));
    expect(new Set(actions).size).toBe(actions.length);
  });

  it('names of whom a transition needs a reason', () => {
    const document = openApiDocument(21);
    const reasons = served.flatMap((collection) =>
      Object.entries(collection.lifecycle?.transitions ?? {}).flatMap(([action, { asksReason }]) =>
        asksReason?.length ? [{ collection, action, asksReason }] : [],
      ),
    );
    expect(reasons.length).toBeGreaterThan(0);
    for (const { collection, action, asksReason } of reasons) {
      const { oneOf } = bodyOf(document, `/${collectionPath(collection, 21)}/actions`);
      const branch = oneOf.find(({ properties }: Branch) => properties.action.const === action);
      const text = `Needs \`reason\` of ${asksReason.join(', ')}`;
      expect(branch.properties.data.description, `${collection.name}.${action}`).toBe(text);
    }
  });
});

describe.each([21, 2])('each operation of version %d', (version) => {
  const operations = Object.entries(openApiDocument(version).paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      // The document is JSON of this form: the test of its schema says so.
      .map(([method, operation]) => ({ at: `${method} ${path}`, operation: operation as Operation })),
  );

  it('has an id of its own', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id, index) => !id || ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has a summary and a description', () => {
    const silent = operations.filter(({ operation }) => !operation.summary || !operation.description);
    expect(silent.map(({ at }) => at)).toEqual([]);
  });

  it('names its problems', () => {
    const without = operations.filter(({ operation: { responses } }) =>
      ['400', '429', '500', 'default'].some((status) => !responses[status]),
    );
    expect(without.map(({ at }) => at)).toEqual([]);
  });

  it('has a schema for every answer that has a body', () => {
    const bare = operations.flatMap(({ at, operation }) =>
      Object.entries(operation.responses)
        .filter(([status, { content }]) => /^20[0-367]$/.test(status) && !hasSchema(content))
        .map(([status]) => `${status} of ${at}`),
    );
    // A HEAD has no body.
    expect(bare).toEqual(['200 of head /attachments/resumable/{id}']);
  });
});

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

interface Branch {
  properties: { action: { const?: string; enum?: string[] }; data?: object };
}

function hasSchema(content: Operation['responses'][string]['content']): boolean {
  const types = Object.values(content ?? {});
  return types.length > 0 && types.every(({ schema }) => schema !== undefined);
}

function bodyOf({ paths }: ReturnType<typeof openApiDocument>, path: string) {
  return Object(paths[path]?.['post']).requestBody.content['application/json'].schema;
}
