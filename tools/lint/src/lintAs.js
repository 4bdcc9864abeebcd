import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { workspaceRoot } from './workspaceRoot.js';

/**
 * Lints a fixture as though it lay at another path, with the command that `nx lint` runs.
 *
 * @param {string} fixture a file of tools/lint/fixtures
 * @param {string} path where it is said to lie
 * @returns {Promise<{ exitCode: number, rules: string[] }>}
 */
export async function lintAs(fixture, path) {
  const source = await readFile(new URL(`../fixtures/${fixture}`, import.meta.url), 'utf8');
  const eslint = new URL('../../../node_modules/eslint/bin/eslint.js', import.meta.url).pathname;
  const parameters = [eslint, '--format', 'json', '--stdin', '--stdin-filename', path];
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      parameters,
      { cwd: workspaceRoot, env: { ...process.env, NX_DAEMON: 'false' } },
      (_error, stdout, stderr) => {
        if (stdout === '') return reject(new Error(stderr));
        /** @type {{ messages: { ruleId: string }[] }[]} */
        const results = JSON.parse(stdout);
        const rules = results.flatMap((result) => result.messages.map((message) => message.ruleId));
        return resolve({ exitCode: child.exitCode ?? 0, rules });
      },
    );
    child.stdin?.end(source);
  });
}
