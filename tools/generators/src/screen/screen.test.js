import { beforeAll, describe, expect, it } from 'vitest';
import { changesBy } from '../realTree.js';
import generateScreen from './generator.js';
import { addMenuPage, addRoute } from './navigation.js';

describe('nx g screen --of=regions', () => {
  /** @type {Awaited<ReturnType<typeof changesBy>>} */
  let changes = [];

  beforeAll(async () => {
    changes = await changesBy(async (tree) => {
      await generateScreen(tree, { name: 'RegionsAtlas', of: 'regions' });
      await generateScreen(tree, { name: 'RegionProfile', of: 'regions' });
    });
  });

  /** @param {string} path */
  const contentOf = (path) => changes.find((change) => change.path.endsWith(path))?.content?.toString();

  it('makes the screen and its test, its line in the registry and in the routes', () => {
    expect(changes.map(({ type, path }) => `${type} ${path}`).sort()).toEqual([
      'CREATE libs/screens/src/regions/RegionProfile.test.tsx',
      'CREATE libs/screens/src/regions/RegionProfile.tsx',
      'CREATE libs/screens/src/regions/RegionsAtlas.test.tsx',
      'CREATE libs/screens/src/regions/RegionsAtlas.tsx',
      'UPDATE libs/screens/src/registry.ts',
      'UPDATE tools/api/src/navigation/routesOf.ts',
    ]);
  });

  it('adds one line to the registry for each', () => {
    expect(contentOf('registry.ts')).toContain("  RegionProfile: () => import('./regions/RegionProfile'),\n");
    expect(contentOf('registry.ts')).toContain("  RegionsAtlas: () => import('./regions/RegionsAtlas'),\n");
  });

  it('names both in the route of the collection', () => {
    expect(contentOf('routesOf.ts')).toMatch(
      /pair\(\s*'\/regions',\s*'regions',\s*\{ one: 'Region', many: 'Regions' \},\s*'RegionsAtlas',\s*'RegionProfile',?\s*\)/,
    );
  });

  it('refuses a collection that is not declared', async () => {
    await expect(
      changesBy((tree) => generateScreen(tree, { name: 'NothingsList', of: 'nothings' })),
    ).rejects.toThrow('There is no collection nothings.');
  });
});

const page = { key: 'prizes', label: { one: 'Prize', many: "Prizes' list" }, path: '/prizes' };

describe('a route', () => {
  const routes = `return [\n  ...pair('/tags', 'tags', { one: 'Tag', many: 'Tags' }),\n];`;

  it('is added for a collection that has none', () => {
    const prizes = `...pair('/prizes', 'prizes', { one: 'Prize', many: "Prizes' list" }`;
    expect(addRoute(routes, page, 'PrizesList', false)).toContain(`${prizes}, 'PrizesList')`);
    expect(addRoute(routes, page, 'PrizeProfile', true)).toContain(
      `${prizes}, 'RecordList', 'PrizeProfile')`,
    );
  });

  it('keeps the other screen of a collection that has one', () => {
    const both = addRoute(addRoute(routes, page, 'PrizeProfile', true), page, 'PrizesList', false);
    expect(both).toContain(`'PrizesList', 'PrizeProfile')`);
  });
});

describe('a line of the menu', () => {
  const menu = `return [{ code: 'setup', pages: [{ code: 'tags', collection: 'tags', path: '/tags' }] }];`;

  it('is added to its module', () => {
    expect(addMenuPage(menu, page, 'setup')).toContain(
      `{ code: 'prizes', name: "Prizes' list", collection: 'prizes', path: '/prizes' }] }];`,
    );
  });

  it('is there once', () => {
    const once = addMenuPage(menu, page, 'setup');
    expect(addMenuPage(once, page, 'setup')).toBe(once);
  });

  it('needs a module that the menu has', () => {
    expect(() => addMenuPage(menu, page, 'sales')).toThrow('give --module, one of setup');
  });
});
