import { mkdtempSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, it } from 'vitest';
import { libraryTests } from '../../vitest/libraryTests.mjs';
import { inWorkspace } from './workspace.mjs';

it('lets the files of a library share their modules, but for those that change them', () => {
  const root = mkdtempSync(join(tmpdir(), 'library-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'src/plain.test.ts'), 'it("adds", () => {});');
  writeFileSync(join(root, 'src/deep/mocks.test.tsx'), "vi.mock('./other');");
  writeFileSync(join(root, 'src/other.ts'), '');
  const projects = libraryTests({ name: 'things', root }).test?.projects;
  expect(projects).toMatchObject([
    { test: { name: 'things', include: ['src/plain.test.ts'], isolate: false } },
    { test: { name: 'things, alone', include: ['src/deep/mocks.test.tsx'], isolate: true } },
  ]);
});

it('runs the tests of all libraries together, each file once', async () => {
  const path = inWorkspace('tools', 'scripts', 'libraries.config.js');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, path);
  const files = loaded?.config.test?.projects?.flatMap((project) => Object(project).test.include) ?? [];
  const there = readdirSync(inWorkspace('libs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[\w-]+\/(src|vite)\/.*\.test\.(tsx?|mjs)$/.test(path))
    .map((path) => inWorkspace('libs', path));
  expect(there.length).toBeGreaterThan(500);
  expect(files.sort()).toEqual(there.sort());
});
