import { execFileSync } from 'node:child_process';
import { compileMessages } from '@callboard/language/vite';
import react from '@vitejs/plugin-react';
import { layersFirst } from './layersFirst.mjs';
import { prerenderLogin } from './prerenderLogin.mjs';

/** A plain module, because Vite hands what a configuration imports from a package to Node as it is. */
export function appConfig() {
  const define = {
    'import.meta.env.VITE_BUILD': JSON.stringify(process.env.VITE_BUILD ?? commit('%h') ?? 'dev'),
    'import.meta.env.VITE_BUILT_ON': JSON.stringify(process.env.VITE_BUILT_ON ?? commit('%cs') ?? ''),
  };
  return {
    base: '/',
    plugins: [codePlugins(), layersFirst(), prerenderLogin({ plugins: codePlugins, define })],
    define,
    // Every browser that the app is built for has React's own hook: what stands in for it elsewhere need not be carried.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    build: {
      outDir: 'dist',
      // Browsers of this age know light-dark(), by which a part of a page can have a mode of its own.
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      // Inlined files would be data: addresses, which the content security policy refuses for all but images.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // Otherwise every set of modules that two parts share is a file of its own: 71 requests until the first list.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'], priority: 1 },
              { name: 'shared', minShareCount: 20 },
            ],
          },
        },
      },
    },
  };
}

// What the code needs wherever it runs: in the browser, and in Node where the login page is rendered for the build. Without the
// React Compiler: compiled, the form of a record throws when it opens.
function codePlugins() {
  return [compileMessages(), react()];
}

// The commit's own hash and day, so that building the same commit twice gives the same bytes.
/** @param {string} format */
function commit(format) {
  try {
    const output = execFileSync('git', ['log', '-1', `--format=${format}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() || undefined;
  } catch {
    return undefined;
  }
}
