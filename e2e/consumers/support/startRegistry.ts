import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readManifest, workspace, type Manifest, type Tarball } from './packLibraries';

/**
 * Packages of which there is a newer version than that of the workspace. An app installs it, so a library that brought its own would bring a
 * second one.
 */
export const newer = { react: '19.99.0', 'react-dom': '19.99.0' };

/** A registry for npm, so that an app installs without a network. */
export interface Registry {
  url: string;
  stop: () => void;
}

/** One version of a package: packed, or a folder in which it is installed. */
interface Version {
  manifest: Manifest;
  source: { file: string } | { folder: string };
}

/** Serves the packed libraries, and every package that is installed in this workspace. */
export async function startRegistry(tarballs: readonly Tarball[]): Promise<Registry> {
  const versions = [
    ...tarballs.map(({ file, manifest }): Version => ({ manifest, source: { file } })),
    ...installedVersions(),
  ];
  for (const { manifest, source } of [...versions]) {
    const version = Object.entries(newer).find(([name]) => name === manifest.name)?.[1];
    if (version) versions.push({ manifest: { ...manifest, version }, source });
  }
  const server = createServer((request, response) => {
    const [name, version] = decodeURIComponent(request.url ?? '/')
      .slice(1)
      .split('/-/');
    const found = versions.filter(({ manifest }) => manifest.name === name);
    const one = found.find(({ manifest }) => manifest.version === version);
    if (one) sendTarball(one, response);
    else if (found.length > 0 && version === undefined)
      response.end(JSON.stringify(toDocument(found, `http://${request.headers.host}`)));
    else response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The registry has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() };
}

/** Installed packages. The lock names packages of other systems too. */
function installedVersions(): Version[] {
  // npm has written the file.
  const lock = JSON.parse(readFileSync(join(workspace, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path]) => join(workspace, path))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ manifest: readManifest(folder), source: { folder } }));
}

/** Document that npm reads of a package before it installs it. */
function toDocument(versions: readonly Version[], origin: string) {
  const latest = versions.at(-1);
  return {
    name: latest?.manifest.name,
    'dist-tags': { latest: latest?.manifest.version },
    versions: Object.fromEntries(
      versions.map(({ manifest }) => {
        const tarball = `${origin}/${encodeURIComponent(manifest.name)}/-/${manifest.version}`;
        return [manifest.version, { ...manifest, dist: { tarball } }];
      }),
    ),
  };
}

function sendTarball({ source }: Version, response: ServerResponse): void {
  if ('file' in source) createReadStream(source.file).pipe(response);
  else
    spawn('tar', ['-cf', '-', '--exclude=./node_modules', '.'], { cwd: source.folder }).stdout.pipe(response);
}
