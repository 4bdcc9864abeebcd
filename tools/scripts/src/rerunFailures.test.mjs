import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { quarantine } from './quarantine.data.mjs';
import { rerunFailures, rerunsOf } from './rerunFailures.mjs';
import { runSteps } from './runSteps.mjs';
import { strictTests } from './strictTests.data.mjs';
import { inWorkspace } from './workspace.mjs';

const logFolder = mkdtempSync(join(tmpdir(), 'callboard-logs-'));
afterAll(() => rmSync(logFolder, { recursive: true }));

/** @param {string} file @param {string} title */
const failure = (file, title) => ({ file, title, message: 'expected 1' });

/** @param {string} word */
const nameOfOption = (word) => word.split('=')[0];

/** @param {import('./runSteps.mjs').FailedTest[]} failures @param {NodeJS.ProcessEnv} [env] */
function outcomeOf(failures, env = {}) {
  const step = { name: 'tests', command: ['vitest'], env };
  return { name: 'tests', step, seconds: 1, count: { passed: 0, failed: failures.length, failures } };
}

describe('what failed', () => {
  it.each([
    [
      'libs/forms/src/a.test.ts',
      {},
      'npx vitest run --maxWorkers=1 --config=tools/scripts/libraries.config.js libs/forms/src/a.test.ts',
    ],
    ['tools/api/src/sale.test.ts', {}, 'npx vitest run --maxWorkers=1 --root=tools/api src/sale.test.ts'],
    ['tools/lint/src/a.test.js', {}, 'npx vitest run --maxWorkers=1 --root=tools/lint src/a.test.js'],
    [
      'libs/ui-kit/src/A.stories.tsx',
      {},
      'npx vitest run --maxWorkers=1 --config=.storybook/vitest.config.ts libs/ui-kit/src/A.stories.tsx',
    ],
    [
      'e2e/journeys/door.spec.ts',
      {},
      "npx playwright test --config=e2e --workers=1 journeys/door.spec.ts '--grep=sells \\(2\\)$'",
    ],
    [
      'tools/api/src/kills.slow.test.ts',
      { CALLBOARD_TIER: 'slow' },
      'CALLBOARD_TIER=slow npx vitest run --maxWorkers=1 --root=tools/api src/kills.slow.test.ts',
    ],
  ])('runs again alone: %s', (file, env, command) => {
    const [rerun] = rerunsOf([outcomeOf([failure(file, 'sells (2)')], env)]);
    expect(rerun).toMatchObject({ command, step: { env } });
    // Vitest refuses to start where an option is given twice.
    const options = rerun?.step.command.filter((word) => /^--(?!reporter)/.test(word)).map(nameOfOption);
    expect(options).toEqual([...new Set(options)]);
  });

  it('runs again in a process of its own, where what passes is flaky', async () => {
    const passes = failure('tools/scripts/src/slowest.test.mjs', 'lists the slowest');
    const outcome = outcomeOf([passes], { ...process.env, VITEST: undefined });
    const { failed, flaky } = await rerunFailures(rerunsOf([outcome]), async (step) => {
      const [run] = await runSteps([step], () => {}, { logFolder });
      return run ?? outcome;
    });
    expect([failed, flaky.length]).toEqual([[], 1]);
  });

  it('runs again by file, each browser test by itself, and tests of money three times', () => {
    const money = 'tools/api/src/subjects/booking/sale/payBack.test.ts';
    const reruns = rerunsOf([
      outcomeOf([
        failure('tools/api/src/a.test.ts', 'one'),
        failure('tools/api/src/a.test.ts', 'two'),
        failure(money, 'three'),
        failure('e2e/journeys/door.spec.ts', 'four'),
        failure('e2e/journeys/door.spec.ts', 'five'),
      ]),
    ]);
    expect(reruns.map(({ failures, runs }) => [failures.length, runs])).toEqual([
      [2, 1],
      [1, 3],
      [1, 1],
      [1, 1],
    ]);
  });

  it('is flaky where every rerun passes, and failed where one fails', async () => {
    const reruns = rerunsOf([
      outcomeOf([failure('libs/a/src/a.test.ts', 'passes'), failure('libs/a/src/b.test.ts', 'fails')]),
    ]);
    const { failed, flaky } = await rerunFailures(reruns, (step) =>
      Promise.resolve(
        step.command.includes('libs/a/src/b.test.ts')
          ? outcomeOf([failure('libs/a/src/b.test.ts', 'fails')])
          : { ...outcomeOf([]), count: { passed: 1, failed: 0 } },
      ),
    );
    expect(flaky).toMatchObject([{ test: 'libs/a/src/a.test.ts > passes', errors: ['expected 1'] }]);
    expect(failed).toMatchObject([
      { test: 'libs/a/src/b.test.ts > fails', errors: ['expected 1', 'fails\nexpected 1'] },
    ]);
  });

  it('is failed where one of several reruns fails', async () => {
    const reruns = rerunsOf([outcomeOf([failure(strictTests[0] ?? '', 'pays')])]);
    let runs = 0;
    const { failed, flaky } = await rerunFailures(reruns, (step) => {
      runs += 1;
      const outcome = outcomeOf(runs === 3 ? [failure(strictTests[0] ?? '', 'pays')] : []);
      return Promise.resolve({ ...outcome, step });
    });
    expect([runs, failed.length, flaky.length]).toEqual([3, 1, 0]);
  });
});

it('knows at most 60 strict tests, which are all there, and ten in quarantine, none of them strict', () => {
  expect(strictTests.length).toBeLessThanOrEqual(60);
  expect(strictTests.filter((file) => !existsSync(inWorkspace(file)))).toEqual([]);
  expect(quarantine.length).toBeLessThanOrEqual(10);
  const files = quarantine.map(({ test }) => test.split(' > ')[0]);
  expect(files.filter((file) => strictTests.includes(file ?? ''))).toEqual([]);
});
