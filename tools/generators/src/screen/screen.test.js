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
      'CREATE libs/office/src/regions/RegionProfile.test.tsx',
      'CREATE libs/office/src/regions/RegionProfile.tsx',
      'CREATE libs/office/src/regions/RegionsAtlas.test.tsx',
      'CREATE libs/office/src/regions/RegionsAtlas.tsx',
      'UPDATE libs/office/package.json',
      'UPDATE libs/screens/src/registry.ts',
      'UPDATE tools/api/src/engine/navigation/routesOf.ts',
    ]);
  });

  it('adds one line to the registry for each, and exports both', () => {
    expect(contentOf('registry.ts')).toContain(
      "  RegionProfile: () => import('@callboard/office/region-profile'),\n",
    );
    expect(contentOf('registry.ts')).toContain(
      "  RegionsAtlas: () => import('@callboard/office/regions-atlas'),\n",
    );
    expect(JSON.parse(contentOf('libs/office/package.json') ?? '').exports).toMatchObject({
      './region-profile': './src/regions/RegionProfile.tsx',
      './regions-atlas': './src/regions/RegionsAtlas.tsx',
    });
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

describe('the library of a screen', () => {
  /** @param {Parameters<typeof generateScreen>[1]} options */
  const madeBy = async (options) =>
    (await changesBy((tree) => generateScreen(tree, options)))
      .filter(({ type }) => type === 'CREATE')
      .map(({ path }) => path.split('/')[1]);

  it('is the one that has a folder for the collection', async () => {
    expect(await madeBy({ name: 'VenuesAtlas', of: 'venues' })).toEqual(['scheduling', 'scheduling']);
  });

  it('is the one that is named', async () => {
    expect(await madeBy({ name: 'SeatHolds', of: 'seatHolds', library: 'booking' })).toEqual([
      'booking',
      'booking',
    ]);
    await expect(madeBy({ name: 'SeatHolds', of: 'seatHolds', library: 'forms' })).rejects.toThrow(
      'libs/forms has no screens: give --library, one of booking, ',
    );
  });

  it('does not export two screens under one name', async () => {
    await expect(madeBy({ name: 'Reports', of: 'tags' })).rejects.toThrow(
      'libs/office/package.json exports ./reports already',
    );
  });
});

it('adds the route of a collection that has none, and its line of the menu', async () => {
  const changes = await changesBy((tree) => generateScreen(tree, { name: 'SeatHolds', of: 'seatHolds' }));
  const contentOf = (/** @type {string} */ path) =>
    changes.find((change) => change.path.endsWith(path))?.content?.toString();
  expect(contentOf('routesOf.ts')).toContain(
    `    ...named('/booking/seat-holds', 'seatHolds', 'SeatHolds'),\n  ];\n}\n`,
  );
  expect(contentOf('modulesOf.ts')).toContain("collection: 'seatHolds'");
});

const page = { key: 'prizes', label: { one: 'Prize', many: "Prizes' list" }, path: '/prizes' };

describe('a route', () => {
  /** @param {string[]} elements */
  const routesOf = (...elements) =>
    `export function routesOf() {\n  return [${elements.join(', ')}];\n}\nfunction named(path) {\n  return pair(path);\n}\n`;

  it('is added for a collection that has none, behind the others', () => {
    for (const routes of [routesOf(), routesOf(`...pair('/tags', 'tags', labels.tags)`)]) {
      const list = addRoute(routes, page, 'PrizesList', false);
      expect(list).toContain(`...named('/prizes', 'prizes', 'PrizesList')];\n}\nfunction named(path) {`);
      expect(addRoute(routes, page, 'PrizeProfile', true)).toContain(
        `...pair('/prizes', 'prizes', collectionNamed('prizes').label, 'RecordList', 'PrizeProfile')];`,
      );
    }
  });

  it('keeps the other screen of a collection that has one', () => {
    const both = `collectionNamed('prizes').label, 'PrizesList', 'PrizeProfile')`;
    const profileFirst = addRoute(routesOf(), page, 'PrizeProfile', true);
    expect(addRoute(profileFirst, page, 'PrizesList', false)).toContain(both);
    const listFirst = addRoute(routesOf(), page, 'PrizesList', false);
    expect(addRoute(listFirst, page, 'PrizeProfile', true)).toContain(both);
  });

  it('changes what a collection has in any form, and nothing else', () => {
    const others = [`profile('/a', 'a', { one: 'A' })`, `...named('/b', 'b')`];
    const withOwn = (/** @type {string} */ own) => routesOf(others[0] ?? '', own, others[1] ?? '');
    const words = `{ one: 'Prize', many: 'Prizes' }`;
    for (const [own, isProfile, changed] of /** @type {const} */ ([
      [
        `...pair('/p', 'prizes', ${words}, 'Old', 'Profile')`,
        false,
        `...pair('/p', 'prizes', ${words}, 'New', 'Profile')`,
      ],
      [`...pair('/p', 'prizes', ${words},)`, true, `...pair('/p', 'prizes', ${words}, 'RecordList', 'New')`],
      [`...named('/p', "prizes", 'Old')`, false, `...named('/p', "prizes", 'New')`],
      [`profile('/p', 'prizes', ${words})`, true, `profile('/p', 'prizes', ${words}, 'New')`],
      [
        `profile('/p', 'prizes', ${words}, 'Profile')`,
        false,
        `...pair('/p', 'prizes', collectionNamed('prizes').label, 'New', 'Profile')`,
      ],
    ]))
      expect(addRoute(withOwn(own), page, 'New', isProfile)).toBe(withOwn(changed));
  });

  it('is not added under a path that has one', () => {
    const taken = routesOf(`...pair('/prizes', collections.prizes, labels.prizes)`);
    expect(() => addRoute(taken, page, 'PrizesList', false)).toThrow(
      'name PrizesList in routesOf.ts by hand',
    );
  });
});

describe('a line of the menu', () => {
  const menu = `return [{ code: 'setup', pages: [{ code: 'tags', collection: 'tags', path: '/tags' }] }];`;

  it('is added to its module', () => {
    expect(addMenuPage(menu, page, 'setup')).toContain(
      `{ code: 'prizes', name: "Prizes' list", collection: 'prizes', path: '/prizes' }] }];`,
    );
  });

  it('begins the pages of a module that has none', () => {
    expect(addMenuPage(`return [{ code: 'setup', pages: [] }];`, page, 'setup')).toContain(
      `pages: [{ code: 'prizes', name: "Prizes' list", collection: 'prizes', path: '/prizes' }] }];`,
    );
  });

  it('is there once', () => {
    const once = addMenuPage(menu, page, 'setup') ?? '';
    expect(addMenuPage(once, page, 'setup')).toBeUndefined();
  });

  it('needs a module that the menu has', () => {
    expect(() => addMenuPage(menu, page, 'sales')).toThrow('give --module, one of setup');
  });
});
