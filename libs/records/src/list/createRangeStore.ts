import { createLocalState } from '@callboard/app-state';

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
  const { get, set, subscribe } = createLocalState<RowRange>({ first: 0, last: 49 });
  return {
    range: get,
    say: (first, last) => {
      const range = get();
      if (first !== range.first || last !== range.last) set({ first, last });
    },
    subscribe,
  };
}
