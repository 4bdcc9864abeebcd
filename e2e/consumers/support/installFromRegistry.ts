import { readFileSync, writeFileSync } from 'node:fs';
import { inConsumers } from './consumersFolder';
import type { Tarball } from './packLibraries';
import { runNpm } from './runNpm';
import { startRegistry } from './startRegistry';

/** The packed libraries, for every process that installs them. */
export const packedLibraries = {
  read(): readonly Tarball[] {
    // Written below.
    return JSON.parse(readFileSync(inConsumers('packed.json'), 'utf8')) as readonly Tarball[];
  },
  write: (tarballs: readonly Tarball[]) =>
    writeFileSync(inConsumers('packed.json'), JSON.stringify(tarballs)),
};

/** Installs what the package.json of a folder names, and these packages, from a registry that needs no network. */
export async function installFromRegistry(folder: string, packages: readonly string[]): Promise<void> {
  const registry = await startRegistry(packedLibraries.read());
  const options = ['--no-audit', '--no-fund', '--ignore-scripts'];
  await runNpm(['install', ...options, ...packages], folder, {
    npm_config_registry: registry.url,
    npm_config_cache: inConsumers('npm'),
  }).finally(registry.stop);
}
