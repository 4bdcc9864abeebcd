import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const leaveNothing = fileURLToPath(new URL('leaveNothing.mjs', import.meta.url));
const waitLong = fileURLToPath(new URL('waitLong.mjs', import.meta.url));
const onePage = fileURLToPath(new URL('onePage.mjs', import.meta.url));

/** A test that replaces modules, or wants them new, would change them for every other. */
const changesModules = /\bvi\.(mock|doMock|resetModules)\(/;

/**
 * How the unit tests of a library run: files share their modules and their document, because making those again for each takes
 * longer than the tests. A file that changes modules runs by itself.
 *
 * @param {import('./libraryTests.mjs').LibraryTestsOptions} options
 */
export function libraryTests({
  name,
  root,
  environment = 'jsdom',
  folders = ['src'],
  setupFiles = [],
  testTimeout = 20_000,
}) {
  const files = folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.(tsx?|mjs)$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
  const isAlone = (/** @type {string} */ file) =>
    changesModules.test(readFileSync(`${root}/${file}`, 'utf8'));
  const groups = [
    { name, include: files.filter((file) => !isAlone(file)), isolate: false },
    { name: `${name}, alone`, include: files.filter(isAlone), isolate: true },
  ];
  return defineConfig({
    root,
    // Compiled as in the apps' builds: what breaks under the React Compiler fails a test.
    plugins: environment === 'jsdom' ? [react({ compiler: true })] : [],
    test: {
      environment,
      testTimeout,
      // As long as the queries of a page wait, and for the same reason.
      expect: { poll: { timeout: 10_000 } },
      // The summary of a run names what passed at the second try only.
      retry: 1,
      setupFiles: [leaveNothing, ...(environment === 'jsdom' ? [waitLong, onePage] : []), ...setupFiles],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      projects: groups.filter(({ include }) => include.length > 0).map((test) => ({ extends: true, test })),
    },
  });
}
