import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { consumersFolder } from './consumers/support/consumersFolder';
import { installFromRegistry, packedLibraries } from './consumers/support/installFromRegistry';
import { packLibraries } from './consumers/support/packLibraries';
import { runNpm } from './consumers/support/runNpm';
import { writeNewApp } from './consumers/support/writeNewApp';

/** Packs the libraries, and makes an app and a backend of other teams, outside of the workspace, that install them. */
export default async function prepareConsumers() {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-consumers-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env[consumersFolder] = folder;
  const packed = join(folder, 'packed');
  mkdirSync(packed);
  const tarballs = await packLibraries(packed);
  packedLibraries.write(tarballs);
  const backend = join(folder, 'backend');
  mkdirSync(backend);
  writeFileSync(join(backend, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await installFromRegistry(backend, ['@callboard/api-conformance']);
  const app = join(folder, 'react');
  writeNewApp(app);
  cpSync(fileURLToPath(new URL('consumers/react', import.meta.url)), app, { recursive: true });
  const ofPages = tarballs.filter(({ manifest }) => !manifest.bin);
  await installFromRegistry(
    app,
    ofPages.map(({ file }) => file),
  );
  await runNpm(['run', 'build'], app);
}
