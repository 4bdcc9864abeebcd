import { findChromium, missingChromium } from '../../vitest/chromium.mjs';
import { reachedSteps } from './changed/reachedSteps.mjs';
import { freePort } from './port.mjs';
import { nx, ofLibraries, ofStories, vitest, vitestOfApi } from './stepCommands.mjs';
import { countPlaywright, countProjects, forgetReports, testedProjects } from './testReports.mjs';
import { commandOf, inWorkspace, quietEnvironment } from './workspace.mjs';

/** @typedef {import('./runSteps.mjs').Step} Step */

/**
 * `short` is what a newcomer runs, `browser` the browser tests that are not in it, `long` everything at full counts.
 *
 * @typedef {'short' | 'browser' | 'long'} Tier
 */

/** How long a step of the long run can take: its floods, kill tests and large files are meant to. */
const longLimitMs = 4 * 3_600_000;

/**
 * The steps of a tier: what others wait for first, then the longest.
 *
 * @param {{ tier: Tier, postgres: import('./findPostgres.mjs').FoundPostgres, shard?: string | undefined, change?: import('./changed/reachedSteps.mjs').Change | undefined }} options
 *   `shard`: '2/3' runs the second third of the browser tests; `change`: only what it reaches runs
 * @returns {Promise<Step[]>}
 */
export async function testSteps({ tier, postgres, shard, change }) {
  const long = tier === 'long';
  const { DATABASE_URL: _external, ...inherited } = process.env;
  const env = {
    ...inherited,
    ...quietEnvironment,
    CI: '1',
    FORCE_COLOR: '0',
    ...(long && { CALLBOARD_LONG: '1' }),
  };
  // A newcomer tests what their machine can; where everything must run, a browser that is missing is a failure.
  const withoutBrowser = process.env['CI'] ? { cannotRun: missingChromium } : { skipped: missingChromium };
  const needsBrowser = (await findChromium()) ? {} : withoutBrowser;
  const browser = { ...(await browserTests(tier, shard)), ...needsBrowser };
  const consumers = { ...consumerTests(tier), ...needsBrowser };
  const steps = [
    build(),
    lint(),
    typecheck(),
    apiTests(long),
    libraryTests(),
    toolTests(),
    { ...storyTests(), ...needsBrowser },
    browser,
    consumers,
    ...apiTestsElsewhere(env, long, postgres),
    ...otherChecks(),
  ];
  const inVariant = (/** @type {string} */ variant) => ({ ...storiesIn(variant), ...needsBrowser });
  const variants = [inVariant('narrow')];
  const stepsOfTier = {
    short: change ? reachedSteps(steps, change) : steps,
    browser: [build(), browser, consumers, enduranceTests(), ...variants],
    long: [...steps, ...variants, inVariant('reo'), inVariant('rtl')],
  };
  return stepsOfTier[tier].map((step) => ({
    ...step,
    ...(long && { limitMs: longLimitMs }),
    env: { ...env, ...step.env },
  }));
}

/** @returns {Step} */
function build() {
  return nx('build', 'run-many', '--targets=build', '--projects=tag:type:app,tag:type:api');
}

/** @returns {Step} */
function typecheck() {
  return { name: 'type check', command: [commandOf('@typescript/native', 'tsc'), '--build'] };
}

/** @returns {Step} */
function lint() {
  return { name: 'lint', command: [inWorkspace('tools', 'lint', 'src', 'lint.js')] };
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
    ...nx('tool tests', 'run-many', '--targets=test', '--projects=tag:type:tool'),
    // One of them checks the built API, and that of the generators takes what is compiled already.
    after: ['build', 'type check'],
    count: () => countProjects(projects),
  };
}

/** Tests that kill and replace whole servers again and again, and sales that crowds, chance and strangers try to break. */
export const endurance = ['src/hardening/restarts/', 'src/hardening/sale/'];

/** @param {boolean} long @returns {Step} */
function apiTests(long) {
  const projects = [inWorkspace('tools', 'api')];
  const { name, command } = nx('API tests', 'run-many', '--targets=test', '--projects=@callboard/api');
  return {
    prepare: () => forgetReports(projects),
    name,
    command: [...command, ...(long ? [] : ['--', ...endurance.map((folder) => `--exclude=${folder}**`)])],
    after: ['build'],
    count: () => countProjects(projects),
  };
}

/** @returns {Step} */
function enduranceTests() {
  return { ...vitestOfApi('endurance tests', endurance), after: ['build'] };
}

/**
 * Tests that depend on which PostgreSQL it is: statements, migrations, the change log, locks. The statements of one list, search, count and
 * write are those of all others. The rest of the API is the same on any.
 */
const askDatabase = [
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
 * @param {boolean} long
 * @param {import('./findPostgres.mjs').FoundPostgres} found
 * @returns {Step[]}
 */
function apiTestsElsewhere(env, long, found) {
  const name = 'API tests on another PostgreSQL';
  if (!found) return [{ name, command: [], skipped: noOtherPostgres }];
  if ('reason' in found) return [{ name, command: [], cannotRun: found.reason }];
  const some = [
    ...askDatabase.map((files) => `src/${files}`),
    // Servers of the product's own.
    '--exclude=src/engine/database/embedded/*',
  ];
  const step = vitestOfApi(name, long ? [] : some);
  return [{ ...step, env: { ...env, DATABASE_URL: found.url }, after: ['build'] }];
}

/** @returns {Step} */
function storyTests() {
  const projects = [inWorkspace('.storybook')];
  return {
    prepare: () => forgetReports(projects),
    ...nx('story tests', 'run-many', '--targets=test', '--projects=@callboard/storybook'),
    count: () => countProjects(projects),
  };
}

/** All stories again with their play functions, in another language, direction or width: see `.storybook/vitest.config.ts`. @param {string} variant @returns {Step} */
function storiesIn(variant) {
  return {
    ...vitest(`story tests, ${variant}`, ofStories),
    env: { STORIES_IN: variant },
  };
}

/** The tests that a tier picks by the end of their titles: see `e2e/support/tiers.ts`. @param {Tier} tier @param {string} [shard] @returns {Promise<Step>} */
async function browserTests(tier, shard) {
  const report = inWorkspace('dist', 'test-reports', 'browser.json');
  return {
    name: tier === 'short' ? 'browser tests' : 'long browser tests',
    command: [
      commandOf('@playwright/test', 'playwright'),
      'test',
      '--config=e2e',
      '--reporter=line,json',
      ...(shard ? [`--shard=${shard}`] : []),
      ...pickedBy(tier),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: String(await freePort()) },
    after: ['build'],
    count: () => countPlaywright(report),
  };
}

/** The packed libraries in apps of other teams. @param {Tier} tier @returns {Step} */
function consumerTests(tier) {
  const report = inWorkspace('dist', 'test-reports', 'consumers.json');
  return {
    name: tier === 'short' ? 'consumer tests' : 'long consumer tests',
    command: [
      commandOf('@playwright/test', 'playwright'),
      'test',
      '--config=e2e/consumers.config.ts',
      '--reporter=line,json',
      ...pickedBy(tier),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    // It packs the types that are compiled already.
    ...(tier !== 'browser' && { after: ['type check'] }),
    count: () => countPlaywright(report),
  };
}

/** @param {Tier} tier */
function pickedBy(tier) {
  return { short: ['--grep=@short'], browser: ['--grep-invert=@short'], long: [] }[tier];
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
