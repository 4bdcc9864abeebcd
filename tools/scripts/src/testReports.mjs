import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inWorkspace, workspaceRoot } from './workspace.mjs';

/** Where a project's tests leave their report, so that Nx restores it together with a cached result. */
const reportPath = join('out-test', 'report.json');

/** Of the message of a failed test: enough for the assertion and where it stands. */
const shownLines = 15;

/**
 * @typedef {import('./runSteps.mjs').Count} Count
 * @typedef {import('./runSteps.mjs').Timed} Timed
 * @typedef {import('./runSteps.mjs').FailedTest} FailedTest
 * @typedef {{ status: string, fullName: string, duration?: number, failureMessages?: string[] }} ReportedTest
 * @typedef {{ status: string, name: string, message?: string, startTime?: number, endTime?: number, assertionResults: ReportedTest[] }} ReportedFile
 * @typedef {{ duration?: number, error?: { message?: string } }} BrowserResult
 * @typedef {{ title: string, ok: boolean, tests: { results: BrowserResult[] }[] }} BrowserSpec
 * @typedef {{ file: string, specs?: BrowserSpec[], suites?: BrowserSuite[] }} BrowserSuite
 */

/** The folders that hold a Vitest configuration. @param {string[]} groups */
export function testedProjects(groups) {
  return groups.flatMap((group) =>
    readdirSync(inWorkspace(group))
      .map((name) => inWorkspace(group, name))
      .filter((folder) => existsSync(join(folder, 'vitest.config.ts'))),
  );
}

/** @param {string[]} projects */
export function forgetReports(projects) {
  for (const project of projects) rmSync(join(project, reportPath), { force: true });
}

/** Adds up the reports of projects; one that left none has failed. @param {string[]} projects @returns {Count} */
export function countProjects(projects) {
  return addUp(projects.map((project) => countVitest(join(project, reportPath))));
}

/** @param {string} path @returns {Count} */
export function countVitest(path) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1 };
  /** @type {ReportedFile[]} */
  const files = report.testResults;
  // A file that could not be loaded fails without a single test in it.
  const unloaded = files.filter((file) => file.status === 'failed' && !file.assertionResults.some(hasFailed));
  const failures = [
    ...unloaded.map(({ name, message }) => failureOf(placeOf(name), '', message)),
    ...files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(hasFailed)
        .map(({ fullName, failureMessages }) => failureOf(placeOf(name), fullName, failureMessages?.[0])),
    ),
  ];
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures,
    tests: files.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration = 0 }) => ({
        title: `${placeOf(name)} > ${fullName}`,
        seconds: duration / 1000,
      })),
    ),
    files: files.map(({ name, startTime = 0, endTime = 0 }) => ({
      title: placeOf(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** @param {string} file @returns {string} */
function placeOf(file) {
  return relative(workspaceRoot, file);
}

/** @param {string} file @param {string} title @param {string} [message] @returns {FailedTest} */
function failureOf(file, title, message = '') {
  return { file, title, message: message.split('\n').slice(0, shownLines).join('\n') };
}

/** @param {string} path @returns {Count} */
export function countPlaywright(path) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected } = report.stats;
  /** @type {BrowserSuite[]} */
  const suites = report.suites ?? [];
  return {
    passed: expected,
    failed: unexpected,
    failures: suites.flatMap(failuresIn),
    tests: suites.flatMap(timesIn),
    files: suites.map((suite) => ({
      title: join('e2e', suite.file),
      seconds: timesIn(suite).reduce((sum, { seconds }) => sum + seconds, 0),
    })),
  };
}

/** How long each test of a suite took. @param {BrowserSuite} suite @returns {Timed[]} */
function timesIn({ file, specs = [], suites = [] }) {
  return [
    ...specs.map(({ title, tests }) => ({
      title: `${join('e2e', file)} > ${title}`,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    })),
    ...suites.flatMap(timesIn),
  ];
}

/** The failed tests of a suite and of those in it, each with its first message. @param {BrowserSuite} suite @returns {FailedTest[]} */
function failuresIn({ file, specs = [], suites = [] }) {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => {
        const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
        return failureOf(join('e2e', file), title, stripVTControlCharacters(messages.find(Boolean) ?? ''));
      }),
    ...suites.flatMap(failuresIn),
  ];
}

/** @param {Count[]} counts @returns {Count} */
export function addUp(counts) {
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
    failures: counts.flatMap((count) => count.failures ?? []),
    tests: counts.flatMap((count) => count.tests ?? []),
    files: counts.flatMap((count) => count.files ?? []),
  };
}

/** @param {{ status: string }} result */
function hasFailed(result) {
  return result.status === 'failed';
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
