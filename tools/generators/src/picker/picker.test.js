import { expect, it } from 'vitest';
import { changesBy } from '../realTree.js';
import generatePicker from './generator.js';

it('makes the picker and its test, and exports it', async () => {
  const changes = await changesBy((tree) => generatePicker(tree, { of: 'venues', groupBy: 'region' }));
  expect(changes.map(({ type, path }) => `${type} ${path}`).sort()).toEqual([
    'CREATE libs/pickers/src/venues/VenuePicker.test.tsx',
    'CREATE libs/pickers/src/venues/VenuePicker.ts',
    'UPDATE libs/pickers/api.txt',
    'UPDATE libs/pickers/src/index.ts',
  ]);
  const contentOf = (/** @type {string} */ path) =>
    changes.find((change) => change.path.endsWith(path))?.content?.toString();
  expect(contentOf('VenuePicker.ts')).toContain("createPicker('venues', { groupBy: 'region' })");
  expect(contentOf('api.txt')).toContain('\n  VenuePicker\n  createPicker\n');
});

it('refuses a field that the collection has not', async () => {
  await expect(
    changesBy((tree) => generatePicker(tree, { of: 'venues', groupBy: 'colour' })),
  ).rejects.toThrow('venues has no field colour');
});
