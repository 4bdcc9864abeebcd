import type { NextOption } from '@callboard/api-contract/competition';

/** An act and the stage that it goes on to. */
export interface GoesOn {
  entry: string;
  next: string;
}

/** The repair of the next stages after a correction. */
export interface NextRepair {
  /** Acts that go on to a stage now and did not. */
  joins: GoesOn[];
  /** Acts that went on to a stage and do not any more. */
  leaves: GoesOn[];
  /** Options for the next stages, the first as the rules have it; empty where the same acts go on. */
  options: NextOption[];
}

interface NextFacts {
  /** How far each next stage is, by hashcode. */
  statuses: Readonly<Record<string, string>>;
  wentOn: readonly GoesOn[];
  goOn: readonly GoesOn[];
}

const statusOrder = ['planned', 'judging', 'closed', 'released'];

/**
 * Finds the acts that join and leave the next stages when results are corrected. No one is taken from a stage that has begun, and no one joins one
 * that has been judged: what happens there is decided there. Of several stages that change, the one that is furthest decides.
 */
export function repairOfNext({ statuses, wentOn, goOn }: NextFacts): NextRepair {
  const joins = goOn.filter((each) => !has(wentOn, each));
  const leaves = wentOn.filter((each) => !has(goOn, each));
  const furthest = ({ next }: GoesOn) => statusOrder.indexOf(statuses[next] ?? 'released');
  const at = Math.max(0, ...[...joins, ...leaves].map(furthest));
  const joinsAt = Math.max(0, ...joins.map(furthest));
  const options: NextOption[] = [];
  if (joins.length + leaves.length > 0) {
    if (at === 0) options.push('repair');
    if (joins.length > 0 && joinsAt <= 1 && (at > 0 || leaves.length > 0)) options.push('add');
    options.push('leave');
  }
  return { joins, leaves, options };
}

/** Acts that have gone on with an option, each with its stage. */
export function wentOnAfter(
  wentOn: readonly GoesOn[],
  { joins, leaves }: Pick<NextRepair, 'joins' | 'leaves'>,
  option: NextOption,
): GoesOn[] {
  const stays = option === 'repair' ? wentOn.filter((each) => !has(leaves, each)) : wentOn;
  return option === 'leave' ? [...stays] : [...stays, ...joins];
}

function has(list: readonly GoesOn[], { entry, next }: GoesOn): boolean {
  return list.some((each) => each.entry === entry && each.next === next);
}
