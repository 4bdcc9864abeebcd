/**
 * Budget of each step of `npm test`, in seconds of processor time, on a machine with two processors. These only get less: the
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

/** The name of what measures the machine before the first step. */
export const machineProbe = 'machine';

/** Time of the machine's probe on the machine that the parts are of, in seconds of processor time. */
const probeSeconds = 1.4;

/** How many steps run next to each other. */
export const stepsAtOnce = 2;

/** A step that takes more than this times its budget fails the run. */
export const maxTimesBudget = 1.5;

/** How many tests can pass at the second try only: each is a defect, and more of them fail the run. */
export const maxRetried = 3;

/**
 * How many times slower than usual the machine is: the median of what all that ran by now took of its part, at least 1. Before the first
 * step that is the probe alone. Where every step takes twice its part it is the machine, also where the probe found less: loops of numbers run
 * as usual while memory, files and processes take three times as long.
 *
 * @param {readonly Measured[]} outcomes
 */
export function slownessOf(outcomes) {
  const ratios = outcomes.flatMap(timesItsPart).sort((one, other) => one - other);
  return Math.max(1, ratios[Math.floor(ratios.length / 2)] ?? 1);
}

/** @param {Measured} outcome */
function timesItsPart({ name, cpuSeconds }) {
  const part = name === machineProbe ? probeSeconds : stepBudgets[name];
  return part === undefined || cpuSeconds === undefined ? [] : [cpuSeconds / part];
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
