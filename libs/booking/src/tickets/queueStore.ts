import { storedJson } from '@callboard/browser-storage';
import * as v from 'valibot';

const storedPlaceSchema = v.object({
  token: v.string(),
  /** The first position that was shown: how far the buyer came since. */
  first: v.number(),
});

/** The buyer's place in the queue of a performance: one for all tabs of a browser, which a reload keeps. */
export function queueStore(performance: string) {
  const stored = storedJson(queueKey(performance), storedPlaceSchema);
  // A browser that stores nothing has a place as long as the page is open.
  let current = stored.read();
  return {
    read: () => stored.read() ?? current,
    write(place: v.InferOutput<typeof storedPlaceSchema>): void {
      current = place;
      stored.write(place);
    },
    remove(): void {
      current = null;
      stored.remove();
    },
  };
}

export function queueKey(performance: string): string {
  return `callboard.queue.${performance}`;
}
