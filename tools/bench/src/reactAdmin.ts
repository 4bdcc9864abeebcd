import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { installRival } from './installRival';
import { listen, type Site } from './replay';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** A page that keeps itself apart gets a browser process of its own, which takes time: theirs does so as ours does. */
const headersOfPages = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Builds react-admin's smallest app with a login and a list, as Vite builds it for production. Its folder. */
export async function buildReactAdmin(): Promise<string> {
  const root = installRival('react-admin');
  const outDir = await mkdtemp(join(tmpdir(), 'callboard-rival-'));
  await build({ configFile: false, logLevel: 'error', root, build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** The bytes of each script of a build as a browser that takes brotli gets them. */
export async function scriptBytes(folder: string): Promise<number[]> {
  const files = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
  return Promise.all(
    files.map(async (name) => compressed(await readFile(join(folder, 'assets', name))).length),
  );
}

/** Serves it from memory, compressed, with answers to its two calls: as ready as a replayed server. */
export async function serveReactAdmin(): Promise<Site> {
  const folder = await buildReactAdmin();
  const files = new Map<string, Buffer>();
  for (const name of await readdir(folder, { recursive: true })) {
    if (extname(name) in types) files.set(`/${name}`, compressed(await readFile(join(folder, name))));
  }
  const rows = Array.from({ length: 50 }, (_, index) => ({
    id: index,
    name: `Event ${index}`,
    status: 'open',
  }));
  const answers = new Map([
    ['/stub/login', JSON.stringify({ token: 'token' })],
    ['/stub/events', JSON.stringify({ data: rows, total: rows.length })],
  ]);
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = files.get(path);
    const answer = answers.get(path);
    if (file) {
      const headers = { ...headersOfPages, 'content-type': types[extname(path)], 'content-encoding': 'br' };
      response.writeHead(200, headers).end(file);
    } else if (answer) response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    else response.writeHead(404).end();
  });
  return listen(server);
}

function compressed(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
