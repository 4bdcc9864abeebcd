import { createLocalState } from '@callboard/app-state';

/** The visible rows, counted from 0. */
export interface RowRange {
  first: number;
  last: number;
}

export interface RangeStore {
  range: () => RowRange;
  set: (first: number, last: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Stores the visible rows outside React, so that scrolling renders only the counter again, not the list. */
export function createRangeStore(): RangeStore {
  const { get, set, subscribe } = createLocalState<RowRange>({ first: 0, last: 49 });
  return {
    range: get,
    set: (first, last) => {
      const range = get();
      if (first !== range.first || last !== range.last) set({ first, last });
    },
    subscribe,
  };
}
