import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNpm } from './runNpm';

/** The folder of the workspace. */
export const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** Parts of a published package.json that the tests read. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports: Record<string, unknown>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** A library as it is published. */
export interface Tarball {
  file: string;
  manifest: Manifest;
}

/** Builds all libraries by the command for it, and packs them into a folder as `npm publish` does. */
export async function packLibraries(folder: string): Promise<Tarball[]> {
  const command = join(workspace, 'tools/scripts/buildLibs.mjs');
  const output = execFileSync(process.execPath, [command], { cwd: workspace, encoding: 'utf8' });
  const built = [...output.matchAll(/^ {2}@callboard\S+ (?<dist>.+)$/gm)].map(([, dist = '']) =>
    join(workspace, dist),
  );
  await runNpm(['pack', `--pack-destination=${folder}`, ...built], workspace);
  return built.map((dist) => {
    const manifest = readManifest(dist);
    const name = manifest.name.replace('@', '').replace('/', '-');
    return { manifest, file: join(folder, `${name}-${manifest.version}.tgz`) };
  });
}

/** Reads the package.json of a folder. */
export function readManifest(folder: string): Manifest {
  // npm has written or checked the file.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
