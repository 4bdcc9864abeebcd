import { expect, it } from 'vitest';
import { changesBy } from '../realTree.js';
import generateMigration from './generator.js';

it('refuses to change a table that others have already', async () => {
  await expect(changesBy((tree) => generateMigration(tree, { of: 'venues' }))).rejects.toThrow(
    'The table of venues is committed, so others have it.',
  );
});

it('refuses a collection that is not declared', async () => {
  await expect(changesBy((tree) => generateMigration(tree, { of: 'nothings' }))).rejects.toThrow(
    'There is no collection nothings.',
  );
});
