import { isAbsolute, join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { defineConfig } from 'vitest/config';
import { testedProjects } from './src/testReports.mjs';
import { workspaceRoot } from './src/workspace.mjs';

/** By what their files have in common: environment, setup, and whether they share their modules. @type {Map<string, import('vitest/config').TestProjectInlineConfiguration>} */
const projects = new Map();
for (const root of testedProjects(['libs'])) {
  const at = (/** @type {string} */ file) => (isAbsolute(file) ? file : join(root, file));
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(root, 'vitest.config.ts'));
  const { plugins = [], test = {} } = loaded?.config ?? {};
  const { projects: ofLibrary = [], setupFiles = [], environment = 'node', ...shared } = test;
  const setup = [setupFiles].flat().map(at);
  for (const project of ofLibrary) {
    /** As libraryTests makes it. @type {{ name: string, include: string[], isolate: boolean }} */
    const { name, include, isolate } = Object(project).test;
    const key = JSON.stringify([environment, isolate, setup]);
    const known = projects.get(key)?.test;
    const files = [...(known?.include ?? []), ...include.map(at)];
    const called = known?.name ?? `${name} and others`;
    const together = { name: called, isolate, environment, setupFiles: setup, include: files };
    projects.set(key, { root: workspaceRoot, plugins, test: { ...shared, ...together } });
  }
}

/**
 * The unit tests of all libraries in one run. What they import is compiled and loaded once and not once for each library, which takes
 * longer than most of their tests: those of the same environment and setup share it, as the files of one library do.
 */
export default defineConfig({ test: { projects: [...projects.values()] } });
