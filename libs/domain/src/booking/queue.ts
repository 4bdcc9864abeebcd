/** How a queue of buyers moves. */
export interface QueuePace {
  /** Buyers that it lets in at a time. */
  size: number;
  /** Numbers that were called since it was full. */
  called: number;
  /** For how long it has been full. */
  seconds: number;
}

/** How long a buyer is expected to take, before others have shown it. */
const expectedMinutes = 5;

/**
 * How long a buyer waits, in whole minutes. The first buyers count as if they took the expected time; those who follow show how long it
 * is in fact.
 *
 * @example queueMinutes(200, { size: 100, called: 0, seconds: 0 }) // 10
 */
export function queueMinutes(position: number, { size, called, seconds }: QueuePace): number {
  const perMinute = (size + called) / (expectedMinutes + seconds / 60);
  return Math.max(1, Math.ceil(position / perMinute));
}

/** Where a buyer is in a queue: before the opening, in it at a position, or selecting seats. */
export type QueueWait =
  | { status: 'lobby'; secondsToOpening: number | null }
  | { status: 'waiting'; position: number; size: number }
  | { status: 'admitted' };

/**
 * After how many seconds a browser asks for its place again: seldom far from its turn, often near it. `jitter` (from 0 up to 1) spreads
 * browsers that would poll in the same second. It costs no one their turn: the lots are drawn among all who wait, in any order of their polls.
 */
export function queuePollSeconds(wait: QueueWait, jitter: number): number {
  if (wait.status === 'admitted') return between(10, 15, jitter);
  if (wait.status === 'waiting') {
    if (wait.position <= Math.max(10, wait.size / 2)) return between(4, 8, jitter);
    return wait.position <= wait.size * 2 ? between(8, 15, jitter) : between(20, 35, jitter);
  }
  const { secondsToOpening: left } = wait;
  if (left === 0) return between(2, 5, jitter);
  // The last time before the opening leads to just after it.
  if (left !== null && left <= 35) return left + between(1, 8, jitter);
  return between(20, 30, jitter);
}

function between(least: number, most: number, jitter: number): number {
  return Math.round(least + (most - least) * jitter);
}
