import { apiPrefix, collectionNamed, collectionNames, collectionPath } from '@callboard/api-contract';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openApiDocument';

describe('openApiDocument', () => {
  it.each([21, 2])('[7.1] names every collection of version %d at its path', (version) => {
    const { paths, servers } = openApiDocument(version);
    expect(servers[0]?.url).toBe(apiPrefix(version).slice(0, -1));
    for (const name of collectionNames) {
      expect(paths).toHaveProperty([`/${collectionPath(collectionNamed(name), version)}`, 'get']);
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
});
