import { stagesBelow } from './rule';

/** A stage, and those that its rules lead to, by hashcode. */
export interface LinkedStage {
  hashcode: string;
  rules: readonly { next: string }[];
}

/** A place in a picture: columns from left to right, rows from top to bottom, both from 0; rows can lie between two others. */
export interface Spot {
  column: number;
  row: number;
}

/** Where a stage stands in a picture. */
export interface StagePosition<Stage> extends Spot {
  stage: Stage;
}

/** A picture of stages. */
export interface StageLayout<Stage> {
  columns: number;
  rows: number;
  positions: readonly StagePosition<Stage>[];
  /** Spots that the link from one stage to another passes, so that no stage hides it. */
  viaOf: (from: string, to: string) => readonly Spot[];
}

/** A stage or, without one, a spot that a long link passes. */
interface Node<Stage> extends Spot {
  key: string;
  stage: Stage | null;
  next: string[];
}

/**
 * Places stages so that each stands to the left of those that it leads to, in the middle of those that lead to it. A link over several
 * columns has a spot of its own in each. Stages in a circle are left out.
 *
 * @example layoutStages([{ hashcode: 'heat', rules: [{ next: 'final' }] }, { hashcode: 'final', rules: [] }]).columns // 2
 */
export function layoutStages<Stage extends LinkedStage>(stages: readonly Stage[]): StageLayout<Stage> {
  const nodes = nodesOf(stages);
  const columns = nodes.reduce((most, { column }) => Math.max(most, column + 1), 0);
  const byColumn = Array.from({ length: columns }, (_, column) =>
    nodes.filter((node) => node.column === column),
  );
  // From right to left: what leads to one stage stands together.
  for (let column = columns - 2; column >= 0; column -= 1) {
    const after = byColumn[column + 1] ?? [];
    const rankOf = ({ next }: Node<Stage>) =>
      mean(next.map((key) => after.findIndex((each) => each.key === key)));
    byColumn[column]?.sort((a, b) => (rankOf(a) ?? columns) - (rankOf(b) ?? columns));
  }
  for (const [column, inColumn] of byColumn.entries()) {
    let free = 0;
    for (const node of inColumn) {
      const before = (byColumn[column - 1] ?? []).filter(({ next }) => next.includes(node.key));
      node.row = Math.max(free, mean(before.map(({ row }) => row)) ?? free);
      free = node.row + 1;
    }
  }
  return {
    columns,
    rows: nodes.reduce((most, { row }) => Math.max(most, Math.ceil(row) + 1), 0),
    positions: byColumn.flat().flatMap(({ stage, column, row }) => (stage ? [{ stage, column, row }] : [])),
    viaOf: (from, to) =>
      nodes
        .filter(({ key }) => key.startsWith(`${from}>${to}>`))
        .map(({ column, row }) => ({ column, row }))
        .sort((a, b) => a.column - b.column),
  };
}

/** All stages but those in a circle, each in its column, with the spots that links pass. */
function nodesOf<Stage extends LinkedStage>(all: readonly Stage[]): Node<Stage>[] {
  const links = all.flatMap(({ hashcode: stage, rules }) => rules.map(({ next }) => ({ stage, next })));
  const stages = all.filter(({ hashcode }) => !stagesBelow(hashcode, links).has(hashcode));
  const known = new Map(stages.map((stage) => [stage.hashcode, stage]));
  const nextOf = ({ rules }: Stage) =>
    [...new Set(rules.map(({ next }) => next))].filter((next) => known.has(next));
  const depthOf = (stage: Stage): number =>
    nextOf(stage).reduce((most, next) => {
      const to = known.get(next);
      return to ? Math.max(most, depthOf(to) + 1) : most;
    }, 0);
  const depths = new Map(stages.map((stage) => [stage.hashcode, depthOf(stage)]));
  const columns = Math.max(0, ...depths.values()) + 1;
  const columnOf = (hashcode: string) => columns - 1 - (depths.get(hashcode) ?? 0);
  return stages.flatMap((stage) => {
    const { hashcode } = stage;
    const column = columnOf(hashcode);
    const node: Node<Stage> = { key: hashcode, stage, next: [], column, row: 0 };
    const passed = nextOf(stage).flatMap((to) => {
      const spots = Array.from({ length: columnOf(to) - column - 1 }, (_, nth): Node<Stage> => ({
        key: `${hashcode}>${to}>${nth}`,
        stage: null,
        next: [`${hashcode}>${to}>${nth + 1}`],
        column: column + 1 + nth,
        row: 0,
      }));
      node.next.push(spots[0]?.key ?? to);
      spots.at(-1)?.next.splice(0, 1, to);
      return spots;
    });
    return [node, ...passed];
  });
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
