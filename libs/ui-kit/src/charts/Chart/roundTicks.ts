/** Round numbers along an axis, from the first to the last. */
export type Ticks = readonly [number, ...number[]];

const roundSteps = [1, 2, 2.5, 5, 10];

/**
 * Round numbers that enclose all values: steps of 1, 2, 2.5 or 5 times a power of ten, whole ones for whole values.
 * Zero is included unless that would leave the values less than the upper half.
 * @example roundTicks([3, 17]) // [0, 5, 10, 15, 20]
 */
export function roundTicks(values: readonly number[], hasZero = false, most = 4): Ticks {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) return [0];
  let [low, high] = [Math.min(...known), Math.max(...known)];
  if (hasZero || (low >= 0 && low <= high / 2)) low = Math.min(low, 0);
  if (hasZero || (high <= 0 && high >= low / 2)) high = Math.max(high, 0);
  if (low === high) [low, high] = low > 0 ? [0, high] : [low, low === 0 ? 1 : 0];

  const step = roundStep((high - low) / most, known.every(Number.isInteger));
  const first = Math.floor(low / step + rounding);
  const last = Math.ceil(high / step - rounding);
  const [head = 0, ...rest] = Array.from({ length: last - first + 1 }, (_, index) =>
    // Multiples of a decimal step carry binary rounding errors: 3 × 0.1.
    Number(((first + index) * step).toPrecision(12)),
  );
  return [head, ...rest];
}

const rounding = 1e-9;

function roundStep(least: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (roundSteps.find((round) => round * power >= least - rounding * power) ?? 10);
  if (!isWhole) return step;
  if (step < 1) return 1;
  // 2.5 is not a step between whole numbers.
  return Number.isInteger(step) ? step : Math.ceil(step / 5) * 5;
}
