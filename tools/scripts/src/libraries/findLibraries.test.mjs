import { expect, it } from 'vitest';
import { findLibraries, withSiblings } from './findLibraries.mjs';

const libraries = findLibraries();
const names = libraries.map(({ manifest }) => manifest.name);

it('finds each library after those that it imports', () => {
  expect(names.length).toBeGreaterThan(20);
  for (const [index, { siblings }] of libraries.entries())
    for (const sibling of siblings) expect(names.slice(0, index)).toContain(sibling);
});

it('leaves out what is of this workspace alone', () => {
  expect(names).not.toContain('@callboard/all-tenants');
  const paths = libraries.flatMap(({ manifest, entries }) =>
    Object.keys(entries).map((path) => manifest.name + path.slice(1)),
  );
  expect(paths).toContain('@callboard/language/vite');
  expect(paths.filter((path) => /\/(?:testing|texts|prerender)$/.test(path))).toEqual([]);
});

it('adds to a library all that it imports, however far', () => {
  const found = withSiblings(libraries, ['@callboard/auth']).map(({ manifest }) => manifest.name);
  expect(found.at(-1)).toBe('@callboard/auth');
  expect(found).toContain('@callboard/browser-storage');
  expect(found).not.toContain('@callboard/ui-kit');
});
