/** Prints one figure's JSON: what was measured, on how much work, and the machine it ran on. */
export function report(name: string, figures: Readonly<Record<string, unknown>>): void {
  const machine = { node: process.version, platform: process.platform, arch: process.arch };
  process.stdout.write(`${JSON.stringify({ name, machine, ...figures }, null, 2)}\n`);
}

/** The middle of some numbers; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

/** The number that this part of some numbers does not exceed; NaN for none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
