import type { Frame } from '@callboard/api-contract/pushes';

/** Progress of a connection, so that a new one continues there. */
export interface Progress {
  /** Where to go on; undefined before the first connection. */
  position: () => string | undefined;
  /** Adds a frame. False if it arrived before: a server repeats what follows the last position. */
  add: (frame: Frame) => boolean;
  /** Forgets everything, when all data is read again. */
  reset: () => void;
}

export function createProgress(): Progress {
  let position: string | undefined;
  const numbers = new Set<number>();
  return {
    position: () => position,
    add(frame) {
      const isNew = frame.number === undefined || !numbers.has(frame.number);
      if (frame.number !== undefined) numbers.add(frame.number);
      // Everything up to here arrived, so none of it is repeated.
      if (frame.position !== undefined) {
        position = frame.position;
        numbers.clear();
      }
      return isNew;
    },
    reset() {
      position = undefined;
      numbers.clear();
    },
  };
}
