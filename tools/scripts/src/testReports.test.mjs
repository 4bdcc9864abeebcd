import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addUp, countPlaywright, countVitest } from './testReports.mjs';
import { inWorkspace } from './workspace.mjs';

/** @type {string} */
let path;

beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'callboard-report-')), 'report.json');
});
afterEach(() => rmSync(join(path, '..'), { recursive: true }));

/** @param {object} report */
function write(report) {
  writeFileSync(path, JSON.stringify(report));
}

describe('a report of Vitest', () => {
  it('counts what passed and what failed, and names each failure', () => {
    const failed = {
      status: 'failed',
      name: inWorkspace('libs', 'forms', 'a.test.ts'),
      assertionResults: [
        { status: 'failed', fullName: 'a form saves', failureMessages: ['expected 1\n    at a.test.ts:3'] },
        { status: 'passed', fullName: 'a form loads' },
      ],
    };
    write({ numPassedTests: 7, numFailedTests: 1, testResults: [failed] });
    expect(countVitest(path)).toEqual({
      passed: 7,
      failed: 1,
      faults: [
        `${join('libs', 'forms', 'a.test.ts')} > a form saves\n    expected 1\n        at a.test.ts:3`,
      ],
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    write({
      numPassedTests: 7,
      numFailedTests: 0,
      testResults: [
        { status: 'failed', name: inWorkspace('b.test.ts'), message: 'no module', assertionResults: [] },
      ],
    });
    expect(countVitest(path)).toEqual({ passed: 7, failed: 1, faults: ['b.test.ts\n    no module'] });
  });

  it('is a failure where it is missing', () => {
    expect(countVitest(path)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('a report of Playwright', () => {
  it('counts a test that passed at the second try as passed', () => {
    write({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 } });
    expect(countPlaywright(path)).toEqual({ passed: 6, failed: 2 });
  });
});

describe('addUp', () => {
  it('adds counts', () => {
    expect(
      addUp([
        { passed: 1, failed: 2, faults: ['one', 'two'] },
        { passed: 10, failed: 0 },
      ]),
    ).toEqual({ passed: 11, failed: 2, faults: ['one', 'two'] });
  });
});
