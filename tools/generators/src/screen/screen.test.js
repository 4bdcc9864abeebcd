import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesBy, copyWith } from '../realTree.js';
import generateScreen from './generator.js';

describe('nx g screen --of=regions', () => {
  /** @type {Awaited<ReturnType<typeof changesBy>>} */
  let changes = [];
  /** @type {ReturnType<typeof copyWith> | undefined} */
  let copy;

  beforeAll(async () => {
    changes = await changesBy(async (tree) => {
      await generateScreen(tree, { name: 'RegionsAtlas', of: 'regions' });
      await generateScreen(tree, { name: 'RegionProfile', of: 'regions' });
    });
    copy = copyWith(['libs/screens'], changes);
  });
  afterAll(() => copy?.remove());

  it('makes the screen and its test, and changes the registry alone', () => {
    expect(changes.map(({ type, path }) => `${type} ${path}`).sort()).toEqual([
      'CREATE libs/screens/src/regions/RegionProfile.test.tsx',
      'CREATE libs/screens/src/regions/RegionProfile.tsx',
      'CREATE libs/screens/src/regions/RegionsAtlas.test.tsx',
      'CREATE libs/screens/src/regions/RegionsAtlas.tsx',
      'UPDATE libs/screens/src/registry.ts',
    ]);
  });

  it('adds one line to the registry for each', () => {
    const registry = changes.find(({ path }) => path.endsWith('registry.ts'))?.content?.toString();
    expect(registry).toContain("  RegionProfile: () => import('./regions/RegionProfile'),\n");
    expect(registry).toContain("  RegionsAtlas: () => import('./regions/RegionsAtlas'),\n");
  });

  it('leaves screens that type-check', async () => {
    const files = changes.flatMap(({ type, path }) => (type === 'CREATE' ? [path] : []));
    await copy?.typeCheck(...files, 'libs/screens/src/registry.ts');
  });

  it('makes a list and a page of one record, whose tests pass', async () => {
    const tests = await copy?.run('vitest/vitest.mjs', 'run', '--root=libs/screens', 'src/regions');
    expect(tests).toMatch(/Tests .*2 passed/);
  });
});
