import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { reachOf } from '../changed/reachOf.mjs';

/** How many tests of each storey are tried: the words of a test further down the order have little to do with the file. */
const mostOfFolder = 8;
const mostOfProject = 10;
const mostElsewhere = 4;
/** Of the API fewer: each of its tests starts a server. */
const mostOfApi = 3;

/** @typedef {{ file: string, words: ReadonlySet<string> }} Test */

/**
 * The tests that are likely to find an error in a file, the likeliest first: the one of the same name, those of its folder, those of its
 * project, and those of what a change of it reaches; each group by how many rare words a test shares with the file. Those of the slow tier
 * are not among them.
 *
 * @param {string} root
 * @param {string} file
 * @param {readonly Test[]} tests
 * @returns {string[]}
 */
export function nearTests(root, file, tests) {
  const own = wordsOf(readFileSync(join(root, file), 'utf8'));
  for (const word of wordsOf(stemOf(file))) own.add(word);
  const weight = rarityAmong(tests);
  const project = projectOf(file);
  const isReached = reachedFrom(root, file);
  const groups = [
    (/** @type {string} */ test) => dirname(test) === dirname(file) && stemOf(test) === stemOf(file),
    (/** @type {string} */ test) => dirname(test) === dirname(file),
    (/** @type {string} */ test) => projectOf(test) === project,
    isReached,
  ];
  /** @type {string[][]} */
  const found = groups.map(() => []);
  const byLikeness = tests
    .map(({ file: test, words }) => ({ test, likeness: likenessOf(own, words, weight) }))
    .sort((one, other) => other.likeness - one.likeness);
  for (const { test } of byLikeness) found[groups.findIndex((isIn) => isIn(test))]?.push(test);
  const [named = [], ofFolder = [], ofProject = [], elsewhere = []] = found;
  const isApi = project === 'tools/api';
  return [
    ...named,
    ...ofFolder.slice(0, isApi ? mostOfApi : mostOfFolder),
    ...ofProject.slice(0, isApi ? mostOfApi : mostOfProject),
    ...elsewhere.slice(0, mostElsewhere),
  ];
}

/** All unit tests of the workspace with their words, but for those of the mutants themselves. @param {string} root @returns {Test[]} */
export function allTests(root) {
  return ['libs', 'tools'].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => testsBelow(root, `${group}/${name}`)),
  );
}

const left = new Set(['node_modules', 'dist', 'out-tsc', 'out-test', 'templates', 'mutants']);

/** @param {string} root @param {string} folder @returns {Test[]} */
function testsBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return left.has(entry.name) ? [] : testsBelow(root, file);
    if (!/(?<!\.slow)\.test\.([cm]?js|tsx?)$/.test(entry.name)) return [];
    return [{ file, words: wordsOf(`${stemOf(file)} ${readFileSync(join(root, file), 'utf8')}`) }];
  });
}

/** Which tests a change of a file reaches outside of its own project. @param {string} root @param {string} file @returns {(test: string) => boolean} */
function reachedFrom(root, file) {
  const { api } = reachOf(root, [file]);
  const isLibrary = file.startsWith('libs/');
  return (test) => {
    if (!test.startsWith('tools/api/')) return isLibrary && test.startsWith('libs/');
    return api === true || api.some((folder) => test.startsWith(`tools/api/${folder}`));
  };
}

/** `libs/domain`. @param {string} file */
export function projectOf(file) {
  return file.split('/').slice(0, 2).join('/');
}

/** `admit` of `src/admit.test.ts`. @param {string} file */
function stemOf(file) {
  return basename(file).replace(/\..*$/, '');
}

/** The words of a text, whole and by their parts: `admitAll`, `admit`, `all`. @param {string} text */
function wordsOf(text) {
  /** @type {Set<string>} */
  const words = new Set();
  for (const [name] of text.matchAll(/[A-Za-z_]\w{2,}/g)) {
    words.add(name.toLowerCase());
    for (const part of name.split(/_|(?<=[a-z])(?=[A-Z])/))
      if (part.length > 2) words.add(part.toLowerCase());
  }
  return words;
}

/** How much a word that is in few tests weighs. @param {readonly Test[]} tests @returns {(word: string) => number} */
function rarityAmong(tests) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { words } of tests) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(tests.length / (counts.get(word) ?? tests.length)) ** 2;
}

/** Tests of many words are no likelier for it. @param {ReadonlySet<string>} own @param {ReadonlySet<string>} words @param {(word: string) => number} weight */
function likenessOf(own, words, weight) {
  let sum = 0;
  for (const word of words) if (own.has(word)) sum += weight(word);
  return sum / Math.sqrt(words.size + 50);
}
