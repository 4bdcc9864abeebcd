import { readDecimal, type Decimal } from './readDecimal';

/** The numbers that a field takes. */
export interface NumberLimits {
  /** The smallest number. @default any */
  min?: number | undefined;
  /** The largest number. @default any */
  max?: number | undefined;
  /** Numbers are `min`, or zero without one, and whole steps from there. @default any */
  step?: number | undefined;
}

/** What a text says: nothing, a number that the field takes, or neither. Nothing else is possible. */
export type TypedNumber = { state: 'empty' } | { state: 'valid'; value: number } | { state: 'invalid' };

const invalid: TypedNumber = { state: 'invalid' };
/** Steps are written in decimals, which binary numbers only come near to. */
const nearness = 1e-12;
/** Digits that every binary number keeps. */
const maxDigits = 15;

/** Reads a number from a text as it is typed: see `readDecimal` for its forms. */
export function readNumber(text: string, limits: NumberLimits = {}): TypedNumber {
  if (text.trim() === '') return { state: 'empty' };
  const decimal = readDecimal(text);
  if (!decimal || digitsOf(decimal) > maxDigits) return invalid;
  const size = Number(`${decimal.whole}.${decimal.fraction}0`);
  const value = decimal.isNegative && size !== 0 ? -size : size;
  return isWithin(value, limits) ? { state: 'valid', value } : invalid;
}

/** Tests a number against the limits of its field. */
export function isWithin(value: number, { min, max, step }: NumberLimits): boolean {
  if (!Number.isFinite(value)) return false;
  if ((min !== undefined && value < min) || (max !== undefined && value > max)) return false;
  if (step === undefined) return true;
  const from = min ?? 0;
  const nearest = from + Math.round((value - from) / step) * step;
  return Math.abs(value - nearest) <= nearness * Math.max(1, Math.abs(value));
}

// Four digits stay together: many are years.
const shown = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 15, useGrouping: 'min2' });

/** Writes a number as `readNumber` reads it, with thousands separated from five digits on: '12,500.5'. */
export function writeNumber(value: number): string {
  return shown.format(value);
}

/** Digits without the zeros that change nothing. */
function digitsOf({ whole, fraction }: Decimal): number {
  return (whole + fraction.replace(/0+$/, '')).replace(/^0+/, '').length;
}
