import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped =
  /^(?:node_modules|out-tsc|out-test|dist|coverage|storybook-static|test-results|playwright-report|\.git|\.nx|\.data)$/;

/**
 * The files of a project, without those of projects that lie in its folder, as all others lie in the root of the workspace.
 *
 * @param {import('@nx/devkit').ExecutorContext} context
 * @param {string} name
 * @returns {string[]} from the root of the workspace
 */
export function filesOfProject({ root: workspace, projectsConfigurations }, name) {
  const roots = new Set(Object.values(projectsConfigurations.projects).map(({ root }) => root));
  const own = projectsConfigurations.projects[name]?.root;
  if (own === undefined) throw new Error(`There is no project ${name}.`);
  return filesBelow(own === '.' ? '' : own);

  /** @param {string} folder @returns {string[]} */
  function filesBelow(folder) {
    return readdirSync(join(workspace, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isFile()) return [path];
      return entry.isDirectory() && !skipped.test(entry.name) && !roots.has(path) ? filesBelow(path) : [];
    });
  }
}
