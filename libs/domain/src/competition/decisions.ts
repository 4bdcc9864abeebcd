import type { Lifecycle } from '@callboard/api-contract';
import { decisionNames, type Decision, type EligibilityRule } from '@callboard/api-contract/entries';

/** How full an event is. */
export interface Places {
  /** The most entries that it takes; null where there is no limit. */
  limit: number | null;
  accepted: number;
  /** Decided to be accepted, and not sent yet. */
  toAccept: number;
}

/** How many more entries an event can accept: below zero where it is over its limit, null where it has none. */
export function placesLeft({ limit, accepted, toAccept }: Places): number | null {
  return limit === null ? null : limit - accepted - toAccept;
}

/** Decisions about an entry in this status. */
export function allowedDecisions({ transitions }: Lifecycle, status: string): Decision[] {
  return decisionNames.filter((decision) => transitions[decision]?.from.includes(status));
}

/** An entry on the waiting list of an event. */
export interface Waiting {
  hashcode: string;
  waiting_place: number | null;
  submitted_at: string | null;
}

/** The waiting list in its order: by place, and those without one behind, as they arrived. */
export function inWaitingOrder<E extends Waiting>(waiting: readonly E[]): E[] {
  return waiting.toSorted(
    (one, other) =>
      compare(one.waiting_place ?? Infinity, other.waiting_place ?? Infinity) ||
      compare(arrivalOf(one), arrivalOf(other)) ||
      (one.hashcode < other.hashcode ? -1 : 1),
  );
}

/** Entry that gets a place that became free: the first of the waiting list, unless the event is still full. */
export function nextWaiting<E extends Waiting>(waiting: readonly E[], places: Places): E | null {
  const left = placesLeft(places);
  if (left !== null && left <= 0) return null;
  return inWaitingOrder(waiting)[0] ?? null;
}

/** Checks whether a school can still withdraw its entry by itself: a rule about the first performance ends that too. */
export function canWithdraw(
  rules: readonly EligibilityRule[],
  firstPerformance: string | null,
  now: Date,
): boolean {
  const isRuled = rules.some(
    ({ terms, severity }) =>
      severity === 'refuse' && terms.kind === 'date' && terms.deadline === 'first_performance',
  );
  return !isRuled || firstPerformance === null || Date.parse(firstPerformance) > now.getTime();
}

function arrivalOf({ submitted_at }: Waiting): number {
  return submitted_at === null ? Infinity : Date.parse(submitted_at);
}

function compare(one: number, other: number): number {
  // Infinity minus itself is no number.
  return one === other ? 0 : one - other;
}
