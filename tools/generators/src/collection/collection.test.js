import { beforeAll, describe, expect, it } from 'vitest';
import { changesBy } from '../realTree.js';
import generateCollection from './generator.js';

describe('nx g collection --name=prizeGivings', () => {
  /** @type {Awaited<ReturnType<typeof changesBy>>} */
  let changes = [];

  beforeAll(async () => {
    changes = await changesBy((tree) => generateCollection(tree, { name: 'prizeGivings' }));
  });

  it('makes one folder, one migration, and changes the registry alone', () => {
    expect(changes.map(({ type, path }) => `${type} ${path.replace(/\d{4}_/, 'NNNN_')}`).sort()).toEqual([
      'CREATE libs/api-contract/src/collections/prize-givings/prizeGivings.test.ts',
      'CREATE libs/api-contract/src/collections/prize-givings/prizeGivings.ts',
      'CREATE tools/api/migrations/NNNN_prize_givings.sql',
      'UPDATE libs/api-contract/src/registry.ts',
    ]);
  });

  it('is in the registry', () => {
    const registry = changes.find(({ path }) => path.endsWith('registry.ts'))?.content?.toString();
    expect(registry).toContain("import { prizeGivings } from './collections/prize-givings/prizeGivings';");
    expect(registry).toMatch(/^ {2}prizeGivings,$/m);
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
