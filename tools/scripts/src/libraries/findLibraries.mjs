import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace.mjs';

/**
 * @typedef {string | { types: string, default: string }} ExportTarget
 * @typedef {{
 *   name: string,
 *   version: string,
 *   private?: boolean,
 *   license?: string,
 *   exports: Record<string, ExportTarget>,
 *   bin?: Record<string, string>,
 *   sideEffects?: boolean | string[],
 *   dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>,
 * }} Manifest
 * @typedef {{ place: string, folder: string, dist: string, manifest: Manifest, siblings: string[], entries: Record<string, ExportTarget> }} Library
 *   `place`: its folder in the workspace; `siblings`: the names of the published libraries that it imports; `entries`: what other teams can import, by its path in `exports`
 */

/** Packages of which an app has only one, so that the app installs it: a second React has no hooks, a second store no provider. */
export const onePerApp = ['react', 'react-dom', 'react-redux', '@reduxjs/toolkit', 'react-router'];

/** Where libraries are: those of pages, and what backends are checked with. */
const places = [...readdirSync(inWorkspace('libs')).map((name) => `libs/${name}`), 'tools/api-conformance'];

/** Entries that only this workspace can use: the build of its apps, and lists of its own sources. */
const ofTheWorkspace = new Set([
  '@callboard/language/texts',
  '@callboard/shell/vite',
  '@callboard/shell/prerender',
]);

/** @returns {Library[]} the libraries that are published, each after those that it imports */
export function findLibraries() {
  const found = places
    .filter((place) => existsSync(inWorkspace(place, 'package.json')))
    .map(readLibrary)
    .filter(({ manifest }) => !manifest.private);
  const names = new Set(found.map(({ manifest }) => manifest.name));
  return inOrder(
    found.map((library) => ({ ...library, siblings: library.siblings.filter((name) => names.has(name)) })),
  );
}

/**
 * A library and all that it imports, itself last.
 *
 * @param {readonly Library[]} libraries in their order
 * @param {readonly string[]} names
 * @returns {Library[]}
 */
export function withSiblings(libraries, names) {
  const wanted = new Set(names);
  for (const name of wanted)
    for (const sibling of libraries.find(({ manifest }) => manifest.name === name)?.siblings ?? [])
      wanted.add(sibling);
  return libraries.filter(({ manifest }) => wanted.has(manifest.name));
}

/** The file that an entry leads to. @param {ExportTarget} target */
export function sourceOf(target) {
  return typeof target === 'string' ? target : target.default;
}

/** @param {string} place @returns {Library} */
function readLibrary(place) {
  const folder = inWorkspace(place);
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const siblings = Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@callboard/'));
  const entries = Object.entries(manifest.exports).filter(([path]) => isForOthers(manifest.name, path));
  return { place, folder, dist: `${folder}/dist`, manifest, siblings, entries: Object.fromEntries(entries) };
}

/** @param {string} name @param {string} path */
function isForOthers(name, path) {
  return !['./testing', './package.json'].includes(path) && !ofTheWorkspace.has(`${name}${path.slice(1)}`);
}

/** @param {readonly Library[]} libraries @returns {Library[]} */
function inOrder(libraries) {
  /** @type {Set<Library>} */
  const ordered = new Set();
  /** @param {Library} library */
  function add(library) {
    for (const other of libraries) if (library.siblings.includes(other.manifest.name)) add(other);
    ordered.add(library);
  }
  for (const library of libraries) add(library);
  return [...ordered];
}
