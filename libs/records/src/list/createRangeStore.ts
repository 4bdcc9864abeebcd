/** Which rows are in sight, counted from 0. */
export interface RowRange {
  first: number;
  last: number;
}

export interface RangeStore {
  range: () => RowRange;
  say: (first: number, last: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Holds the rows in sight outside of React, so that scrolling draws the counter again and not the list. */
export function createRangeStore(): RangeStore {
  let range: RowRange = { first: 0, last: 49 };
  const listeners = new Set<() => void>();
  return {
    range: () => range,
    say: (first, last) => {
      if (first === range.first && last === range.last) return;
      range = { first, last };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
