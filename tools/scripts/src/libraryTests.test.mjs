import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { libraryTests } from '../../vitest/libraryTests.mjs';

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
