// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';
import { reportBudget } from '../../../tools/vitest/budgets.mjs';
import { codePlugins } from './appConfig.mjs';
import { ticketBuild } from './ticketPages.mjs';

type Chunk = Rolldown.OutputChunk;

const root = fileURLToPath(new URL('../../../apps/showquest', import.meta.url));

let chunks: readonly Chunk[];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const config = ticketBuild({ root, plugins: codePlugins, define: {} });
  const built = await build({ ...config, build: { ...config.build, write: false } });
  vi.unstubAllEnvs();
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  chunks = output.filter((file) => file.type === 'chunk');
}, 300_000);

it('[7.46] loads the page of a performance with its plan as two parts', () => {
  const parts = chunks.filter(
    ({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith('tickets/PerformancePage.tsx'),
  );
  expect(parts).toHaveLength(2);
  const measured = bytesOf(withImports(parts, chunks));
  reportBudget({ name: 'script of a performance with its plan, bytes', measured, limit: 120_000 });
});

it('[7.46] loads the programme as one script', () => {
  expect(
    withImports(
      chunks.filter(({ isEntry }) => isEntry),
      chunks,
    ).size,
  ).toBe(1);
});

it('[7.46] loads no registry of the contract and no store of the app', () => {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  const heavy =
    /node_modules\/@reduxjs\/|api-contract\/src\/(?:registry|actions\/actionRegistry|queries\/queryRegistry)\./;
  expect(modules.filter((id) => heavy.test(id))).toEqual([]);
});

/** These chunks and all their static imports. */
function withImports(parts: readonly Chunk[], chunks: readonly Chunk[]): ReadonlySet<Chunk> {
  const all = new Set(parts);
  for (const { imports } of all)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk);
  return all;
}

function bytesOf(parts: ReadonlySet<Chunk>): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return [...parts].reduce((sum, { code }) => sum + brotliCompressSync(code, { params }).length, 0);
}
