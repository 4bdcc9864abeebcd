import { execFileSync } from 'node:child_process';
import { compileMessages } from '@callboard/language/vite';
import react from '@vitejs/plugin-react';
import { chunkPages } from './chunkPages.mjs';
import { contractIndex } from './contractIndex.mjs';
import { helpPictures } from './helpPictures.mjs';
import { layersFirst } from './layersFirst.mjs';
import { prerenderLogin } from './prerenderLogin.mjs';
import { startGuard } from './startGuard.mjs';
import { startTheme } from './startTheme.mjs';
import { serviceWorker } from './serviceWorker.mjs';
import { ticketPages } from './ticketPages.mjs';
import { webManifest } from './webManifest.mjs';

// Plain JavaScript, because Vite does not compile what a configuration imports from a package.
/** @param {{ tenant?: string }} [app] */
export function appConfig({ tenant } = {}) {
  const define = {
    'import.meta.env.VITE_BUILD': JSON.stringify(process.env.VITE_BUILD || commit('%h') || 'dev'),
    'import.meta.env.VITE_BUILT_ON': JSON.stringify(process.env.VITE_BUILT_ON || commit('%cs')),
  };
  /** @type {readonly string[]} */
  let ticketFiles = [];
  // React has this hook itself, so the shim is not needed.
  const alias = [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }];
  const pages = chunkPages({ plugins: () => [codePlugins(), contractIndex(tenant)], alias });
  return {
    base: '/',
    plugins: [
      codePlugins(),
      pages.plugin,
      contractIndex(tenant),
      layersFirst(),
      webManifest(),
      helpPictures(),
      prerenderLogin({ plugins: codePlugins, define }),
      ticketPages({ plugins: codePlugins, define, onBuilt: (files) => (ticketFiles = files) }),
      serviceWorker({ ticketFiles: () => ticketFiles }),
    ],
    define,
    resolve: { alias },
    build: {
      outDir: 'dist',
      // These versions support light-dark(), by which a part of a page can have its own colour scheme.
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      // Inlined files would be data: URLs, which the content security policy only permits for images.
      assetsInlineLimit: 0,
      // A part names ahead its styles and what all screens have, which is nearly all that it needs: lists of the rest for each of a
      // hundred screens were 3 % of what everyone loads first.
      modulePreload: { polyfill: false, resolveDependencies: stylesAndShared },
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: pages.groups } } },
    },
  };
}

/** @param {string} _file @param {string[]} needed @param {{ hostType: 'html' | 'js' }} host */
function stylesAndShared(_file, needed, { hostType }) {
  return hostType === 'html'
    ? needed
    : needed.filter((file) => file.endsWith('.css') || /\/(?:app|shared)-[^/]+\.js$/.test(file));
}

// The plugins for both the browser and Node, where the build renders the login page.
export function codePlugins() {
  return [compileMessages(), react({ compiler: true }), startGuard(), startTheme()];
}

// The hash and date of the commit, so that two builds of the same commit are identical; an image is built where there is none.
/** @param {string} format */
function commit(format) {
  try {
    const output = execFileSync('git', ['log', '-1', `--format=${format}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim();
  } catch {
    return '';
  }
}
