import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outgrownSteps, stepBudgets } from './stepBudgets.mjs';
import { testSteps } from './testSteps.mjs';
import { inWorkspace } from './workspace.mjs';

const budget = stepBudgets['unit tests'] ?? 0;

describe('a step', () => {
  it.each([
    ['stays within half more than its part', budget * 1.4, 1, 0],
    ['outgrows it', budget * 1.6, 1, 1],
    ['is not blamed for a slow machine', budget * 1.6, 2, 0],
  ])('%s', (_what, cpuSeconds, slowness, count) => {
    expect(outgrownSteps([{ name: 'unit tests', cpuSeconds, slowness }])).toHaveLength(count);
  });

  it('has no part where no system tells of processor time', () => {
    expect(outgrownSteps([{ name: 'unit tests', slowness: 1 }])).toEqual([]);
  });
});

describe('the budgets', () => {
  it('are of steps that there are', async () => {
    const names = (await testSteps({ tier: 'short', postgres: undefined })).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(stepBudgets)));
  });

  it('are those of the page that everybody reads', () => {
    const page = readFileSync(inWorkspace('CONTRIBUTING.md'), 'utf8');
    const rows = page.matchAll(/^\| ([a-zA-Z ]+?) +\| +(\d+) s +\|/gm);
    expect(Object.fromEntries([...rows].map(([, name, seconds]) => [name, Number(seconds)]))).toEqual(
      stepBudgets,
    );
  });
});
