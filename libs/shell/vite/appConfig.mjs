import { execFileSync } from 'node:child_process';
import react from '@vitejs/plugin-react';
import { layersFirst } from './layersFirst.mjs';

/** A plain module, because Vite hands what a configuration imports from a package to Node as it is. */
export function appConfig() {
  return {
    base: '/',
    // Without the React Compiler: what it adds to every component made the first list 12 kB heavier than it may be.
    plugins: [react(), layersFirst()],
    define: {
      'import.meta.env.VITE_BUILD': JSON.stringify(process.env.VITE_BUILD ?? commit('%h') ?? 'dev'),
      'import.meta.env.VITE_BUILT_ON': JSON.stringify(process.env.VITE_BUILT_ON ?? commit('%cs') ?? ''),
    },
    build: {
      outDir: 'dist',
      // Browsers of this age know light-dark(), by which a part of a page can have a mode of its own.
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      // Inlined files would be data: addresses, which the content security policy refuses for all but images.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  };
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
