import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Folders that the engine can be built on: nothing here knows what the records are about. */
const foundations = ['database', 'plugins'];

test('the engine of records imports no subject', async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => /^\w+\.ts$/.test(file));
  const strange = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(`${import.meta.dirname}/${file}`, 'utf8');
      const folders = [...text.matchAll(/from '\.\.\/(\w+)\//g)].map(([, folder = '']) => folder);
      return folders.filter((folder) => !foundations.includes(folder)).map((folder) => `${file}: ${folder}`);
    }),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(strange.flat()).toEqual([]);
});
