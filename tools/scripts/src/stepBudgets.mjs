/**
 * What a step of `npm test` takes today, in seconds of processor time, on a machine with two processors. These only get less: the
 * whole is to fit into 15 minutes of both.
 *
 * @type {Readonly<Record<string, number>>}
 */
export const stepBudgets = {
  build: 80,
  lint: 50,
  'type check': 60,
  'API tests': 1000,
  'unit tests': 450,
  'story tests': 60,
  'browser tests': 270,
};

/** A step that takes more than this times its budget fails the run. */
export const mostTimesBudget = 1.5;

/** How many tests can pass at the second try only: each is a defect, and more of them fail the run. */
export const mostRetried = 3;

/**
 * The steps that have outgrown their part, each as a sentence.
 *
 * @param {readonly { name: string, cpuSeconds?: number | undefined, slowness: number }[]} outcomes
 * @returns {string[]}
 */
export function outgrownSteps(outcomes) {
  return outcomes.flatMap(({ name, cpuSeconds, slowness }) => {
    const budget = stepBudgets[name];
    if (budget === undefined || cpuSeconds === undefined || cpuSeconds <= budget * mostTimesBudget * slowness)
      return [];
    return [
      `${name} took ${Math.round(cpuSeconds)} s of processor time on a machine ${slowness.toFixed(1)} times as slow as usual. Its part is ${budget} s.`,
    ];
  });
}
