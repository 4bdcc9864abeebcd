/** A figure and its place. */
export interface RunPoint {
  index: number;
  value: number;
}

/** Cuts a line into the pieces between its gaps. */
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
