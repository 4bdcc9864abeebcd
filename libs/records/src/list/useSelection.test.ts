import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aVenue } from '../testing/records';
import { useSelection } from './useSelection';

const first = '00000000-0000-4000-8000-000000000001';
const second = '00000000-0000-4000-8000-000000000002';
const third = '00000000-0000-4000-8000-000000000003';
const venues = [first, second, third].map((hashcode) => aVenue({ hashcode }));
const rows = {
  rowAt: (index: number) => venues[index],
  count: venues.length,
  onRangeChange: () => undefined,
  problem: undefined,
  isLoading: false,
  isFetching: false,
  refetch: () => undefined,
};

it('leaves the selection of a list alone when a bulk action of an earlier list ends', () => {
  const { result, rerender } = renderHook(({ listed }) => useSelection(rows, listed), {
    initialProps: { listed: 'Otago' },
  });
  act(() => result.current.selection.onSelectedChange(new Set([first, second])));
  const earlier = result.current;
  rerender({ listed: 'Southland' });
  act(() => result.current.selection.onSelectedChange(new Set([third])));
  act(() => {
    earlier.setRefusals(new Map([[first, 'It is closed.']]));
    earlier.retain(new Set([first]));
  });
  expect([...result.current.selectedRecords.keys()]).toEqual([third]);
  expect(result.current.refusals.size).toBe(0);
  act(() => earlier.select(venues));
  expect([...result.current.selectedRecords.keys()]).toEqual([third]);
});
