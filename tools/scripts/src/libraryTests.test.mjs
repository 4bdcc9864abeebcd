import { mkdtempSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, it } from 'vitest';
import { libraryTests } from '../../vitest/libraryTests.mjs';
import { isOfTier } from '../../vitest/tiers.mjs';
import { inWorkspace } from './workspace.mjs';

it('lets the files of a library share their modules with those that run in the same way', () => {
  const root = mkdtempSync(join(tmpdir(), 'library-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  const write = (/** @type {string} */ file, /** @type {string} */ source) =>
    writeFileSync(join(root, 'src', file), source);
  write('plain.test.ts', 'it("adds", () => {});');
  write('inNode.test.ts', '// @vitest-environment node\nit("adds", () => {});');
  write('one.test.ts', "vi.mock('@callboard/screens', () => import('./testing/fakeScreens'));");
  write('deep/other.test.ts', "vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));");
  write(
    'deep/more.test.ts',
    "vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));\nvi.mock('./x');",
  );
  write('deep/mocks.test.tsx', "vi.mock('./other');");
  write('other.ts', '');
  const projects = libraryTests({ name: 'things', root }).test?.projects ?? [];
  const found = projects.map((project) => {
    const { name, include, isolate, environment } = Object(project).test;
    return [name, [environment, isolate, ...include.sort()]];
  });
  expect(Object.fromEntries(found)).toEqual({
    'things, jsdom': ['jsdom', false, 'src/plain.test.ts'],
    "things, jsdom, '@callboard/screens' is testing/fakeScreens": [
      'jsdom',
      false,
      'src/deep/other.test.ts',
      'src/one.test.ts',
    ],
    'things, jsdom, alone': ['jsdom', true, 'src/deep/mocks.test.tsx', 'src/deep/more.test.ts'],
    'things, node': ['node', false, 'src/inNode.test.ts'],
  });
});

it('runs the tests of all libraries together, each file once', async () => {
  const path = inWorkspace('tools', 'scripts', 'libraries.config.js');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, path);
  const files = loaded?.config.test?.projects?.flatMap((project) => Object(project).test.include) ?? [];
  const there = readdirSync(inWorkspace('libs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[\w-]+\/(src|vite)\/.*\.test\.(tsx?|mjs)$/.test(path) && isOfTier(path))
    .map((path) => inWorkspace('libs', path));
  expect(there.length).toBeGreaterThan(500);
  expect(files.sort()).toEqual(there.sort());
});
