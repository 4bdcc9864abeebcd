import { decimalsOf } from '../money';

/** Banknotes that people pay with, in whole units of the currency. */
const notes = [5, 10, 20, 50, 100] as const;

/** The sums that a customer is likely to give for a total: exactly it, and the next ones that notes make. In the smallest unit. */
export function likelyCash(total: number, currency: string): readonly number[] {
  if (total <= 0) return [];
  const unit = 10 ** decimalsOf(currency);
  const rounded = notes.map((note) => Math.ceil(total / (note * unit)) * note * unit);
  return [...new Set([total, ...rounded])].sort((one, other) => one - other).slice(0, 4);
}

/** The change; null while too little is given. */
export function changeOf(total: number, given: number | null): number | null {
  return given === null || given < total ? null : given - total;
}
