import { execFileSync } from 'node:child_process';
import { defineConfig } from 'vite';

const build = { version: '0.1.0', number: process.env['VITE_BUILD'] || commit() || 'dev' };

/** A file for Node, and one for its threads: our own sources are bundled, packages are imported from node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  define: { 'globalThis.CALLBOARD_BUILD': JSON.stringify(build) },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        hashWorker: 'src/engine/sessions/hashing/hashWorker.js',
        xlsxWorker: 'src/engine/exports/xlsxWorker.js',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@callboard\//] },
});

// The commit's own number, as the apps have it: building the same commit twice gives the same bytes.
function commit(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%h'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
