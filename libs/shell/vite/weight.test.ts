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
  it('loads at most 123 kB of script for the login page', () => {
    expect(bytesOf(withImports([entry()]))).toBeLessThanOrEqual(123_000);
  });

  // Of these, 16 kB are what the React Compiler adds to components, 6 kB floating-ui, 8 kB the socket and the notifications, 5 kB the
  // collections of announcements, resources and rules, 8 kB what the contract declares of entering, deciding and consents,
  // 8 kB the collections of the office, of prices and of learning, with fees, 3 kB saved views, composed pages and reports, 4 kB tags, the books and floor plans,
  // and 13 kB the declarations of selling: the shop, the box office, the door, vouchers and changes of a sale.
  it('loads at most 282 kB of script for the login page and the first list', () => {
    const parts = [entry(), part('signed-in/SignedInApp.tsx'), part('dated/DatedList.tsx')];
    expect(bytesOf(withImports(parts))).toBeLessThanOrEqual(282_000);
  });

  it('loads the login page as one script', () => {
    expect(withImports([entry()]).size).toBe(1);
  });

  it('[1.8] loads nothing that registers the service worker with the login page or the first list', () => {
    const parts = [entry(), part('signed-in/SignedInApp.tsx'), part('dated/DatedList.tsx')];
    const modules = [...withImports(parts)].flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /workbox|followWorker/.test(id))).toEqual([]);
  });

  it('loads no declaration of a collection with the login page', () => {
    const modules = [...withImports([entry()])].flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /api-contract\/src\/(?:collections\/|registry\.)/.test(id))).toEqual([]);
  });

  it('has a separate page for the login', () => {
    expect([...pages].sort()).toEqual(['index.html', 'login.html']);
  });
});

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
