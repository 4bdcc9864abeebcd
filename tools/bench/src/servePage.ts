import react from '@vitejs/plugin-react';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface PageToServe {
  /** The folder of the page, next to this file. */
  folder: string;
  /** Its script, in that folder. */
  entry: string;
  /** Where packages that are not of the workspace are found. */
  alias: Readonly<Record<string, string>>;
  /** Styles of the page around what is measured. */
  css: string;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Builds a page for production and serves it on a port of its own. Its address. */
export async function servePage({ folder, entry, alias, css }: PageToServe): Promise<string> {
  const root = fileURLToPath(new URL(`./${folder}`, import.meta.url));
  const outDir = await mkdtemp(join(tmpdir(), `callboard-${folder}-`));
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [react()],
    // Of two copies of React one would render nothing.
    resolve: { alias, dedupe: ['react', 'react-dom'] },
    build: {
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(root, entry),
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });
  if (!existsSync(join(outDir, 'page.css'))) await writeFile(join(outDir, 'page.css'), '');
  await writeFile(join(outDir, 'extra.css'), css);
  const html = (await readFile(join(root, 'page.html'), 'utf8')).replace('__ENTRY__', 'page.js');
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
    if (!path) return void response.setHeader('Content-Type', 'text/html').end(html);
    readFile(join(outDir, path)).then(
      (bytes) => response.setHeader('Content-Type', types[extname(path)] ?? 'text/plain').end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
    });
  });
}
