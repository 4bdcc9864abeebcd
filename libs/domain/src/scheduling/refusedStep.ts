import { runOfShow, type PlannedItem, type ShownItem, type ShowStep } from './runOfShow';

/** Two people who tap within this time can not know of each other: both steps count as they always did. */
const tapMs = 10_000;
/** A step that is older when it arrives was made without a network: it is merged, never refused. */
const lateMs = 30_000;

/** The reason a step cannot be made: its item has begun, is over, or is not on stage. */
export type StepProblem = 'begun' | 'over' | 'notOn';

/** A step that cannot be, with the item that it cannot be made on. */
export interface RefusedStep<Item extends PlannedItem> {
  problem: StepProblem;
  item: ShownItem<Item>;
}

/**
 * The reason that a step which is made now cannot be, from the plan and the log; null where it can. One that arrives late changes the past
 * instead (`runOfShow`), and one of several people counts by who runs the show.
 *
 * @param now In milliseconds since 1970.
 */
export function refusedStep<Item extends PlannedItem>(
  plan: readonly Item[],
  log: readonly ShowStep[],
  step: ShowStep,
  now: number,
): RefusedStep<Item> | null {
  if (now - step.at > lateMs) return null;
  // A start that was just tapped lets its end follow: what is refused is impossible with it and without it.
  const before = runOfShow(
    plan,
    log.filter(({ at }) => at <= step.at - tapMs),
    step.at,
  );
  const all = runOfShow(plan, log, step.at);
  for (const hashcode of [step.item, step.other]) {
    const [item, known] = [all, before].map(({ items }) => items.find((each) => each.hashcode === hashcode));
    const problem = item && problemOf(step, item);
    if (item && problem && known && problemOf(step, known)) return { problem, item };
  }
  return null;
}

function problemOf({ step }: ShowStep, { startedAt, endedAt, state }: ShownItem): StepProblem | null {
  switch (step) {
    case 'start':
    case 'ready':
    case 'skip':
    case 'no_show':
    case 'swap':
      if (endedAt !== null) return 'over';
      return startedAt === null ? null : 'begun';
    case 'length':
      return endedAt === null ? null : 'over';
    case 'end':
      if (endedAt !== null) return 'over';
      return state === 'on' ? null : 'notOn';
    case 'hold':
    case 'release':
    case 'here':
    case 'missing':
    case 'drive':
    case 'undo':
      return null;
    default:
      return step satisfies never;
  }
}
