// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { reportBudget } from '../../../tools/vitest/budgets.mjs';
import firstPage from './firstPage.json';

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
  reportSizes();
}, 300_000);

describe('the build of an app', () => {
  it('loads the login page as one script', () => {
    expect(withImports([entry()]).size).toBe(1);
  });

  it('[1.8] loads nothing that registers the service worker with the login page or the first list', () => {
    const modules = [...withImports(untilFirstList())].flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /workbox|followWorker/.test(id))).toEqual([]);
  });

  it('loads no declaration of a collection with the login page', () => {
    const modules = [...withImports([entry()])].flatMap(({ moduleIds }) => moduleIds);
    expect(modules.flatMap(declaredIn)).toEqual([]);
  });

  it('loads the declarations of the start page and of the first list alone until that list', () => {
    const modules = [...withImports(untilFirstList())].flatMap(({ moduleIds }) => moduleIds);
    expect(modules.flatMap(declaredIn).sort()).toEqual([
      'entries/collections/defineCollaborators',
      'entries/collections/defineEntries',
      'entries/collections/defineParticipants',
      'entries/tenants/showquest',
      'scheduling/collections/events',
      'scheduling/collections/performances',
      'scheduling/collections/scheduleEvents',
      'venues/collections/countries',
      'venues/collections/regions',
      'venues/collections/spaces',
      'venues/collections/venues',
    ]);
  });

  it('never loads the declarations of all collections as one', () => {
    const modules = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => id.endsWith('api-contract/src/registry.ts'))).toEqual([]);
  });

  it('loads no declaration of an action before one is called', () => {
    const modules = [...withImports(untilFirstList())].flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /api-contract\/src\/(?:\w+\/actions\/|actionRegistry\.)/.test(id))).toEqual(
      [],
    );
  });

  it('loads no words of notifications before the bell is opened', () => {
    const modules = [...withImports(untilFirstList())].flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /Notifications\.data\.ts$|notificationKinds\.ts$/.test(id))).toEqual([]);
  });

  it('has a separate page for the login', () => {
    expect([...pages].sort()).toEqual(['index.html', 'login.html']);
  });
});

/** Scripts of the first page, in bytes, and what each package and subject has of them, in kB before compression. */
function reportSizes(): void {
  const login = bytesOf(withImports([entry()]));
  reportBudget({ name: 'script of the login page, bytes', measured: login, limit: 102_000 });
  const firstList = withImports(untilFirstList());
  reportBudget({
    name: 'script until the first list, bytes',
    measured: bytesOf(firstList),
    limit: 238_000,
  });
  const parts = new Map(Object.entries<number>(firstPage));
  for (const [name, measured] of weightsOf(firstList))
    reportBudget({ name: `first list, kB of ${name}`, measured, limit: parts.get(name) ?? 0 });
}

/** The parts that a browser imports from the login by way of the dashboard to the first list. */
function untilFirstList(): Chunk[] {
  const screens = ['signed-in/SignedInApp.tsx', 'places/ParticipantDashboard.tsx', 'dated/DatedList.tsx'];
  const parts = [
    'places/dashboardCards.tsx',
    'queries/ownDashboardQueries.ts',
    'queries/notificationQueries.ts',
  ];
  // Declarations that `loadScreen` names for these screens.
  const declarations = ['schedulingCollections.ts', 'venuesCollections.ts', 'tenants/showquest.ts'];
  return [entry(), ...[...screens, ...parts, ...declarations].map(part)];
}

function entry(): Chunk {
  return found([...chunks.values()].find(({ isEntry }) => isEntry));
}

/** The chunk of a module, by the end of its path. */
function part(path: string): Chunk {
  return found([...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path))));
}

function found(chunk: Chunk | undefined): Chunk {
  if (!chunk) throw new Error('The build has no such chunk.');
  return chunk;
}

/** The declaration of collections that a module is. */
function declaredIn(id: string): string[] {
  const [, name] = /api-contract\/src\/(\w+\/(?:collections|tenants)\/\w+|registry)\.ts$/.exec(id) ?? [];
  return name === undefined ? [] : [name];
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

/** Sizes of these chunks by package of npm and by folder of a library, in kB before compression. */
function weightsOf(parts: ReadonlySet<Chunk>): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  for (const { modules } of parts) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const { name = 'other' } = ofPackage.exec(id)?.groups ?? {};
      bytes.set(name, (bytes.get(name) ?? 0) + renderedLength);
    }
  }
  const weights = [...bytes].map(([name, size]) => [name, Math.ceil(size / 1_000)] as const);
  return new Map(weights.filter(([, size]) => size > 0).sort(([, one], [, other]) => other - one));
}

const ofPackage =
  /(?:.*node_modules\/|libs\/|apps\/)(?<name>(?:@[^/]+\/)?[^/]+(?:\/src(?:\/[^/.]+(?=\/))?)?)/;
