import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { reportBudget } from '../../tools/vitest/budgets.mjs';
import { inConsumers } from './support/consumersFolder';
import { packedLibraries } from './support/installFromRegistry';

/** Kilobytes of each library, as a page loads it. */
const limits: unknown = JSON.parse(readFileSync(new URL('sizes.json', import.meta.url), 'utf8'));

test('each library can be bundled alone, and its size is reported', async () => {
  test.slow();
  const names = packedLibraries.read().flatMap(({ manifest }) => (manifest.bin ? [] : [manifest.name]));
  for (const name of names) {
    const measured = await sizeOf(name);
    expect(measured, name).toBeGreaterThan(0);
    reportBudget({ name: `${name}, kB`, measured, limit: isNumbers(limits) ? (limits[name] ?? 0) : 0 });
  }
});

/** All modules of a library in one, without what it imports from other packages: in kilobytes, minified and compressed by brotli. */
async function sizeOf(name: string): Promise<number> {
  const folder = inConsumers(`react/node_modules/${name}`);
  const { exports }: { exports: Record<string, unknown> } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  const modules = Object.values(exports).flatMap((target) =>
    typeof target === 'object' && target !== null && 'default' in target ? [String(target.default)] : [],
  );
  const every = '\0every';
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      {
        name: 'every-entry',
        resolveId: (id) => (id === every ? id : null),
        load: (id) =>
          id === every
            ? modules.map((module, index) => `export * as e${index} from '${folder}/${module}';`).join('\n')
            : null,
      },
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: { input: every, preserveEntrySignatures: 'strict', external: /^(?![./\0])/ },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  return Math.ceil(brotliCompressSync(code).length / 100) / 10;
}

function isNumbers(value: unknown): value is Readonly<Record<string, number>> {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);
}
