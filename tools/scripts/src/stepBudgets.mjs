/**
 * Budget of each step of `npm test`, in seconds of processor time, on the reference machine with two processors. A run reports what exceeds
 * them; only `npm test -- --budgets`, on a quiet machine, fails for it.
 *
 * @type {Readonly<Record<string, number>>}
 */
export const stepBudgets = {
  build: 80,
  lint: 50,
  'type check': 60,
  'API tests, part 1/2': 300,
  'API tests, part 2/2': 300,
  'library tests': 250,
  'tool tests': 100,
  'story tests': 60,
  'browser tests': 270,
};

/**
 * The steps that took more than their budget, each as a sentence.
 *
 * @param {readonly { name: string, cpuSeconds?: number | undefined }[]} outcomes
 * @returns {string[]}
 */
export function exceededBudgets(outcomes) {
  return outcomes.flatMap(({ name, cpuSeconds = 0 }) => {
    const budget = stepBudgets[name] ?? Infinity;
    if (cpuSeconds <= budget) return [];
    return [`${name} took ${Math.round(cpuSeconds)} s of processor time. Its budget is ${budget} s.`];
  });
}
