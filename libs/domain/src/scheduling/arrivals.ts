import { isAtStageDoor, standingSteps, type ShowStep } from './runOfShow';

/** Arrivals of an act's members, as the stage door has them. */
export interface Arrival {
  /** The last step on it, by which it is undone. */
  lastStep: string;
  /** True if the act was checked in as a whole: all but the missing are here. */
  isWhole: boolean;
  /** Participants who were checked in one by one. */
  here: ReadonlySet<string>;
  missing: ReadonlySet<string>;
}

/**
 * The acts that were checked in, by hashcode, as a whole or in part. Steps count in the order in which they were made; one for the whole
 * act replaces what was stored of each of its participants before.
 */
export function arrivalsOf(steps: readonly ShowStep[]): ReadonlyMap<string, Arrival> {
  const arrivals = new Map<string, Arrival & { here: Set<string>; missing: Set<string> }>();
  for (const { hashcode: lastStep, step, item, participant = null } of standingSteps(steps)) {
    if (item === null || !isAtStageDoor(step)) continue;
    const known = arrivals.get(item);
    if (participant === null || !known) {
      const isWhole = participant === null && step === 'here';
      arrivals.set(item, { lastStep, isWhole, here: new Set(), missing: new Set() });
    }
    const own = arrivals.get(item);
    if (!own || participant === null) continue;
    own.lastStep = lastStep;
    own[step].add(participant);
    own[step === 'here' ? 'missing' : 'here'].delete(participant);
  }
  return arrivals;
}

/** Of the participants of an act those who are not here. */
export function absentOf(arrival: Arrival | undefined, participants: readonly string[]): string[] {
  return participants.filter((each) =>
    arrival ? arrival.missing.has(each) || !(arrival.isWhole || arrival.here.has(each)) : true,
  );
}
