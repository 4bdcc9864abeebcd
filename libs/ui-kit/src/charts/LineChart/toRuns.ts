/** A value and its index. */
export interface RunPoint {
  index: number;
  value: number;
}

/** Splits a line into the runs between its gaps. */
export function toRuns(values: readonly (number | null)[]): RunPoint[][] {
  const runs: RunPoint[][] = [];
  let run: RunPoint[] | undefined;
  for (const [index, value] of values.entries()) {
    if (value === null || !Number.isFinite(value)) {
      run = undefined;
    } else if (run === undefined) {
      run = [{ index, value }];
      runs.push(run);
    } else {
      run.push({ index, value });
    }
  }
  return runs;
}
