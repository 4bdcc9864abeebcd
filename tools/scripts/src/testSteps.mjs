import { findChromium, missingChromium } from '../../vitest/chromium.mjs';
import { reachedSteps } from './changed/reachedSteps.mjs';
import { freePort } from './port.mjs';
import { nx, ofLibraries, ofStories, playwright, vitest, vitestOfApi } from './stepCommands.mjs';
import { countProjects, forgetReports, testedProjects } from './testReports.mjs';
import { commandOf, inWorkspace, quietEnvironment } from './workspace.mjs';

/** @typedef {import('./runSteps.mjs').Step} Step */

/**
 * `fast` is `npm test`, `slow` what it leaves out, `long` both at full counts.
 *
 * @typedef {'fast' | 'slow' | 'long'} Tier
 */

/** Silence of a step in the slow tier, and in the long one, whose floods and large files can print nothing for hours. */
const limits = { slow: 60 * 60_000, long: 4 * 3_600_000 };

/**
 * The steps of a tier in their order: first what the others need.
 *
 * @param {{ tier: Tier, postgres: import('./findPostgres.mjs').FoundPostgres, seed?: number, change?: import('./changed/reachedSteps.mjs').Change | undefined }} options
 *   `seed`: of random input; `change`: only what it reaches runs
 * @returns {Promise<Step[]>}
 */
export async function testSteps({ tier, postgres, seed, change }) {
  const { DATABASE_URL: _external, ...inherited } = process.env;
  const env = {
    ...inherited,
    ...quietEnvironment,
    CI: '1',
    FORCE_COLOR: '0',
    CALLBOARD_TIER: tier,
    ...(seed !== undefined && { CALLBOARD_RANDOM_SEED: String(seed) }),
  };
  // A newcomer tests what their machine can; where everything must run, a browser that is missing is a failure.
  const withoutBrowser = process.env['CI'] ? { cannotRun: missingChromium } : { skipped: missingChromium };
  const needsBrowser = (await findChromium()) ? {} : withoutBrowser;
  const browser = { ...(await browserTests(tier)), ...needsBrowser };
  const consumers = { ...consumerTests(), ...needsBrowser };
  const elsewhere = apiTestsElsewhere(env, tier, postgres);
  const stories = { ...storyTests(), ...needsBrowser };
  const inVariant = (/** @type {string} */ variant) => ({ ...storiesIn(variant), ...needsBrowser });
  const checks = [typecheck(), lint(), ...otherChecks(), build()];
  const api = apiTests(change && change.reach.api !== true ? 1 : 2);
  const fast = [...checks, libraryTests(), ...api, toolTests(), stories, browser];
  const stepsOfTier = {
    fast: () => (change ? reachedSteps([...fast, elsewhere], change) : fast),
    slow: () => [
      typecheck(),
      build(),
      libraryTests(),
      apiTests(),
      toolTests(),
      elsewhere,
      browser,
      consumers,
      inVariant('narrow'),
      enduranceTests(),
    ],
    long: () => [...fast, elsewhere, consumers, ...['narrow', 'reo', 'rtl'].map(inVariant), enduranceTests()],
  };
  const limitMs = tier === 'fast' ? undefined : limits[tier];
  return stepsOfTier[tier]()
    .flat()
    .map((step) => ({
      ...step,
      ...(limitMs && { limitMs }),
      env: { ...env, ...step.env },
    }));
}

/** @returns {Step} */
function build() {
  const step = nx('build', 'run-many', '--targets=build', '--projects=tag:type:app,tag:type:api');
  return { ...step, workers: 2, isFatal: true };
}

/** @returns {Step} */
function typecheck() {
  const command = [commandOf('@typescript/native', 'tsc'), '--build'];
  return { name: 'type check', command, isFatal: true };
}

/** @returns {Step} */
function lint() {
  return { name: 'lint', command: [inWorkspace('tools', 'lint', 'src', 'lint.js')], isFatal: true };
}

/** @returns {Step} */
function libraryTests() {
  return vitest('library tests', ofLibraries);
}

/** @returns {Step} */
function toolTests() {
  const projects = testedProjects(['tools']).filter((folder) => folder !== inWorkspace('tools', 'api'));
  return {
    prepare: () => forgetReports(projects),
    ...nx('tool tests', 'run-many', '--targets=test', '--projects=tag:type:tool', '--exclude=@callboard/api'),
    workers: 2,
    // One of them checks the built API, and that of the generators takes what is compiled already.
    after: ['build', 'type check'],
    count: () => countProjects(projects),
  };
}

/** The API tests, of the fast tier in parts of a few minutes each: one that hangs is noticed soon. @param {number} [parts] @returns {Step[]} */
function apiTests(parts = 1) {
  const others = endurance.map((folder) => `--exclude=${folder}**`);
  return Array.from({ length: parts }, (_, index) => {
    const part = `${index + 1}/${parts}`;
    const name = parts === 1 ? 'API tests' : `API tests, part ${part}`;
    return { ...vitestOfApi(name, [`--shard=${part}`, ...others]), after: ['build'] };
  });
}

/** Tests that kill and replace whole servers, and sales that crowds and attackers try to break: they need the machine for themselves. */
const endurance = ['src/hardening/restarts/', 'src/hardening/sale/'];

/** @returns {Step} */
function enduranceTests() {
  return { ...vitestOfApi('endurance tests', endurance, 1), after: ['build'] };
}

/**
 * Tests that depend on which PostgreSQL it is: statements, migrations, the change log, locks. The statements of one list, search, count and
 * write are those of all others. The rest of the API is the same on any.
 */
const ofDatabase = [
  'engine/changes/',
  'subjects/dashboards/dashboards',
  'subjects/dashboards/figures',
  'engine/database/',
  'engine/imports/money',
  'sweepExpired',
  'engine/records/counts',
  'engine/records/listing',
  'engine/records/search',
  'engine/records/writing',
  'engine/sessions/activations/',
];

const noOtherPostgres =
  'No other PostgreSQL is on this machine: install one of version 15 or newer, or name it by DATABASE_URL.';

/**
 * The API tests again where another PostgreSQL answers: in the long run all of them.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {Tier} tier
 * @param {import('./findPostgres.mjs').FoundPostgres} found
 * @returns {Step}
 */
function apiTestsElsewhere(env, tier, found) {
  const name = 'API tests on another PostgreSQL';
  if (!found) return { name, command: [], skipped: noOtherPostgres };
  if ('reason' in found) return { name, command: [], cannotRun: found.reason };
  const some = [
    ...ofDatabase.map((files) => `src/${files}`),
    // Servers of the product's own.
    '--exclude=src/engine/database/embedded/*',
  ];
  const step = vitestOfApi(name, tier === 'long' ? [] : some);
  // They are of the fast tier, which runs them on the embedded server.
  const own = tier === 'slow' ? { CALLBOARD_TIER: 'fast' } : {};
  return { ...step, env: { ...env, ...own, DATABASE_URL: found.url }, after: ['build'] };
}

/** @returns {Step} */
function storyTests() {
  const projects = [inWorkspace('.storybook')];
  return {
    prepare: () => forgetReports(projects),
    ...nx('story tests', 'run-many', '--targets=test', '--projects=@callboard/storybook'),
    workers: 2,
    count: () => countProjects(projects),
  };
}

/** All stories again with their play functions, in another language, direction or width: see `.storybook/vitest.config.ts`. @param {string} variant @returns {Step} */
function storiesIn(variant) {
  return { ...vitest(`story tests, ${variant}`, ofStories), env: { STORIES_IN: variant } };
}

/** @param {Tier} tier @returns {Promise<Step>} */
async function browserTests(tier) {
  const step = playwright('browser tests', ['--config=e2e', ...pickedBy(tier)]);
  return { ...step, env: { ...step.env, E2E_PORT: String(await freePort()) }, after: ['build'] };
}

/** The packed libraries in apps of other teams. @returns {Step} */
function consumerTests() {
  const step = playwright('consumer tests', ['--config=e2e/consumers.config.ts']);
  // It packs the types that are compiled already.
  return { ...step, after: ['type check'] };
}

/** @param {Tier} tier */
function pickedBy(tier) {
  return { fast: ['--grep-invert=@slow'], slow: ['--grep=@slow'], long: [] }[tier];
}

/** @returns {Step[]} */
function otherChecks() {
  return [
    { name: 'unused code', command: [commandOf('knip'), '--no-progress'] },
    // Code that only stories and tests use is not of the product.
    { name: 'unused product code', command: [commandOf('knip'), '--production', '--no-progress'] },
    nx('formatting and styles', 'run-many', '--targets=format'),
    { name: 'project references', command: [commandOf('nx'), 'sync:check'] },
  ];
}
