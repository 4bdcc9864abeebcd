import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { workspaceRoot } from './workspaceRoot.js';

const eslint = new ESLint({ cwd: workspaceRoot });

/**
 * Lints a fixture as though it stood in an existing file of another project, and says which rules it breaks.
 *
 * @param {string} fixture the name of a file of tools/lint/fixtures
 * @param {string} path the file whose place it takes
 */
export async function lintAs(fixture, path) {
  const results = await eslint.lintText(await readFixture(fixture), { filePath: `${workspaceRoot}${path}` });
  return results.flatMap((result) => result.messages.map((message) => message.ruleId ?? message.message));
}

/**
 * The exit code of the command that `nx lint` runs, given a fixture in place of an existing file.
 *
 * @param {string} fixture
 * @param {string} path
 * @returns {Promise<number | null>}
 */
export async function exitCodeOfLint(fixture, path) {
  const command = fileURLToPath(new URL('../../../node_modules/eslint/bin/eslint.js', import.meta.url));
  const source = await readFixture(fixture);
  // The command reads the graph of the projects from where this leaves it.
  await createProjectGraphAsync();
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [command, '--stdin', '--stdin-filename', path],
      // As a single run the parser would read the file instead of what stands in for it.
      { cwd: workspaceRoot, env: { ...process.env, NX_DAEMON: 'false', TSESTREE_SINGLE_RUN: 'false' } },
      () => resolve(child.exitCode),
    );
    child.stdin?.end(source);
  });
}

/** @param {string} name */
function readFixture(name) {
  // The fixtures are no modules of this project, or Nx would take their imports for its dependencies.
  return readFile(new URL(`../fixtures/${name}.ts.txt`, import.meta.url), 'utf8');
}
