import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { defineConfig } from 'vitest/config';
import { testedProjects } from './src/testReports.mjs';
import { workspaceRoot } from './src/workspace.mjs';

/** By how their files run. @type {Map<string, import('vitest/config').TestProjectInlineConfiguration>} */
const projects = new Map();
for (const root of testedProjects(['libs'])) {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(root, 'vitest.config.ts'));
  const { projects: ofLibrary = [], ...shared } = loaded?.config.test ?? {};
  for (const project of ofLibrary) {
    /** As libraryTests makes it. @type {import('../vitest/libraryTests.mjs').LibraryProject} */
    const { plugins, test } = Object(project);
    const [library, ...way] = test.name.split(', ');
    const key = way.join();
    const known = projects.get(key)?.test;
    const include = [...(known?.include ?? []), ...test.include.map((file) => join(root, file))];
    const name = known?.name ?? [`${library} and others`, ...way].join(', ');
    projects.set(key, {
      root: workspaceRoot,
      plugins,
      test: { ...shared, ...test, name, include },
    });
  }
}

/**
 * The unit tests of all libraries in one run. What they import is compiled and loaded once and not once for each library, which takes
 * longer than most of their tests: those of the same environment and setup share it, as the files of one library do.
 */
export default defineConfig({ test: { projects: [...projects.values()] } });
