import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minify } from 'vite';
import { stylesFor } from './stylesFor.mjs';
import { stylesheetsOf, toLoginHtml } from './toLoginHtml.mjs';

const entry = 'virtual:callboard-login';
const loginStart = new URL('./loginStart.js', import.meta.url);

/**
 * Writes `login.html` next to `index.html`: the login page as a new visitor sees it, with the styles that it uses inlined, so that it is
 * painted before anything else has loaded. The app hydrates it (`mountApp.ts`).
 *
 * @param {{ plugins: () => import('vite').PluginOption[], define: Record<string, string> }} app
 * @returns {import('vite').Plugin}
 */
export function prerenderLogin({ plugins, define }) {
  let root = process.cwd();
  return {
    name: 'callboard:prerender-login',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const indexHtml = bundle['index.html'];
        if (indexHtml?.type !== 'asset')
          return this.error('The build has no index.html to make login.html of.');
        const html = String(indexHtml.source);
        const page = await renderLogin(root, plugins(), define);
        const sheets = stylesheetsOf(html).map((address) => styleIn(bundle[address.slice(1)]));
        const source = toLoginHtml({
          indexHtml: html,
          page,
          script: (await minify('loginStart.js', await readFile(loginStart, 'utf8'))).code.trim(),
          style: await stylesFor(html + page.markup, sheets),
        });
        this.emitFile({ type: 'asset', fileName: 'login.html', source });
      },
    },
  };
}

/** @param {import('vite').Rolldown.OutputBundle[string] | undefined} file */
function styleIn(file) {
  if (file?.type !== 'asset') throw new Error('index.html names a stylesheet that the build does not have.');
  return String(file.source);
}

/**
 * Builds the login page and its static imports for Node, without its dynamic imports.
 *
 * @param {string} root
 * @param {import('vite').PluginOption[]} plugins
 * @param {Record<string, string>} define
 * @returns {Promise<import('./toLoginHtml.mjs').LoginMarkup>}
 */
async function renderLogin(root, plugins, define) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plugins, loginEntry()],
    define,
    ssr: { noExternal: true },
    build: { ssr: true, write: false, rolldownOptions: { input: entry } },
  });
  const [{ output } = { output: [] }] = [built].flat().filter((result) => 'output' in result);
  const [chunk] = output;
  const folder = await mkdtemp(join(tmpdir(), 'callboard-login-'));
  try {
    const file = join(folder, 'login.mjs');
    await writeFile(file, chunk?.code ?? '');
    return (await import(pathToFileURL(file).href)).page;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns {import('vite').Plugin} */
function loginEntry() {
  return {
    name: 'callboard:login-entry',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? `\0${entry}` : null),
    resolveDynamicImport: (specifier) => ({ id: String(specifier), external: true }),
    load: (id) =>
      id === `\0${entry}`
        ? `import { prerenderLogin } from '@callboard/shell/prerender';
           import { tenant } from '/src/overrides.ts';
           export const page = prerenderLogin(tenant);`
        : null,
  };
}
