import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { toOutput } from './buildModules.mjs';
import { sourceOf } from './findLibraries.mjs';

const ending = /\.(?:d\.)?(?:tsx?|mts|mjs)$/;

/**
 * Writes the declarations that the entries of a library reach, next to its modules: those of tests and stories are left out. Imports get
 * the endings that Node's way of resolving needs.
 *
 * @param {import('./findLibraries.mjs').Library} library whose types are compiled
 */
export function writeDeclarations(library) {
  const entries = Object.values(library.entries).map(sourceOf);
  const reached = new Set(
    entries.filter((source) => !source.endsWith('.css')).map((source) => source.replace(ending, '')),
  );
  for (const module of reached) {
    const file = declarationOf(library, module);
    if (file === undefined) throw new Error(`${library.manifest.name} has no compiled types of ${module}.`);
    // A stylesheet has no types.
    const code = readFileSync(file, 'utf8').replaceAll(/^import '[^']+\.css';\n/gm, '');
    const output = join(library.dist, `${toOutput(module)}.d.ts`);
    mkdirSync(dirname(output), { recursive: true });
    writeFileSync(
      output,
      replaceImports(code, (specifier) => {
        if (!specifier.startsWith('.')) return specifier;
        const target = moduleAt(library, join(dirname(module), specifier));
        reached.add(target);
        return toSpecifier(relative(dirname(toOutput(module)), toOutput(target)));
      }),
    );
  }
}

/**
 * The packages that modules or declarations import, by the name that is installed.
 *
 * @param {string} code
 */
export function packagesIn(code) {
  const specifiers = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
  return specifiers
    .filter((specifier) => !/^(?:\.|node:)/.test(specifier))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

/** @param {string} code @param {(specifier: string) => string} replace */
function replaceImports(code, replace) {
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.toSorted((one, other) => other.pos - one.pos)
    .reduce((text, { fileName, pos }) => {
      const start = text.indexOf(fileName, pos);
      return text.slice(0, start) + replace(fileName) + text.slice(start + fileName.length);
    }, code);
}

/** The module that a path leads to: a file, or the index of a folder. @param {import('./findLibraries.mjs').Library} library @param {string} path */
function moduleAt(library, path) {
  const candidates = [path.replace(ending, ''), join(path, 'index')];
  const found = candidates.find((candidate) => declarationOf(library, candidate) !== undefined);
  if (found === undefined) throw new Error(`${library.manifest.name} has no compiled types of ${path}.`);
  return found;
}

/** Declarations of a module: from the compiler, or written by hand for one in JavaScript. @param {import('./findLibraries.mjs').Library} library @param {string} module */
function declarationOf({ folder }, module) {
  return [`${folder}/out-tsc/${module}.d.ts`, `${folder}/${module}.d.mts`].find((file) => existsSync(file));
}

/** @param {string} path */
function toSpecifier(path) {
  return `${path.startsWith('.') ? '' : './'}${path}.js`;
}
