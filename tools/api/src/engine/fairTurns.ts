interface Terms {
  /** How much of one lane goes on at a time. @default as much as of all */
  perLane?: number;
  /** How long a piece waits for its turn before it fails. @default as long as it takes */
  patienceMs?: number;
}

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Lets so many pieces of work go on at a time. Those that wait are in lanes, which have their turns one after the other: however many
 * wait in one lane, the first one of another waits for one turn of each. Within a lane it is the order in which they came.
 *
 * @example
 * const writes = fairTurns(4);
 * await writes.inTurn(performance, () => writeHold());
 */
export function fairTurns(most: number, { perLane = most, patienceMs }: Terms = {}) {
  /** By lane, those who wait; the lane that is first has the next turn. */
  const lanes = new Map<string, Waiting[]>();
  const runningIn = new Map<string, number>();
  let running = 0;

  async function inTurn<T>(lane: string, work: () => Promise<T>): Promise<T> {
    if (hasPlace(lane)) enter(lane);
    else await new Promise<void>((resolve, reject) => wait(lane, resolve, reject));
    try {
      return await work();
    } finally {
      leave(lane);
      passOn();
    }
  }

  function hasPlace(lane: string): boolean {
    return running < most && (runningIn.get(lane) ?? 0) < perLane;
  }

  function enter(lane: string): void {
    running += 1;
    runningIn.set(lane, (runningIn.get(lane) ?? 0) + 1);
  }

  /** A lane that is empty costs nothing. */
  function leave(lane: string): void {
    running -= 1;
    const left = (runningIn.get(lane) ?? 0) - 1;
    if (left > 0) runningIn.set(lane, left);
    else runningIn.delete(lane);
  }

  function wait(lane: string, start: () => void, giveUp: (error: Error) => void): void {
    const waiting: Waiting = { start, timer: undefined };
    if (patienceMs !== undefined) {
      waiting.timer = setTimeout(() => {
        const left = (lanes.get(lane) ?? []).filter((each) => each !== waiting);
        if (left.length > 0) lanes.set(lane, left);
        else lanes.delete(lane);
        giveUp(new TurnTimeout(patienceMs));
      }, patienceMs);
    }
    const before = lanes.get(lane);
    if (before) before.push(waiting);
    else lanes.set(lane, [waiting]);
  }

  /** The place goes over to the next one, so that no one slips in between. */
  function passOn(): void {
    for (const [lane, waiting] of lanes) {
      if (!hasPlace(lane)) continue;
      const next = waiting.shift();
      lanes.delete(lane);
      if (waiting.length > 0) lanes.set(lane, waiting);
      enter(lane);
      clearTimeout(next?.timer);
      next?.start();
      return;
    }
  }

  return {
    inTurn,
    countWaiting: (lane: string) => lanes.get(lane)?.length ?? 0,
    /** Each lane in which something goes on or waits. */
    activity: () =>
      [...new Set([...runningIn.keys(), ...lanes.keys()])].map((lane) => ({
        lane,
        busy: runningIn.get(lane) ?? 0,
        waiting: lanes.get(lane)?.length ?? 0,
      })),
  };
}

/** A piece of work had no turn for as long as it can wait. */
export class TurnTimeout extends Error {
  constructor(patienceMs: number) {
    super(`There was no turn for ${patienceMs} ms.`);
  }
}
