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

  it('makes one declaration with its noun, one migration, and a line each in the names, the registry and what limited roles reach', () => {
    expect(changes.map(({ type, path }) => `${type} ${path.replace(/\d{4}_/, 'NNNN_')}`).sort()).toEqual([
      'CREATE libs/api-contract/src/competition/collections/prizeGivings.test.ts',
      'CREATE libs/api-contract/src/competition/collections/prizeGivings.ts',
      'CREATE tools/api/migrations/NNNN_prize_givings.sql',
      'UPDATE libs/api-contract/src/collectionName.ts',
      'UPDATE libs/api-contract/src/reach.data.ts',
      'UPDATE libs/api-contract/src/registry.ts',
    ]);
  });

  it('is in the registry', () => {
    const registry = changes.find(({ path }) => path.endsWith('registry.ts'))?.content?.toString();
    expect(registry).toContain("import { prizeGivings } from './competition/collections/prizeGivings';");
    expect(registry).toMatch(/^ {2}prizeGivings,$/m);
  });

  it('is among the names, in alphabetical order', () => {
    const names = changes.find(({ path }) => path.endsWith('collectionName.ts'))?.content?.toString();
    expect(names).toContain("  | 'priceTypes'\n  | 'prizeGivings'\n  | 'projects'\n");
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
