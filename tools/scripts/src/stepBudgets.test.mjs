import { expect, it } from 'vitest';
import { exceededBudgets, stepBudgets } from './stepBudgets.mjs';
import { testSteps } from './testSteps.mjs';

it('reports a step that takes more processor time than its budget', () => {
  const { lint = 0 } = stepBudgets;
  expect(exceededBudgets([{ name: 'lint', cpuSeconds: lint }])).toEqual([]);
  expect(exceededBudgets([{ name: 'lint', cpuSeconds: lint + 1 }])).toHaveLength(1);
  expect(exceededBudgets([{ name: 'lint' }, { name: 'other', cpuSeconds: 1000 }])).toEqual([]);
});

it('has budgets of steps that there are', async () => {
  const names = (await testSteps({ tier: 'fast', postgres: undefined })).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(stepBudgets)));
});
