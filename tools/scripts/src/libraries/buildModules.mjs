import { compileMessages } from '@callboard/language/vite';
import react from '@vitejs/plugin-react';
import { rmSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { build } from 'vite';
import { onePerApp, sourceOf } from './findLibraries.mjs';

/** The stylesheet of a library's own components, before those of its siblings are added. */
export const ownStyles = 'own.css';

/** These versions support light-dark(), as in the apps. */
export const cssTarget = ['chrome123', 'safari17.5', 'firefox120'];

/**
 * Builds the modules of a library as ES modules, one for each source file, so that apps load only what they use. Texts and components are
 * compiled as in the build of our own apps.
 *
 * @param {import('./findLibraries.mjs').Library} library
 */
export async function buildModules(library) {
  rmSync(library.dist, { recursive: true, force: true });
  await build({
    root: library.folder,
    configFile: false,
    logLevel: 'error',
    // Otherwise a build that a test starts would be one for development.
    mode: 'production',
    plugins: [compileMessages(), react({ compiler: true }), stylesApart()],
    css: { modules: { generateScopedName: (name, file) => scopedName(library, name, file) } },
    build: {
      outDir: library.dist,
      copyPublicDir: false,
      target: 'es2023',
      cssTarget,
      cssCodeSplit: false,
      minify: false,
      cssMinify: true,
      reportCompressedSize: false,
      lib: { entry: entriesOf(library), formats: ['es'], cssFileName: basename(ownStyles, '.css') },
      rolldownOptions: {
        external: (id) => /^[\w@]/.test(id) && !id.endsWith('.css'),
        output: {
          preserveModules: true,
          preserveModulesRoot: library.folder,
          entryFileNames: ({ name }) => `${toOutput(name)}.js`,
          chunkFileNames: ({ name }) => `${toOutput(name)}.js`,
          banner: ({ imports }) => (imports.some(isOfPages) ? `'use client';` : ''),
        },
      },
    },
  });
}

/** Finds imports of modules that run in pages alone: a server of React components passes those on to them. @param {string} specifier */
function isOfPages(specifier) {
  return onePerApp.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

/** Where the module of a source file is, both below its folder and without their endings. @param {string} source */
export function toOutput(source) {
  return source
    .replace(/^\.\//, '')
    .replace(/^src\//, '')
    .replace(/\.module\.css$/, '.styles');
}

/** @param {import('./findLibraries.mjs').Library} library */
function entriesOf({ folder, entries, manifest }) {
  const sources = [...Object.values(entries).map(sourceOf), ...Object.values(manifest.bin ?? {})];
  return sources.filter((source) => !source.endsWith('.css')).map((source) => `${folder}/${source}`);
}

/** A name that is the same in every build, and that no other library has. @param {import('./findLibraries.mjs').Library} library @param {string} name @param {string} file */
function scopedName({ folder, manifest }, name, file) {
  const path = relative(`${folder}/src`, file)
    .replace(/\.module\.css$/, '')
    .replaceAll(/[^\w]+/g, '-');
  return `${manifest.name.slice(1).replace('/', '-')}-${path}-${name}`;
}

/**
 * The modules import no stylesheet, so that Node and every bundler can load them: an app imports the one that is finished. That of the kit
 * is part of it, and a package's own is part of the library that uses it.
 *
 * @returns {import('vite').Plugin}
 */
function stylesApart() {
  return {
    name: 'callboard:styles-apart',
    enforce: 'pre',
    resolveId: (id) => (/^@callboard\/[\w-]+\/styles\.css$/.test(id) ? '\0no-styles' : null),
    load: (id) => (id === '\0no-styles' ? 'export {};' : null),
  };
}
