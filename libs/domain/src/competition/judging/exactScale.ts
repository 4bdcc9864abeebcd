import type { Criterion, Rubric } from './rubric';

/**
 * The totals of a rubric as whole numbers. A unit is the part of a point that divides every step of every criterion and every penalty, so
 * that equal scores add up to exactly equal totals in any order, and no rounding of binary fractions decides a place.
 */
export interface ExactScale {
  /** How many units 100 points are. */
  hundred: number;
  /** Value of one step of each criterion, in units. Empty where the rubric cannot be judged by. */
  criteria: readonly { criterion: Criterion; unitsOfStep: number }[];
  /** Deductions of penalties, in units, by code. */
  penalties: ReadonlyMap<string, number>;
}

/** Weights, steps and points are read to millionths. */
const millionths = 1e6;

/**
 * With finer units sums of many judges would no longer be exact. A rubric that needs them (weights with many decimals on scales without
 * a common divisor) is rounded to units of 1e-9 points: still the same for the same scores.
 */
const maxUnits = 100_000_000_000n;

/** The units of a rubric. */
export function exactScaleOf({ criteria, penalties }: Rubric): ExactScale {
  const parts = criteria.map((criterion) => ({
    criterion,
    weight: toMillionths(criterion.weight),
    step: toMillionths(criterion.step),
    range: toMillionths(criterion.max) - toMillionths(criterion.min),
  }));
  const isUsable = parts.every(({ weight, step, range }) => weight > 0n && step > 0n && range > 0n);
  const usable = isUsable ? parts : [];
  const sum = usable.reduce((total, { weight }) => total + weight, 0n);
  const shares = usable.map(({ criterion, weight, step, range }) => ({
    criterion,
    over: weight * step,
    under: sum * range,
  }));
  const points = penalties.map(({ code, points: off }) => ({
    code,
    over: toMillionths(off),
    under: 100n * BigInt(millionths),
  }));
  const common = [...shares, ...points].reduce(
    (units, { over, under }) => leastMultiple(units, under / greatestDivisor(over, under)),
    1n,
  );
  const hundred = common > maxUnits ? maxUnits : common;
  const toUnits = ({ over, under }: { over: bigint; under: bigint }) =>
    Number((2n * over * hundred + under) / (2n * under));
  return {
    hundred: Number(hundred),
    criteria: shares.map((share) => ({ criterion: share.criterion, unitsOfStep: toUnits(share) })),
    penalties: new Map(points.map((penalty) => [penalty.code, toUnits(penalty)])),
  };
}

function toMillionths(value: number): bigint {
  return Number.isFinite(value) ? BigInt(Math.round(value * millionths)) : 0n;
}

function leastMultiple(one: bigint, other: bigint): bigint {
  return (one / greatestDivisor(one, other)) * other;
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}

/** A fraction times ten to the power of some decimals, rounded half up to a whole number, exactly. */
export function roundedRatio(over: number, under: number, decimals: number): number {
  const doubled = 2 * over * 10 ** decimals + under;
  if (Number.isSafeInteger(doubled) && Number.isSafeInteger(2 * under)) {
    const rest = doubled % (2 * under);
    return (doubled - (rest < 0 ? rest + 2 * under : rest)) / (2 * under);
  }
  const divisor = 2n * BigInt(under);
  const exact = 2n * BigInt(over) * 10n ** BigInt(decimals) + BigInt(under);
  const rest = exact % divisor;
  return Number((exact - (rest < 0n ? rest + divisor : rest)) / divisor);
}
