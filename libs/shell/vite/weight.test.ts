// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

type Chunk = Rolldown.OutputChunk;

const app = fileURLToPath(new URL('../../../apps/showquest', import.meta.url));
let chunks: ReadonlyMap<string, Chunk>;
let pages: readonly string[];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ root: app, logLevel: 'error', build: { write: false } });
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  pages = output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.html'));
  vi.unstubAllEnvs();
}, 300_000);

describe('the build of an app', () => {
  it('loads at most 102 kB of script for the login page', () => {
    expect(bytesOf(withImports([entry()]))).toBeLessThanOrEqual(102_000);
  });

  it('loads at most 288 kB of script until the first list, with the login page and the dashboard', () => {
    const loaded = withImports(untilFirstList());
    expect(bytesOf(loaded), packagesOf(loaded)).toBeLessThanOrEqual(288_000);
  });

  it('loads the login page as one script', () => {
    expect(withImports([entry()]).size).toBe(1);
  });

  it('[1.8] loads nothing that registers the service worker with the login page or the first list', () => {
    const modules = [...withImports(untilFirstList())].flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /workbox|followWorker/.test(id))).toEqual([]);
  });

  it('loads no declaration of a collection with the login page', () => {
    const modules = [...withImports([entry()])].flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /api-contract\/src\/(?:\w+\/collections\/|registry\.)/.test(id))).toEqual(
      [],
    );
  });

  it('loads no declaration of an action before one is called', () => {
    const modules = [...withImports(untilFirstList())].flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /api-contract\/src\/(?:\w+\/actions\/|actionRegistry\.)/.test(id))).toEqual(
      [],
    );
  });

  it('has a separate page for the login', () => {
    expect([...pages].sort()).toEqual(['index.html', 'login.html']);
  });
});

/** The parts that a browser imports from the login by way of the dashboard to the first list. */
function untilFirstList(): Chunk[] {
  const screens = ['signed-in/SignedInApp.tsx', 'places/ParticipantDashboard.tsx', 'dated/DatedList.tsx'];
  const parts = [
    'places/dashboardCards.tsx',
    'queries/ownDashboardQueries.ts',
    'queries/notificationQueries.ts',
  ];
  return [entry(), ...[...screens, ...parts].map(part)];
}

function entry(): Chunk {
  return found([...chunks.values()].find(({ isEntry }) => isEntry));
}

/** The chunk of an entry module, by the end of its path. */
function part(path: string): Chunk {
  return found([...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(path)));
}

function found(chunk: Chunk | undefined): Chunk {
  if (!chunk) throw new Error('The build has no such chunk.');
  return chunk;
}

/** These chunks and all their static imports. */
function withImports(parts: readonly Chunk[]): ReadonlySet<Chunk> {
  const all = new Set(parts);
  for (const { imports } of all) for (const name of imports) all.add(found(chunks.get(name)));
  return all;
}

function bytesOf(parts: ReadonlySet<Chunk>): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return [...parts].reduce((sum, { code }) => sum + brotliCompressSync(code, { params }).length, 0);
}

/** What these chunks evaluate, by package and in kB before compression: for a weight that is over its budget. */
function packagesOf(parts: ReadonlySet<Chunk>): string {
  const sizes = new Map<string, number>();
  for (const { modules } of parts) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const name = packageName.exec(id)?.[1] ?? 'other';
      sizes.set(name, (sizes.get(name) ?? 0) + renderedLength);
    }
  }
  const largest = [...sizes].toSorted(([, one], [, other]) => other - one);
  return largest.map(([name, size]) => `${name} ${Math.round(size / 1_000)} kB`).join(', ');
}

/** A package of npm, or a folder of a library. */
const packageName = /(?:.*node_modules\/|libs\/|apps\/)((?:@[^/]+\/)?[^/]+(?:\/src\/[^/]+)?)/;
