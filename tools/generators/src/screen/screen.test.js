import { beforeAll, describe, expect, it } from 'vitest';
import { changesBy } from '../realTree.js';
import generateScreen from './generator.js';
import { addMenuPage, nameScreen } from './navigation.js';

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

  it('makes the screen and its test, its lines in the registry and among the screens of collections', () => {
    expect(changes.map(({ type, path }) => `${type} ${path}`).sort()).toEqual([
      'CREATE libs/office/src/regions/RegionProfile.test.tsx',
      'CREATE libs/office/src/regions/RegionProfile.tsx',
      'CREATE libs/office/src/regions/RegionsAtlas.test.tsx',
      'CREATE libs/office/src/regions/RegionsAtlas.tsx',
      'UPDATE libs/office/package.json',
      'UPDATE libs/screens/src/registry.ts',
      'UPDATE tools/api/src/engine/navigation/screens.data.ts',
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

  it('names both as the screens of the collection', () => {
    expect(contentOf('screens.data.ts')).toContain(
      "  regions: { profile: 'RegionProfile', list: 'RegionsAtlas' },\n",
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

it('gives a collection without a list one, and its line of the menu', async () => {
  const changes = await changesBy((tree) => generateScreen(tree, { name: 'SeatHolds', of: 'seatHolds' }));
  const contentOf = (/** @type {string} */ path) =>
    changes.find((change) => change.path.endsWith(path))?.content?.toString();
  expect(contentOf('screens.data.ts')).toContain("  seatHolds: { list: 'SeatHolds', profile: null },\n");
  expect(contentOf('menu.data.ts')).toContain("      'seatHolds',\n    ],\n");
});

describe('the screens of a collection', () => {
  /** @param {string} entries */
  const screens = (entries) => `export const ownScreens = {${entries}};\n`;

  it('are added in alphabetical order', () => {
    expect(nameScreen(screens('a: none, c: noList'), 'b', 'New', false)).toBe(
      screens("a: none, b: { list: 'New' }, c: noList"),
    );
    expect(nameScreen(screens(''), 'b', 'New', true)).toBe(screens("b: { profile: 'New' }"));
  });

  it('keep what the collection has besides', () => {
    for (const [own, isProfile, changed] of /** @type {const} */ ([
      ["{ list: 'Old', profile: 'Page' }", false, "{ list: 'New', profile: 'Page' }"],
      ["{ list: 'Old' }", true, "{ profile: 'New', list: 'Old' }"],
      ['noList', false, "{ list: 'New' }"],
      ['noList', true, "{ profile: 'New', list: null }"],
      ['none', false, "{ list: 'New', profile: null }"],
      ['none', true, "{ profile: 'New', list: null }"],
    ])) {
      const before = screens(`a: none, prizes: ${own}, z: none`);
      expect(nameScreen(before, 'prizes', 'New', isProfile)).toBe(
        screens(`a: none, prizes: ${changed}, z: none`),
      );
    }
  });
});

describe('a line of the menu', () => {
  const menu = `export const menu = [{ code: 'setup', pages: ['tags'] }];`;

  it('is added to its module', () => {
    expect(addMenuPage(menu, 'prizes', 'setup')).toBe(
      `export const menu = [{ code: 'setup', pages: ['tags',\n'prizes'] }];`,
    );
  });

  it('begins the pages of a module that has none', () => {
    expect(addMenuPage(`export const menu = [{ code: 'setup', pages: [] }];`, 'prizes', 'setup')).toBe(
      `export const menu = [{ code: 'setup', pages: ['prizes'] }];`,
    );
  });

  it('is there once', () => {
    expect(addMenuPage(menu, 'tags', 'setup')).toBeUndefined();
  });

  it('needs a module that the menu has', () => {
    expect(() => addMenuPage(menu, 'prizes', 'sales')).toThrow('give --module, one of setup');
  });
});
