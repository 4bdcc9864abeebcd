/**
 * Lets a loop wait until there is something to do. A ring during the work is not lost: the next wait returns immediately.
 *
 * @example
 * bell.ring(); // from anywhere
 * await bell.heard(5_000); // returns at the ring, or after five seconds
 * await bell.heard(); // returns at the ring
 */
export function createBell() {
  let isRung = false;
  let wake: (() => void) | undefined;
  return {
    ring(): void {
      isRung = true;
      wake?.();
    },
    /** True after a ring, false when the time was over first. */
    async heard(maxMs?: number): Promise<boolean> {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = maxMs === undefined ? undefined : setTimeout(resolve, maxMs).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = undefined;
      const wasRung = isRung;
      isRung = false;
      return wasRung;
    },
  };
}
