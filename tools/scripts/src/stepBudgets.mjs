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
  'library tests': 250,
  'tool tests': 150,
  'story tests': 60,
  'browser tests': 270,
  'consumer tests': 60,
};

/** A step that takes more than this times its budget fails the run. */
export const maxTimesBudget = 1.5;

/** How many tests can pass at the second try only: each is a defect, and more of them fail the run. */
export const maxRetried = 3;

/**
 * How many times slower than usual the machine is: what the median of the steps took of its part, at least 1. Where every step takes
 * twice its part it is the machine, which no short measure of it shows: loops of numbers run as usual while memory, files and
 * processes take three times as long.
 *
 * @param {readonly Measured[]} outcomes
 */
export function slownessOf(outcomes) {
  const ratios = outcomes
    .flatMap(({ name, cpuSeconds }) => {
      const budget = stepBudgets[name];
      return budget === undefined || cpuSeconds === undefined ? [] : [cpuSeconds / budget];
    })
    .sort((one, other) => one - other);
  return Math.max(1, ratios[Math.floor(ratios.length / 2)] ?? 1);
}

/**
 * The steps that have outgrown their part, each as a sentence. A machine that is so slow that half of the steps outgrow theirs slows
 * each in another way: then none is checked.
 *
 * @param {readonly Measured[]} outcomes
 * @returns {string[]}
 *
 * @typedef {{ name: string, cpuSeconds?: number | undefined }} Measured
 */
export function outgrownSteps(outcomes) {
  const slowness = slownessOf(outcomes);
  if (slowness > maxTimesBudget) return [];
  return outcomes.flatMap(({ name, cpuSeconds }) => {
    const budget = stepBudgets[name];
    if (budget === undefined || cpuSeconds === undefined || cpuSeconds <= budget * maxTimesBudget * slowness)
      return [];
    return [
      `${name} took ${Math.round(cpuSeconds)} s of processor time on a machine ${slowness.toFixed(1)} times as slow as usual. Its part is ${budget} s.`,
    ];
  });
}
