import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { consumersFolder } from './consumers/support/consumersFolder';
import { packLibraries } from './consumers/support/packLibraries';
import { runNpm } from './consumers/support/runNpm';
import { startRegistry } from './consumers/support/startRegistry';
import { writeNewApp } from './consumers/support/writeNewApp';

/** Packs the libraries, and makes an app of another team that installs and builds them, outside of the workspace. */
export default async function prepareConsumers() {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-consumers-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env[consumersFolder] = folder;
  const packed = join(folder, 'packed');
  mkdirSync(packed);
  const tarballs = await packLibraries(packed);
  const app = join(folder, 'react');
  writeNewApp(app);
  cpSync(fileURLToPath(new URL('consumers/react', import.meta.url)), app, { recursive: true });
  const everyLibrary = tarballs.map(({ file }) => file);
  const registry = await startRegistry(tarballs);
  await runNpm(['install', '--no-audit', '--no-fund', '--ignore-scripts', ...everyLibrary], app, {
    npm_config_registry: registry.url,
    npm_config_cache: join(folder, 'npm'),
  }).finally(registry.stop);
  await runNpm(['run', 'build'], app);
}
