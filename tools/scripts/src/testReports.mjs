import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from './workspace.mjs';

/** Where a project's tests leave their report, so that Nx restores it together with a cached result. */
const reportPath = join('out-test', 'report.json');

/**
 * @typedef {import('./runSteps.mjs').Count} Count
 * @typedef {{ status: string, assertionResults: { status: string }[] }} ReportedFile
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
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
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
