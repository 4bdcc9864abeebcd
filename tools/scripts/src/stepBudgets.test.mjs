import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outgrownSteps, slownessOf, stepBudgets } from './stepBudgets.mjs';
import { testSteps } from './testSteps.mjs';
import { inWorkspace } from './workspace.mjs';

/** Run in which every step took `times` its part, but for one. @param {number} times @param {[string, number]} [other] */
function run(times, [other, otherTimes] = ['', 1]) {
  return Object.entries(stepBudgets).map(([name, seconds]) => ({
    name,
    cpuSeconds: seconds * (name === other ? otherTimes : times),
  }));
}

describe('a step', () => {
  it.each([
    ['stays within half more than its part', run(1, ['library tests', 1.4]), 0],
    ['outgrows it', run(1, ['library tests', 1.6]), 1],
    ['outgrows it on a fast machine', run(0.5, ['lint', 1.6]), 1],
    ['outgrows it on a machine that is a little slow', run(1.3, ['library tests', 2]), 1],
    ['is not blamed for a machine that is a little slow', run(1.3, ['library tests', 1.8]), 0],
    ['is not blamed where the machine slows every step', run(3, ['library tests', 5]), 0],
  ])('%s', (_what, outcomes, count) => {
    expect(outgrownSteps(outcomes)).toHaveLength(count);
  });

  it('has no part where no system reports processor time', () => {
    expect(outgrownSteps([{ name: 'library tests' }])).toEqual([]);
    expect(slownessOf([{ name: 'library tests' }])).toBe(1);
  });
});

describe('the budgets', () => {
  it('are of steps that there are', async () => {
    const names = (await testSteps({ tier: 'short', postgres: undefined })).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(stepBudgets)));
  });

  it('are those of the public page', () => {
    const page = readFileSync(inWorkspace('CONTRIBUTING.md'), 'utf8');
    const rows = page.matchAll(/^\| ([a-zA-Z ]+?) +\| +(\d+) s +\|/gm);
    expect(Object.fromEntries([...rows].map(([, name, seconds]) => [name, Number(seconds)]))).toEqual(
      stepBudgets,
    );
  });
});
