import { expect, it } from 'vitest';
import { changesBy } from '../realTree.js';
import generateMigration from './generator.js';

it('refuses a collection that is not declared', async () => {
  await expect(changesBy((tree) => generateMigration(tree, { of: 'nothings' }))).rejects.toThrow(
    'There is no collection nothings.',
  );
});

it('writes nothing for a table that is what the contract declares', async () => {
  expect(await changesBy((tree) => generateMigration(tree, { of: 'venues' }))).toEqual([]);
});

it('refuses a fill that names no field', async () => {
  await expect(
    changesBy((tree) => generateMigration(tree, { of: 'venues', fill: ['none'] })),
  ).rejects.toThrow("'none' is not <field>=<value>.");
});
