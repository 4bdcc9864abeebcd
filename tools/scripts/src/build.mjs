import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { PlainError } from './failPlainly.mjs';
import { commandOf, quietEnvironment, workspaceRoot } from './workspace.mjs';

// Nx prints this line above the output of a project, once the project is built.
const finished = /^> nx run (?:@callboard\/)?(?<project>\S+):build\s*(?<note>.*)$/;

/** Builds the apps and the API, a line for each; what has not changed since is taken from the cache. */
export async function build() {
  console.log('Building the four apps and the API …');
  const started = Date.now();
  const child = spawn(
    process.execPath,
    [
      commandOf('nx'),
      'run-many',
      '--targets=build',
      '--projects=tag:type:app,tag:type:api',
      '--output-style=static',
      '--parallel=2',
    ],
    {
      cwd: workspaceRoot,
      env: { ...process.env, ...quietEnvironment, CI: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  /** @type {string[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line);
      const { project, note } = finished.exec(line)?.groups ?? {};
      if (project) console.log(`  ${project} ${note ?? ''}`.trimEnd());
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new PlainError(`${output.join('\n')}\n\nThe build failed; its output stands above.`);
  await reportTranslation();
  console.log(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Reports how many texts have no te reo Māori yet, and the first of them. */
async function reportTranslation() {
  // Only now are the packages installed that it needs.
  const { untranslated } = await import('@callboard/language/texts');
  const missing = untranslated(workspaceRoot);
  console.log(`  te reo Māori: ${missing.length} texts without a translation`);
  for (const text of missing.slice(0, 3)) console.log(`    ${text}`);
}
