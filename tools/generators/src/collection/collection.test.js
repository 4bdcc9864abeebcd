import { beforeAll, describe, expect, it } from 'vitest';
import { changesBy } from '../realTree.js';
import generateCollection from './generator.js';

describe('nx g collection --name=prizeGivings --noun=competition', () => {
  /** @type {Awaited<ReturnType<typeof changesBy>>} */
  let changes = [];

  beforeAll(async () => {
    changes = await changesBy((tree) =>
      generateCollection(tree, { name: 'prizeGivings', noun: 'competition' }),
    );
  });

  it('makes one declaration with its noun, one migration, and a line each in the names, its noun and what limited roles reach', () => {
    expect(changes.map(({ type, path }) => `${type} ${path.replace(/\d{4}_/, 'NNNN_')}`).sort()).toEqual([
      'CREATE libs/api-contract/src/competition/collections/prizeGivings.test.ts',
      'CREATE libs/api-contract/src/competition/collections/prizeGivings.ts',
      'CREATE tools/api/migrations/NNNN_prize_givings.sql',
      'UPDATE libs/api-contract/src/collectionName.ts',
      'UPDATE libs/api-contract/src/competition/competitionCollections.ts',
      'UPDATE libs/api-contract/src/reach.data.ts',
    ]);
  });

  it('is among the collections of its noun', () => {
    const list = changes.find(({ path }) => path.endsWith('Collections.ts'))?.content?.toString();
    expect(list).toContain("import { prizeGivings } from './collections/prizeGivings';");
    expect(list).toContain('  panelJudges,\n  prizeGivings,\n  progressionRules,\n');
  });

  it('makes the list of a new noun, and its lines in the registry and in what pages load', async () => {
    const made = await changesBy((tree) =>
      generateCollection(tree, { name: 'prizeGivings', noun: 'prizes' }),
    );
    const sourceOf = (/** @type {string} */ end) =>
      made.find(({ path }) => path.endsWith(end))?.content?.toString();
    expect(sourceOf('prizes/prizesCollections.ts')).toContain(
      'export const prizesCollections = {\n  prizeGivings,\n} as const;',
    );
    expect(sourceOf('src/registry.ts')).toContain('  ...peopleCollections,\n  ...prizesCollections,\n');
    expect(sourceOf('src/nounFiles.ts')).toContain("import('./prizes/prizesCollections')");
  });

  it('is among the names, in alphabetical order', () => {
    const names = changes.find(({ path }) => path.endsWith('collectionName.ts'))?.content?.toString();
    expect(names).toContain("  | 'priceTypes'\n  | 'prizeGivings'\n  | 'progressionRules'\n");
  });

  it('derives the table from the declaration', () => {
    const migration = changes.find(({ path }) => path.endsWith('.sql'))?.content?.toString();
    expect(migration).toContain('CREATE TABLE "prize_givings" (');
    expect(migration).toContain('ALTER TABLE "prize_givings" FORCE ROW LEVEL SECURITY;');
    expect(migration).toContain(`EXECUTE FUNCTION callboard_log('prizeGivings'`);
  });

  it('refuses a name that is taken', async () => {
    await expect(changesBy((tree) => generateCollection(tree, { name: 'venues' }))).rejects.toThrow(
      'is there already',
    );
  });
});
