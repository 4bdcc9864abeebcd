import type { ActState, OutState } from '@callboard/api-contract/competition';
import { arrivalsOf } from './arrivals';
import { runOfShow, type ItemState, type PlannedItem, type ShowStep } from './runOfShow';

/** Facts of an act of a stage. */
export interface ActFacts {
  entry: string;
  /** True if its entry takes part: it was neither withdrawn nor declined. */
  isAccepted: boolean;
  /** As what the head judge took it out; null: not at all. */
  takenOut: OutState | null;
  /** A signed sheet: it performed, also where the show log has it as absent. */
  hasSigned: boolean;
  /** As what its results were released; null before. What is called later changes none of them. */
  released: ActState | null;
}

/** The appearances of acts in one performance, and its log. */
export interface ActNight {
  items: readonly (PlannedItem & { entry: string })[];
  steps: readonly ShowStep[];
}

/** Outcome of an act. */
export interface ActOutcome {
  state: ActState;
  /** True if it was on stage, also where it was taken out afterwards. */
  hasPerformed: boolean;
}

/**
 * What happened to each act of a stage, by entry. What the head judge decides comes before what the stage called, and a signed sheet
 * before a call of "not here", which is easily made for the wrong act.
 *
 * @example actStates(acts, nights).get('anchor') // { state: 'did_not_come', hasPerformed: false }
 */
export function actStates(acts: readonly ActFacts[], nights: readonly ActNight[]): Map<string, ActOutcome> {
  const appearances = nights.flatMap(({ items, steps }) => {
    const arrivals = arrivalsOf(steps);
    return runOfShow(items, steps, 0).items.map(({ entry, hashcode, state }) => ({
      entry,
      state,
      hasArrived: arrivals.get(hashcode)?.isWhole ?? false,
    }));
  });
  return new Map(
    acts.map((act) => {
      const own = appearances.filter(({ entry }) => entry === act.entry);
      return [act.entry, outcomeOf(act, own)];
    }),
  );
}

interface Appearance {
  state: ItemState;
  hasArrived: boolean;
}

function outcomeOf(
  { isAccepted, takenOut, hasSigned, released }: ActFacts,
  appearances: readonly Appearance[],
): ActOutcome {
  const called = calledState(appearances);
  const hasPerformed = hasSigned || called === 'performed' || takenOut === 'did_not_finish';
  if (released !== null) return { state: released, hasPerformed };
  if (!isAccepted) return { state: 'withdrawn', hasPerformed };
  return { state: takenOut ?? (hasPerformed ? 'performed' : called), hasPerformed };
}

/** State by the stage's calls: in all of its appearances an act did not come, or in one of them it did. */
function calledState(appearances: readonly Appearance[]): ActState {
  const has = (...states: readonly ItemState[]) => appearances.some(({ state }) => states.includes(state));
  if (has('on', 'done')) return 'performed';
  if (has('no_show') && !has('planned', 'ready')) return 'did_not_come';
  return has('ready') || appearances.some(({ hasArrived }) => hasArrived) ? 'present' : 'expected';
}
