import { apiPrefix, collectionPath, type Collection } from '@callboard/api-contract';
import { variantsOf, collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { serverAddresses } from '../../testKit/serverAddresses';
import { openApiDocument } from './openApiDocument';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it.each([21, 2])('every route of version %d is in the document, which has no other', (version) => {
  const prefix = apiPrefix(version);
  const served = routesOf(api.app.printRoutes({ commonPrefix: false }))
    .filter(({ path }) => path.startsWith(prefix))
    .map(({ method, path }) => `${method} ${path.slice(prefix.length - 1)}`);
  const documented = Object.entries(openApiDocument(version).paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => key !== 'parameters')
      .map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, ':')}`),
  );
  // The HEAD next to each GET is the framework's; actions of a collection that has none are refused in a sentence, and so is what
  // no one does by the ordinary routes.
  const isOwn = (route: string) => !/^(?:HEAD|OPTIONS) /.test(route);
  const undocumented = served.filter((route) => isOwn(route) && !documented.includes(route));
  const refused = new Set(
    collectionNames
      .map(collectionNamed)
      .flatMap(variantsOf)
      .flatMap((each) => refusedRoutes(each, version)),
  );
  const unknown = undocumented.filter((route) => !/^POST .*\/actions$/.test(route) && !refused.has(route));
  expect(unknown).toEqual([]);
  expect(documented.filter((route) => !served.includes(route))).toEqual([]);
  expect(served.length).toBeGreaterThan(200);
});

it('every address outside the API is in its table, which has no other', () => {
  const served = routesOf(api.app.printRoutes({ commonPrefix: false }), (parameter) => parameter)
    .filter(({ method, path }) => method === 'GET' && !path.startsWith('/api/'))
    .map(({ path }) => path);
  const addresses = Object.keys(serverAddresses);
  expect(served.filter((path) => !addresses.includes(path))).toEqual([]);
  expect(addresses.filter((url) => !api.app.hasRoute({ method: 'GET', url }))).toEqual([]);
  expect(served.length).toBeGreaterThan(8);
});

/** Refused routes of a collection, at each of its paths. */
function refusedRoutes({ never = [], aliases, ...collection }: Collection, version: number): string[] {
  const methods = {
    create: ['POST'],
    read: [],
    update: ['PATCH', 'PATCH /:'],
    remove: ['DELETE', 'DELETE /:'],
  };
  return [collectionPath({ ...collection }, version), ...aliases].flatMap((path) =>
    never.flatMap((verb) =>
      methods[verb].map((entry) => {
        const [method, below = ''] = entry.split(' ');
        return `${method} /${path}${below}`;
      }),
    ),
  );
}

/** The routes of the tree that Fastify prints, with `:` in place of each parameter; two names for one place are `:a|:b`. */
function routesOf(tree: string, shown = (_parameter: string) => ':'): { method: string; path: string }[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (!found) return [];
    const [, indent = '', part = '', methods = ''] = found;
    const depth = indent.length / 4;
    parents.splice(depth, parents.length, part);
    const path = parents.join('').replaceAll(/:\w+(?:\|:\w+)*/g, shown);
    return methods.split(', ').flatMap((method) => (method ? [{ method, path }] : []));
  });
}
