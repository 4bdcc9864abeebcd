import { apiPrefix, collectionNamed, collectionNames, collectionPath } from '@callboard/api-contract';
import { describe, expect, it } from 'vitest';
import { userActionNames } from '../sessions/userRoutes';
import { openApiDocument } from './openApiDocument';
import { userActionDocs } from './userActions.data';

describe('openApiDocument', () => {
  it.each([21, 2])('[7.1] names every collection of version %d at its path', (version) => {
    const { paths, servers } = openApiDocument(version);
    expect(servers[0]?.url).toBe(apiPrefix(version).slice(0, -1));
    for (const name of collectionNames) {
      expect(paths).toHaveProperty([`/${collectionPath(collectionNamed(name), version)}`, 'get']);
    }
  });

  it('[7.2] [7.11] names every action of a user, and the read of an invitation that needs no session', () => {
    expect(userActionDocs.map(({ action }) => action).sort()).toEqual([...userActionNames].sort());
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
});
