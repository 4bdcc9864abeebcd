import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { patience } from '../stepCommands.mjs';
import { commandOf, quietEnvironment } from '../workspace.mjs';
import { projectOf } from './nearTests.mjs';

/** How many files run together, as they share what they load; each file of the API starts a server of its own. */
const together = 6;
const limitMs = 600_000;

/** @typedef {{ broken: Set<string>, sound: Set<string> }} Known the tests that fail without any mutant, and those that pass */

/**
 * Plants a mutant in a copy of the workspace and runs tests until one fails that passes without it.
 *
 * @param {string} copy
 * @param {import('./mutants.data.mjs').Mutant} mutant
 * @param {readonly string[]} tests in the order in which they run
 * @param {Known} known what is found out here is added
 * @returns {Promise<{ test: string | null, seconds: number }>} the test that found it, and after how many seconds
 */
export async function tryMutant(copy, { file, from, to }, tests, { broken, sound }) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 100) / 10;
  for (const group of grouped(tests.filter((test) => !broken.has(test)))) {
    writeFileSync(
      path,
      source.replace(from, () => to),
    );
    const failed = await failedOf(copy, group);
    const after = seconds();
    writeFileSync(path, source);
    for (const test of group) if (!failed.includes(test)) sound.add(test);
    const doubtful = failed.filter((test) => !sound.has(test));
    const stillFailed = doubtful.length > 0 ? await failedOf(copy, doubtful) : [];
    for (const test of doubtful) (stillFailed.includes(test) ? broken : sound).add(test);
    for (const test of stillFailed) console.log(`${test} fails without any mutant too: it is left out.`);
    const test = failed.find((each) => sound.has(each));
    if (test !== undefined) return { test, seconds: after };
  }
  return { test: null, seconds: seconds() };
}

/** Neighbours of one project, so many at a time. @param {readonly string[]} tests @returns {string[][]} */
function grouped(tests) {
  /** @type {string[][]} */
  const groups = [];
  for (const [index, test] of tests.entries()) {
    const last = groups.at(-1);
    // The likeliest one runs by itself.
    const isOpen = last && index > 1 && last.length < (test.startsWith('tools/api/') ? 1 : together);
    if (isOpen && projectOf(last[0] ?? '') === projectOf(test)) last.push(test);
    else groups.push([test]);
  }
  return groups;
}

/** Which tests of one project fail, in the given order. @param {string} copy @param {readonly string[]} tests @returns {Promise<string[]>} */
async function failedOf(copy, tests) {
  const project = join(copy, projectOf(tests[0] ?? ''));
  const report = join(copy, 'dist', 'mutants.json');
  mkdirSync(join(copy, 'dist'), { recursive: true });
  writeFileSync(report, '');
  await run([
    commandOf('vitest'),
    'run',
    `--root=${project}`,
    '--maxWorkers=1',
    ...patience,
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...tests.map((test) => join(copy, test)),
  ]);
  /** @type {{ testResults: { name: string, status: string }[] }} */
  const { testResults } = parsed(readFileSync(report, 'utf8'));
  const passed = new Set(testResults.filter(({ status }) => status === 'passed').map(({ name }) => name));
  return tests.filter((test) => !passed.has(join(copy, test)));
}

/** A runner that ends without a report has failed. @param {string} report */
function parsed(report) {
  return report === '' ? { testResults: [] } : JSON.parse(report);
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

/** @param {string[]} command @returns {Promise<void>} */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      env: { ...process.env, ...quietEnvironment, FORCE_COLOR: '0' },
      stdio: 'ignore',
      timeout: limitMs,
      detached: process.platform !== 'win32',
    });
    running = child;
    child.on('close', () => {
      running = undefined;
      resolve();
    });
  });
}

/** Ends the tests that are under way. */
export function stopTests() {
  if (running?.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? running.pid : -running.pid, 'SIGTERM');
  } catch {
    // They have ended by themselves in the meantime.
  }
}
