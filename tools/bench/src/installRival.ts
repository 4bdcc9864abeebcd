import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Installs a rival's packages next to its own package.json, outside the workspace, once. Returns its folder. */
export function installRival(name: string): string {
  const folder = fileURLToPath(new URL(`./rivals/${name}`, import.meta.url));
  if (existsSync(join(folder, 'node_modules'))) return folder;
  const npm = process.env['npm_execpath'];
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const flags = [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-workspaces',
  ];
  execFileSync(command, [...first, ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}
