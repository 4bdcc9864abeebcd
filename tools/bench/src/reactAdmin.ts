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

const smallestApp = 'index.html';
const manyRows = 10_000;

/** Builds an app of react-admin, by default its smallest with a login and a list, as Vite builds it for production. Its folder. */
export async function buildReactAdmin(page = smallestApp): Promise<string> {
  const root = installRival('react-admin');
  const outDir = await mkdtemp(join(tmpdir(), 'callboard-rival-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: { outDir, emptyOutDir: true, rollupOptions: { input: join(root, page) } },
  });
  return outDir;
}

/** The bytes of each script of a build as a browser that takes brotli gets them. */
export async function scriptBytes(folder: string): Promise<number[]> {
  const files = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
  return Promise.all(
    files.map(async (name) => compressed(await readFile(join(folder, 'assets', name))).length),
  );
}

/** Serves it from memory, compressed, with answers to its calls: as ready as a replayed server. */
export async function serveReactAdmin(page = smallestApp): Promise<Site> {
  const folder = await buildReactAdmin(page);
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
    ['/stub/organizations', JSON.stringify({ data: organizations(), total: manyRows })],
  ]);
  const server = createServer((request, response) => {
    const path = request.url === '/' ? `/${page}` : (request.url ?? '');
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

/** As many as our own list groups, each with what a row of it shows. */
function organizations() {
  return Array.from({ length: manyRows }, (_, index) => ({
    id: index,
    name: `Northern Kauri School ${index}`,
    region: `Region ${index % 16}`,
    kind: 'school',
    town: `District ${index % 70}`,
    school_number: null,
    school_type: 'Composite (Year 1-15)',
    authority: 'State: Not integrated',
  }));
}

function compressed(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
