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
    expect(countVitest(path)).toMatchObject({
      passed: 7,
      failed: 1,
      failures: [
        {
          file: join('libs', 'forms', 'a.test.ts'),
          title: 'a form saves',
          message: 'expected 1\n    at a.test.ts:3',
        },
      ],
    });
  });

  it('reports how long each test and each file took', () => {
    const file = {
      status: 'passed',
      name: inWorkspace('libs', 'forms', 'a.test.ts'),
      startTime: 1000,
      endTime: 3500,
      assertionResults: [{ status: 'passed', fullName: 'a form saves', duration: 250 }],
    };
    write({ numPassedTests: 1, numFailedTests: 0, testResults: [file] });
    const title = join('libs', 'forms', 'a.test.ts');
    expect(countVitest(path)).toMatchObject({
      tests: [{ title: `${title} > a form saves`, seconds: 0.25 }],
      files: [{ title, seconds: 2.5 }],
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
    expect(countVitest(path)).toMatchObject({
      passed: 7,
      failed: 1,
      failures: [{ file: 'b.test.ts', title: '', message: 'no module' }],
    });
  });

  it('is a failure where it is missing', () => {
    expect(countVitest(path)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('a report of Playwright', () => {
  it('names each failure, those of inner suites too', () => {
    const results = [{ error: { message: '\u001b[31mexpected 1\u001b[39m' } }];
    const failed = { title: 'a seat is sold', ok: false, tests: [{ results }] };
    const passed = { title: 'a seat is held', ok: true, tests: [{ results: [{}] }] };
    const file = 'seats.spec.ts';
    write({
      stats: { expected: 1, flaky: 0, unexpected: 1, skipped: 0 },
      suites: [{ file, specs: [passed], suites: [{ file, specs: [failed] }] }],
    });
    expect(countPlaywright(path)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: [{ file: join('e2e', 'seats.spec.ts'), title: 'a seat is sold', message: 'expected 1' }],
    });
  });
});

describe('the times of a report of Playwright', () => {
  it('are those of each test, and for each file those of its tests', () => {
    const file = 'seats.spec.ts';
    const tests = [{ results: [{ duration: 3000 }] }];
    const suites = [
      { file, specs: [{ title: 'a seat is held', ok: true, tests: [{ results: [{ duration: 500 }] }] }] },
    ];
    write({
      stats: { expected: 2, flaky: 0, unexpected: 0 },
      suites: [{ file, specs: [{ title: 'a seat is sold', ok: true, tests }], suites }],
    });
    const title = join('e2e', file);
    expect(countPlaywright(path)).toMatchObject({
      tests: [
        { title: `${title} > a seat is sold`, seconds: 3 },
        { title: `${title} > a seat is held`, seconds: 0.5 },
      ],
      files: [{ title, seconds: 3.5 }],
    });
  });
});

it('adds counts', () => {
  const failure = { file: 'a.test.ts', title: 'saves', message: 'expected 1' };
  const counts = [
    { passed: 1, failed: 1, failures: [failure] },
    { passed: 10, failed: 0 },
  ];
  expect(addUp(counts)).toMatchObject({ passed: 11, failed: 1, failures: [failure] });
});
