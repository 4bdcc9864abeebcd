import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { layersFirst } from './layersFirst.mjs';

const page = 'tickets.html';

/**
 * Builds `tickets.html`, the ticket shop, next to `index.html`, of which it is a copy with another entry. It is a build of its own, because the chunks of one build would be shared:
 * the shop would load parts of the app, and the app parts of the shop. The development server has it at the same addresses.
 *
 * @param {{ plugins: () => import('vite').PluginOption[], define: Record<string, string>, onBuilt: (files: readonly string[]) => void }} app
 * @returns {import('vite').Plugin}
 */
export function ticketPages({ plugins, define, onBuilt }) {
  let root = process.cwd();
  let outDir = 'dist';
  let isWritten = true;
  return {
    name: 'callboard:ticket-pages',
    configResolved(config) {
      root = config.root;
      outDir = config.build.outDir;
      isWritten = config.command === 'build' && config.build.write;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/^\/(?:tickets|embed)(?:[/?]|$)/.test(request.url ?? '')) return next();
        server.transformIndexHtml(`/${page}`, ticketsHtml(root)).then((html) => {
          response.setHeader('content-type', 'text/html');
          response.end(html);
        }, next);
      });
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!isWritten) return;
        const built = await build(ticketBuild({ root, outDir, plugins, define }));
        const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
        onBuilt(outputs.map(({ fileName }) => fileName));
      },
    },
  };
}

/**
 * The configuration of the build of the ticket shop.
 *
 * @param {{ root: string, outDir?: string, plugins: () => import('vite').PluginOption[], define: Record<string, string> }} app
 * @returns {import('vite').InlineConfig}
 */
export function ticketBuild({ root, outDir = 'dist', plugins, define }) {
  return {
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [ticketsPage(root), plugins(), layersFirst()],
    define,
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    build: {
      outDir,
      emptyOutDir: false,
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, page),
        // Otherwise each set of modules that the start shares with a later page is a file of its own, which the start waits for.
        output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
      },
    },
  };
}

/**
 * The page as a file that is nowhere on the disk.
 *
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
function ticketsPage(root) {
  const file = join(root, page);
  return {
    name: 'callboard:tickets-page',
    enforce: 'pre',
    resolveId: (id) => (id === file ? id : null),
    load: (id) => (id === file ? ticketsHtml(root) : null),
  };
}

/** @param {string} root */
function ticketsHtml(root) {
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const tickets = html.replace('/src/main.tsx', '/src/tickets.ts');
  if (tickets === html) throw new Error('index.html does not load /src/main.tsx.');
  return tickets;
}
