/** A stage, and the one that it leads to, by hashcode. */
export interface LinkedStage {
  hashcode: string;
  next: string | null;
}

/** Where a stage stands in a picture: columns from left to right, rows from top to bottom, both from 0. */
export interface StagePosition<Stage> {
  stage: Stage;
  column: number;
  /** Between two rows where an even number of stages leads to it. */
  row: number;
}

/** A picture of stages. */
export interface StageLayout<Stage> {
  columns: number;
  rows: number;
  positions: readonly StagePosition<Stage>[];
}

/**
 * Places stages so that each stands to the left of the one that it leads to, and no two links cross: every stage leads to one at most, so
 * that those which lead to one stand together, and it stands in the middle of them. Stages in a circle lead nowhere; they are left out.
 *
 * @example layoutStages([{ hashcode: 'heat', next: 'final' }, { hashcode: 'final', next: null }]).columns // 2
 */
export function layoutStages<Stage extends LinkedStage>(stages: readonly Stage[]): StageLayout<Stage> {
  const known = new Set(stages.map(({ hashcode }) => hashcode));
  const isLast = ({ next }: Stage) => next === null || !known.has(next);
  const positions: StagePosition<Stage>[] = [];
  let rows = 0;
  /** Places a stage after those that lead to it. Returns the row of the stage. */
  const place = (stage: Stage, depth: number): number => {
    const before = stages.filter(({ next }) => next === stage.hashcode).map((each) => place(each, depth + 1));
    const row = before.length === 0 ? rows : ((before[0] ?? 0) + (before.at(-1) ?? 0)) / 2;
    if (before.length === 0) rows += 1;
    positions.push({ stage, column: depth, row });
    return row;
  };
  for (const stage of stages.filter(isLast)) place(stage, 0);
  const columns = positions.reduce((most, { column }) => Math.max(most, column + 1), 0);
  // Counted from the last stage so far.
  const fromLeft = positions.map((each) => ({ ...each, column: columns - 1 - each.column }));
  return { columns, rows, positions: fromLeft.sort((a, b) => a.column - b.column || a.row - b.row) };
}
