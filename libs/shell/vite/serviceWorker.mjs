import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';

const sources = {
  'sw.js': fileURLToPath(import.meta.resolve('@callboard/service-worker/worker')),
  'sw-off.js': fileURLToPath(import.meta.resolve('@callboard/service-worker/removal')),
};

/**
 * Writes the service worker next to the pages: `sw.js` with the list of the files that it caches; `tickets-sw.js`, the same with the files
 * of the ticket shop alone, so that a buyer does not download the app; and `sw-off.js`, which the server sends in place of both to remove
 * them from every browser.
 *
 * @param {{ ticketFiles: () => readonly string[] }} shop
 * @returns {import('vite').Plugin}
 */
export function serviceWorker({ ticketFiles }) {
  let dist = '';
  return {
    name: 'callboard:service-worker',
    apply: 'build',
    configResolved(config) {
      dist = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        const folder = await mkdtemp(join(tmpdir(), 'callboard-worker-'));
        const target = dir ?? dist;
        try {
          await compile('sw.js', folder);
          await compile('sw-off.js', target);
          const write = (/** @type {string} */ name, /** @type {string[]} */ files) =>
            injectManifest({
              swSrc: join(folder, 'sw.js'),
              swDest: join(target, name),
              globDirectory: target,
              globPatterns: files,
              // Pictures of help are part of what works without a network only where the work that they explain does.
              globIgnores: ['sw.js', 'sw-off.js', 'tickets-sw.js', '**/*.map', 'help/*.webp'],
              // Their names have hashes already.
              dontCacheBustURLsMatching: /^\/assets\//,
              modifyURLPrefix: { '': '/' },
              maximumFileSizeToCacheInBytes: 5_000_000,
            });
          await write('sw.js', ['**/*']);
          await write('tickets-sw.js', [...ticketFiles()]);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  };
}

/**
 * Compiles a worker to one classic script: not every browser runs modules as service workers.
 *
 * @param {keyof typeof sources} name
 * @param {string} outDir
 */
async function compile(name, outDir) {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: sources[name],
        output: { format: 'iife', entryFileNames: name, codeSplitting: false },
      },
    },
  });
}
