import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isOfTier } from './tiers.mjs';

const leaveNothing = fileURLToPath(new URL('leaveNothing.mjs', import.meta.url));
const waitLong = fileURLToPath(new URL('waitLong.mjs', import.meta.url));
const onePage = fileURLToPath(new URL('onePage.mjs', import.meta.url));
const randomSeed = fileURLToPath(new URL('randomSeed.mjs', import.meta.url));
const stillPage = fileURLToPath(new URL('stillPage.mjs', import.meta.url));

/** Files that prepare the document of a test. */
const ofPages = [waitLong, onePage, stillPage];

/** A test that replaces modules, or wants them new, would change them for every other. */
const changesModules = /\bvi\.(mock|doMock|resetModules)\(/g;

/** A module that is replaced by another, as the files of a group can all have it. */
const replaced = /\bvi\.mock\((?<module>'[^']+'), \(\) => import\('(?:\.{1,2}\/)+(?<by>[^']+)'\)\)/g;

/** The environment that a file asks for. */
const runsIn = /^\/\/ @vitest-environment (?<environment>jsdom|node)$/m;

/**
 * How the unit tests of a library run: files share their modules and their document, because making those again for each takes
 * longer than the tests. So they are grouped by where they run and by the modules that are replaced for them all; a file that changes
 * modules in a way of its own runs by itself.
 *
 * @param {import('./libraryTests.mjs').LibraryTestsOptions} options
 */
export function libraryTests({
  name,
  root,
  environment: usual = 'jsdom',
  folders = ['src'],
  testTimeout = 20_000,
}) {
  const files = folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.(tsx?|mjs)$/.test(path) && isOfTier(path))
      .map((path) => `${folder}/${path}`),
  );
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const file of files) {
    const source = readFileSync(`${root}/${file}`, 'utf8');
    const environment = runsIn.exec(source)?.groups?.['environment'] ?? usual;
    const { isolate, way } = sharingOf(source);
    const called = [name, environment, ...way].join(', ');
    const group = groups.get(called) ?? { name: called, include: [], isolate, environment };
    groups.set(called, { ...group, include: [...group.include, file] });
  }
  return defineConfig({
    root,
    test: {
      testTimeout,
      // As long as the queries of a page wait, and for the same reason.
      expect: { poll: { timeout: 10_000 } },
      css: { modules: { classNameStrategy: 'non-scoped' } },
      projects: [...groups.values()].map((group) => ({
        extends: true,
        // Compiled as in the apps' builds: what breaks under the React Compiler fails a test.
        plugins: group.environment === 'jsdom' ? [react({ compiler: true })] : [],
        test: {
          ...group,
          setupFiles: [leaveNothing, randomSeed, ...(group.environment === 'jsdom' ? ofPages : [])],
        },
      })),
    },
  });
}

/**
 * Result of checking whether a file shares its modules with others, and with which.
 *
 * @param {string} source
 * @returns {{ isolate: boolean, way: string[] }}
 *
 * @typedef {{ name: string, include: string[], isolate: boolean, environment: string }} Group
 */
function sharingOf(source) {
  const changes = source.match(changesModules) ?? [];
  const doubles = [...source.matchAll(replaced)].map(
    ({ groups }) => `${groups?.['module']} is ${groups?.['by']}`,
  );
  if (changes.length > doubles.length) return { isolate: true, way: ['alone'] };
  return { isolate: false, way: doubles.sort() };
}
