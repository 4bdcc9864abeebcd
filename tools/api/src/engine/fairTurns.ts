/**
 * Lets so many pieces of work go on at a time. Those that wait are in lanes, which have their turns one after the other: however many
 * wait in one lane, the first one of another waits for one turn of each. Within a lane it is the order in which they came.
 *
 * @example
 * const writes = fairTurns(4);
 * await writes.inTurn(performance, () => writeHold());
 */
export function fairTurns(most: number) {
  /** By lane, those who wait; the lane that is first has the next turn. */
  const lanes = new Map<string, (() => void)[]>();
  let running = 0;

  async function inTurn<T>(lane: string, work: () => Promise<T>): Promise<T> {
    if (running >= most) await new Promise<void>((resolve) => wait(lane, resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      passOn();
    }
  }

  function wait(lane: string, resolve: () => void): void {
    const waiting = lanes.get(lane);
    if (waiting) waiting.push(resolve);
    else lanes.set(lane, [resolve]);
  }

  /** The place goes over to the next one, so that no one slips in between. */
  function passOn(): void {
    const [first] = lanes;
    if (!first) {
      running -= 1;
      return;
    }
    const [lane, [resolve, ...rest]] = first;
    lanes.delete(lane);
    if (rest.length > 0) lanes.set(lane, rest);
    resolve?.();
  }

  return { inTurn, countWaiting: (lane: string) => lanes.get(lane)?.length ?? 0 };
}
