import { beforeAll, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace.mjs';
import { allTests, nearTests } from './nearTests.mjs';

/** @type {ReturnType<typeof allTests>} */
let tests;
beforeAll(() => {
  tests = allTests(workspaceRoot);
});

/** @param {string} file */
const near = (file) => nearTests(workspaceRoot, file, tests);

it('begins with the test of the same name, then those of its folder', () => {
  const [first, second] = near('libs/domain/src/booking/admit.ts');
  expect(first).toBe('libs/domain/src/booking/admit.test.ts');
  expect(second).toMatch(/^libs\/domain\/src\/booking\//);
});

it('takes first what shares rare words with the file', () => {
  expect(near('tools/api/src/subjects/booking/sale/payBack.ts').slice(0, 2)).toContain(
    'tools/api/src/subjects/booking/sale/payBack.test.ts',
  );
  expect(near('tools/api/src/subjects/scheduling/queries/readFoyer.ts').slice(0, 2)).toContain(
    'tools/api/src/subjects/scheduling/foyer.test.ts',
  );
});

it('tries few files of the API, and none of the slow tier or of the mutants', () => {
  const found = near('tools/api/src/subjects/booking/sale/placeOrder.ts');
  expect(found.length).toBeLessThan(12);
  const all = tests.map(({ file }) => file).join('\n');
  expect(all).not.toMatch(/\.slow\.test|scripts\/src\/mutants/);
});
