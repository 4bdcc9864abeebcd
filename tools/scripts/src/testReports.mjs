import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inWorkspace, workspaceRoot } from './workspace.mjs';

/** Where a project's tests leave their report, so that Nx restores it together with a cached result. */
const reportPath = join('out-test', 'report.json');

/** Of what a failed test says: enough for the assertion and where it stands. */
const shownLines = 15;

/**
 * @typedef {import('./runSteps.mjs').Count} Count
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} ReportedTest
 * @typedef {{ status: string, name: string, message?: string, assertionResults: ReportedTest[] }} ReportedFile
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
  const faults = [
    ...unloaded.map(({ name, message }) => faultOf(placeOf(name), message)),
    ...files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(hasFailed)
        .map(({ fullName, failureMessages }) =>
          faultOf(`${placeOf(name)} > ${fullName}`, failureMessages?.[0]),
        ),
    ),
  ];
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length, faults };
}

/** @param {string} file @returns {string} */
function placeOf(file) {
  return relative(workspaceRoot, file);
}

/** @param {string} title @param {string} [message] @returns {string} */
function faultOf(title, message = '') {
  const why = message.split('\n').slice(0, shownLines);
  return [title, ...why.map((line) => `    ${line}`)].join('\n');
}

/** @param {string} path @returns {Count} */
export function countPlaywright(path) {
  const stats = readReport(path)?.stats;
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: 0, failed: 1 };
}

/** @param {Count[]} counts @returns {Count} */
export function addUp(counts) {
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
    faults: counts.flatMap((count) => count.faults ?? []),
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
