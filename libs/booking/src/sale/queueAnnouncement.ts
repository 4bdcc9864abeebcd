/**
 * The minutes that a screen reader announces while a buyer waits: in steps of ten far from their turn, of five nearer, then each of the last
 * ones. They are announced when they change, so that they do not interrupt at every call.
 *
 * @example spokenMinutes(47) // 50
 */
export function spokenMinutes(minutes: number): number {
  const step = stepOf(minutes);
  return Math.ceil(minutes / step) * step;
}

function stepOf(minutes: number): number {
  if (minutes > 30) return 10;
  return minutes > 10 ? 5 : 1;
}
