import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { PlainError } from './failPlainly.mjs';
import { isInstalled } from './installedPackages.mjs';
import { checkNodeVersion } from './nodeVersion.mjs';
import { inWorkspace, workspaceRoot } from './workspace.mjs';

/** Makes sure that Node is new enough, that we can write here, and that the packages of the lock are installed. */
export function ensureInstalled() {
  checkNodeVersion(process.versions.node);
  for (const folder of ['.', 'node_modules', '.nx', '.data', 'dist']) checkWritable(inWorkspace(folder));
  if (isInstalled(workspaceRoot)) return;

  console.log('Installing packages (this happens once, and after an update) …');
  const npm = process.env['npm_execpath'];
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  const { status, error } = spawnSync(
    command,
    [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'],
    { cwd: workspaceRoot, stdio: 'inherit', shell: !npm && process.platform === 'win32' },
  );
  if (error || status !== 0) {
    throw new PlainError(
      'The packages could not be installed. Read what npm says above; it needs a connection to the package registry once.',
    );
  }
}

/** @param {string} folder */
function checkWritable(folder) {
  if (!existsSync(folder)) return;
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new PlainError(
      `The folder ${folder} is not writable for this user. Make it writable, or work in a copy that is yours.`,
    );
  }
}
