import type { RecordOf } from '@callboard/api-contract';
import { byText } from '../lists/byText';

const minuteMs = 60_000;

export type ShowStepKind = RecordOf<'showSteps'>['step'];

/** An act or another item of the running order as it was planned; times in milliseconds since 1970. */
export interface PlannedItem {
  hashcode: string;
  from: number;
  to: number;
}

/** One step of the log of a show. */
export interface ShowStep {
  hashcode: string;
  step: ShowStepKind;
  /** The item that it is about; null for steps of the show as a whole. */
  item: string | null;
  /** When it happened, in milliseconds since 1970. */
  at: number;
  /** The step that this one undoes. */
  undoes?: string | null | undefined;
  /** The item that it exchanges places with, of a step that swaps. */
  other?: string | null | undefined;
  /** How long the item takes now, of a step that changes its length. */
  minutes?: number | null | undefined;
  /** The one of an act who is here or missing; null for all of them. */
  participant?: string | null | undefined;
  /** The user who made it. */
  by?: string | null | undefined;
  /** False: its maker did not run the show then. Who made a step is not for everyone, so the server stores whether it counts. */
  counts?: boolean | undefined;
}

export type ItemState = 'planned' | 'ready' | 'on' | 'done' | 'skipped' | 'no_show';

/** An item on the night: what was planned stays next to what is expected. */
export type ShownItem<Item extends PlannedItem = PlannedItem> = Item & {
  state: ItemState;
  /** When its place in the running order begins as planned: that of another where they were swapped on the night. */
  place: number;
  /** When it really began and ended; null until it did. */
  startedAt: number | null;
  endedAt: number | null;
  /** When it begins and ends as things stand; for one that is over when it did. Null for one that does not appear. */
  expected: { from: number; to: number } | null;
  /** How long it takes, where that was changed on the night; null where it is as planned. */
  newLengthMs: number | null;
};

export interface RunOfShow<Item extends PlannedItem = PlannedItem> {
  /** In the order in which they appear: as planned, but for those that were swapped. */
  items: readonly ShownItem<Item>[];
  /** Item on stage. */
  current: ShownItem<Item> | null;
  /** The first that has not begun. */
  next: ShownItem<Item> | null;
  /** Since when the show waits; null while it runs. */
  onHoldSince: number | null;
  /** How much later than planned the next item begins, or the last ends; below zero: earlier. */
  lateMs: number;
  hasBegun: boolean;
  /** Nothing is on stage and nothing is to come. */
  isOver: boolean;
  /** The driver of the show: the one who took it over last. Null before anyone did. */
  driver: string | null;
  /** The last step that was not undone, of those that the driver makes on the show. */
  lastStep: ShowStep | null;
}

/**
 * The state of a show from its plan and its log, at a moment. The order in which steps arrive does not matter: they count in the order
 * in which they were made, those of one moment by hashcode, so that every device and the server come to the same. What a step cannot
 * do any more, such as starting an act twice, it does not do. The show is taken by `drive` alone: what another made after it does not
 * count, whenever it arrives.
 *
 * An overrun moves what follows: gaps in the plan are buffers that absorb it, and nothing begins before it is planned unless someone
 * starts it.
 *
 * @param now In milliseconds since 1970.
 */
export function runOfShow<Item extends PlannedItem>(
  plan: readonly Item[],
  steps: readonly ShowStep[],
  now: number,
): RunOfShow<Item> {
  const log = standingSteps(steps);
  const night = new Map(plan.map(({ hashcode, from }) => [hashcode, fresh(from)]));
  let [onHoldSince, driver]: [number | null, string | null] = [null, null];
  let onStage: string | null = null;

  const endCurrent = (at: number) => {
    const current = onStage === null ? undefined : night.get(onStage);
    if (current) Object.assign(current, { state: 'done', endedAt: Math.max(at, current.startedAt ?? at) });
    onStage = null;
  };

  for (const { step, item, other, at, minutes, by = null } of log) {
    if (isAtStageDoor(step)) continue;
    const own = item === null ? undefined : night.get(item);
    switch (step) {
      case 'start':
        if (!own || own.startedAt !== null) break;
        endCurrent(at);
        Object.assign(own, { state: 'on', startedAt: at });
        [onStage, onHoldSince] = [item, null];
        break;
      case 'end':
        if (own?.state === 'on') endCurrent(at);
        break;
      case 'ready':
        if (own?.state === 'planned') own.state = 'ready';
        break;
      case 'skip':
      case 'no_show':
        if (own && own.startedAt === null) own.state = step === 'skip' ? 'skipped' : 'no_show';
        break;
      case 'length':
        if (own && own.endedAt === null && minutes) own.newLengthMs = minutes * minuteMs;
        break;
      case 'swap':
        swapPlaces(own, night.get(other ?? ''));
        break;
      case 'hold':
        onHoldSince ??= at;
        break;
      case 'release':
        onHoldSince = null;
        break;
      case 'drive':
        driver = by;
        break;
      case 'undo':
        break;
      default:
        step satisfies never;
    }
  }

  const known = plan
    .map((item) => ({ ...item, ...(night.get(item.hashcode) ?? fresh(item.from)) }))
    .sort((one, other) => one.place - other.place || byText(one.hashcode, other.hashcode));
  const hasBegun = known.some(({ startedAt }) => startedAt !== null);
  const items = withExpected(known, { now, isOnHold: onHoldSince !== null, hasBegun });
  const current = items.find(({ state }) => state === 'on') ?? null;
  const next = items.find(isToCome) ?? null;
  return {
    items,
    current,
    next,
    onHoldSince,
    lateMs: latenessOf(items, next),
    hasBegun,
    isOver: current === null && next === null && hasBegun,
    driver,
    lastStep: log.findLast(({ step }) => step !== 'drive' && step !== 'undo' && !isAtStageDoor(step)) ?? null,
  };
}

interface Night {
  state: ItemState;
  place: number;
  startedAt: number | null;
  endedAt: number | null;
  newLengthMs: number | null;
}

function fresh(place: number): Night {
  return { state: 'planned', place, startedAt: null, endedAt: null, newLengthMs: null };
}

/** Exchanges the places of two items that have yet to begin; of others nothing. */
function swapPlaces(one: Night | undefined, other: Night | undefined): void {
  if (!one || !other || one.startedAt !== null || other.startedAt !== null) return;
  [one.place, other.place] = [other.place, one.place];
}

/** True if a step is made at the stage door, where several people check acts in while another runs the show. */
export function isAtStageDoor(step: ShowStepKind): step is 'here' | 'missing' {
  return step === 'here' || step === 'missing';
}

/** Each step that counts once, in the order in which they were made, without those that were undone. */
export function standingSteps(steps: readonly ShowStep[]): ShowStep[] {
  const counting = countingSteps(steps);
  const undone = new Set(counting.flatMap(({ step, undoes }) => (step === 'undo' ? (undoes ?? []) : [])));
  // The show is given to another by taking it over, not by undoing.
  return counting.filter(({ hashcode, step }) => step === 'drive' || !undone.has(hashcode));
}

/**
 * Each step that counts once, in the order in which they were made: those of the one who runs the show, all before anyone does, and those
 * of the stage door, where several people check acts in.
 */
export function countingSteps(steps: readonly ShowStep[]): ShowStep[] {
  const once = new Map(steps.map((step) => [step.hashcode, step]));
  const isOfDoor = ({ step, undoes }: ShowStep) =>
    isAtStageDoor(step) || isAtStageDoor(once.get(undoes ?? '')?.step ?? step);
  let driver: string | null = null;
  return [...once.values()]
    .sort((one, other) => one.at - other.at || byText(one.hashcode, other.hashcode))
    .filter((step) => {
      if (step.counts === false) return false;
      if (step.step === 'drive') driver = step.by ?? null;
      return step.step === 'drive' || driver === null || (step.by ?? driver) === driver || isOfDoor(step);
    });
}

/** True if an item has yet to begin. */
export function isToCome({ state }: Pick<Night, 'state'>): boolean {
  return state === 'planned' || state === 'ready';
}

function withExpected<Item extends PlannedItem>(
  known: readonly (Item & Night)[],
  { now, isOnHold, hasBegun }: { now: number; isOnHold: boolean; hasBegun: boolean },
): ShownItem<Item>[] {
  /** The stage is taken until then. */
  let free = Math.max(...known.map((item) => endOf(item, now) ?? Number.NEGATIVE_INFINITY));
  const isEmpty = known.every(({ state }) => state !== 'on');
  const first = known.find(isToCome);
  // An item that has not begun although it is time begins now at the earliest.
  if (isEmpty && first && (isOnHold || hasBegun || now > first.place)) free = Math.max(free, now);
  return known.map((item) => {
    if (item.startedAt !== null)
      return { ...item, expected: { from: item.startedAt, to: endOf(item, now) ?? item.startedAt } };
    if (!isToCome(item)) return { ...item, expected: null };
    const from = Math.max(item.place, free);
    free = from + lengthOf(item);
    return { ...item, expected: { from, to: free } };
  });
}

/** When an item that has begun ended, or is expected to; undefined for others. */
function endOf(item: PlannedItem & Night, now: number): number | undefined {
  const { startedAt, endedAt } = item;
  if (startedAt === null) return undefined;
  return endedAt ?? Math.max(now, startedAt + lengthOf(item));
}

/** How long an item takes: as it was planned, or as it was changed on the night. */
export function lengthOf({
  from,
  to,
  newLengthMs,
}: Pick<PlannedItem, 'from' | 'to'> & Pick<Night, 'newLengthMs'>): number {
  return newLengthMs ?? to - from;
}

function latenessOf(items: readonly ShownItem[], next: ShownItem | null): number {
  if (next?.expected) return next.expected.from - next.place;
  const last = items.findLast(({ expected }) => expected !== null);
  return last?.expected ? last.expected.to - (last.place + last.to - last.from) : 0;
}
