import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserTests } from './browserTests.data.mjs';

/** Files that every project is built, compiled or tested by: a change of one reaches everything. */
const ofEverything =
  /^(package(-lock)?\.json|nx\.json|tsconfig(\.base)?\.json|\.npmrc|tools\/(vitest|scripts)\/.*|\.ci\/.*)$/;

/** The API tests about every collection, action and query, which each declaration changes. */
const ofEveryDeclaration = [
  'src/engine/calls/',
  'src/engine/database/schema',
  'src/engine/docs/',
  'src/engine/navigation/',
  'src/hardening/rights/',
  'src/subjects/erasing/',
];

/**
 * The tests that a change reaches. Each is a list of what to name to their runner; true is all of them, and an empty list none.
 *
 * @typedef {object} Reach
 * @property {string[]} projects the folders with a change
 * @property {string[] | true} api
 * @property {string[] | true} libraries the folders of those that changed: Vitest itself finds what imports them
 * @property {string[] | true} stories
 * @property {string[] | true} browser the files below `e2e`
 * @property {boolean} consumers
 * @property {boolean} databases whether another PostgreSQL could answer otherwise
 * @property {string | undefined} whole why everything runs
 */

/** @param {string} root @param {readonly string[]} files @returns {Reach} */
export function reachOf(root, files) {
  const changed = files.filter((file) => !file.endsWith('.md'));
  const whole = changed.find((file) => ofEverything.test(file));
  const projects = [...new Set(files.flatMap(projectOf))];
  const libraries = [...new Set(changed.flatMap((file) => /^libs\/[\w-]+/.exec(file) ?? []))];
  return {
    projects,
    api: union(changed.map((file) => apiTestsOf(root, file))),
    libraries,
    stories: changed.some((file) => /^(\.storybook|libs\/(ui-kit|language))\//.test(file)) || libraries,
    browser: union(changed.map(browserTestsOf)),
    consumers: changed.some((file) =>
      /^(e2e\/consumers|libs\/(provider|tenant)\/|libs\/[\w-]+\/package\.json)/.test(file),
    ),
    databases: changed.some((file) => file.startsWith('tools/api/src/engine/database/')),
    whole: whole && `${whole} is of everything`,
  };
}

/** @param {string} file */
function projectOf(file) {
  return /^(?:apps|libs|tools)\/[\w-]+|^e2e|^\.storybook/.exec(file)?.slice(0, 1) ?? [];
}

/** @typedef {string[] | true} Some */

/** @param {readonly Some[]} lists @returns {Some} */
function union(lists) {
  const all = lists.flatMap((list) => (list === true ? [] : list));
  return lists.includes(true) || [...new Set(all)].sort();
}

/** The API tests that a file reaches: those of its subject and of those that import it; of the engine, all. @param {string} root @param {string} file @returns {Some} */
function apiTestsOf(root, file) {
  const subject = /^tools\/api\/src\/subjects\/([\w-]+)\//.exec(file)?.[1];
  if (subject) return importersOf(root, subject, new RegExp(`from '(?:\\.\\./)+(?:subjects/)?${subject}/`));
  const hardening = /^tools\/api\/(src\/hardening\/.*)\.test\.ts$/.exec(file)?.[1];
  if (hardening) return [hardening];
  if (/^(tools\/api|libs\/all-tenants|apps\/[\w-]+\/src\/tenant)\//.test(file)) return true;
  const [, library, folder] = /^libs\/(api-contract|domain)\/src\/([\w-]+)\//.exec(file) ?? [];
  if (!library || !folder) return /^libs\/(api-contract|domain)\//.test(file) || [];
  const found = importersOf(root, undefined, new RegExp(`'@callboard/${library}/${folder}'`));
  return found === true || library === 'domain' ? found : [...found, ...ofEveryDeclaration];
}

/**
 * The folders of subjects with a source that imports something, or that share a port with one; all where the engine itself does, or where
 * no subject does: then it comes through the registry of all.
 *
 * @param {string} root @param {string | undefined} own @param {RegExp} pattern @returns {Some}
 */
function importersOf(root, own, pattern) {
  const importing = filesBelow(root, 'tools/api/src').filter(({ source }) => pattern.test(source));
  const isOfPort = (/** @type {string} */ path) => path.startsWith('tools/api/src/engine/ports/');
  if (own === undefined && importing.some(({ path }) => /\/src\/engine\//.test(path) && !isOfPort(path)))
    return true;
  const found = new Set(importing.flatMap(({ path }) => subjectOf(path) ?? []));
  if (own !== undefined) found.add(own);
  // Subjects meet through ports of the engine: one serves it, others call it.
  const ports = portsOf(root);
  for (const [port, subjects] of ports)
    if ((own !== undefined && subjects.has(own)) || importing.some(({ path }) => path.endsWith(port)))
      for (const subject of subjects) found.add(subject);
  return found.size === 0 || [...found].map((subject) => `src/subjects/${subject}/`);
}

/** The subjects that serve or call each port, by its file. @param {string} root @returns {Map<string, Set<string>>} */
function portsOf(root) {
  /** @type {Map<string, Set<string>>} */
  const ports = new Map();
  for (const { path, source } of filesBelow(root, 'tools/api/src/subjects'))
    for (const [, port] of source.matchAll(/from '(?:\.\.\/)+engine(\/ports\/\w+)'/g)) {
      const subject = subjectOf(path);
      if (port && subject) ports.set(`${port}.ts`, (ports.get(`${port}.ts`) ?? new Set()).add(subject));
    }
  return ports;
}

/** @param {string} path */
function subjectOf(path) {
  return /\/src\/subjects\/([\w-]+)\//.exec(path)?.[1];
}

/** @param {string} root @param {string} folder */
function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path: `${folder}/${path}`, source: readFileSync(join(root, folder, path), 'utf8') }));
}

/** @param {string} file @returns {Some} */
function browserTestsOf(file) {
  const test = /^e2e\/((?:clauses|journeys)\/.*\.spec\.ts)$/.exec(file)?.[1];
  if (test) return [test];
  if (/^e2e\/(consumers|looks|stories)/.test(file) || /\.(test|test-d|stories)\.tsx?$/.test(file)) return [];
  const subject = /^(?:tools\/api\/src\/subjects|libs\/(?:api-contract|domain)\/src|libs)\/([\w-]+)\//.exec(
    file,
  )?.[1];
  const named = subject === undefined ? undefined : browserTests[subject];
  return named?.map((name) => `${name}.spec.ts`) ?? (/^(libs|apps|e2e|tools\/api)\//.test(file) || []);
}
