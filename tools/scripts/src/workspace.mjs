import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds the whole repository. */
export const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** @param {string[]} parts */
export function inWorkspace(...parts) {
  return join(workspaceRoot, ...parts);
}

/**
 * The script behind a package's command, so that it runs by `node` alone on every system.
 *
 * @param {string} packageName
 * @param {string} [command] where it is not the name of the package
 */
export function commandOf(packageName, command = packageName) {
  const folder = inWorkspace('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** The environment of every tool that we start: no prompts, no telemetry, nothing left running. */
export const quietEnvironment = {
  DO_NOT_TRACK: '1',
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
