/**
 * Lets a loop wait until there may be something to do. A ring during the work is not lost: the next wait returns immediately.
 *
 * @example
 * bell.ring(); // from anywhere
 * await bell.heard(5_000); // returns at the ring, or after five seconds
 */
export function createBell() {
  let isRung = false;
  let wake: (() => void) | undefined;
  return {
    ring(): void {
      isRung = true;
      wake?.();
    },
    async heard(longestMs: number): Promise<void> {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, longestMs).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isRung = false;
      wake = undefined;
    },
  };
}
