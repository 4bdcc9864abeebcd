/**
 * Lets so many pieces of work go on at a time; the others wait, in the order in which they came.
 *
 * @example
 * const pictures = atATime(2);
 * await pictures.inTurn(() => drawPicture());
 */
export function atATime(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place passes to the next one, so that no one slips in between.
      if (next) next();
      else running -= 1;
    }
  }

  return { inTurn, countWaiting: () => waiting.length, isIdle: () => running === 0 };
}
