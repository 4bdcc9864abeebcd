import { defineConfig } from 'vite';

const build = { version: '0.1.0', number: process.env['VITE_BUILD'] ?? 'dev' };

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
      input: { main: 'src/main.ts', hashWorker: 'src/sessions/hashing/hashWorker.js' },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@callboard\//] },
});
