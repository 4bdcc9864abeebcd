import { roles } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { expect, test } from 'vitest';
import { rightsText } from './rightsText';

const collections = collectionNames.map(collectionNamed);

test('the table of rights that people review matches the contract', async () => {
  await expect(rightsText(collections)).toMatchFileSnapshot('rights.md');
});

test('it has a row for every field of every collection', () => {
  const lines = rightsText(collections).split('\n');
  for (const { name, fields } of collections) {
    const from = lines.indexOf(`## ${name}`);
    const until = lines.findIndex((line, at) => at > from && line.startsWith('## '));
    const table = lines.slice(from, until < 0 ? undefined : until);
    for (const field of Object.keys(fields)) {
      const row = table.find((line) => line.startsWith(`| \`${field}\` |`));
      expect(row?.split(' | ').length, `${name}.${field}`).toBe(roles.length + 1);
    }
  }
});
