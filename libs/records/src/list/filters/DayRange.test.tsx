import type { DateRange } from '@callboard/ui-kit/dates';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DayRange } from './DayRange';

// Digits are typed one by one, which is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(cleanup);

function show(first: Partial<DateRange> = {}) {
  const onCommit = vi.fn<(range: DateRange) => void>();
  const removal = { remove: () => undefined as void };
  function Filter() {
    const [range, setRange] = useState<DateRange>({ start: null, end: null, ...first });
    removal.remove = () => setRange({ start: null, end: null });
    return (
      <DayRange
        label="First day"
        range={range}
        onCommit={(next) => {
          onCommit(next);
          setRange(next);
        }}
      />
    );
  }
  render(<Filter />);
  return { user: userEvent.setup(), onCommit, removal };
}

const part = (name: string) => screen.getByRole('spinbutton', { name });

it('[9.5] [5.19] commits a range of days when an end is complete, and shows how many they are', async () => {
  const { user, onCommit } = show();
  expect(screen.getByRole('group', { name: 'First day' })).toBeTruthy();
  await user.click(part('Day From'));
  await user.keyboard('14052026');
  expect(onCommit.mock.calls).toEqual([[{ start: '2026-05-14', end: null }]]);
  await user.click(part('Day To'));
  await user.keyboard('16052026');
  await user.click(document.body);
  expect(onCommit.mock.calls.slice(1)).toEqual([[{ start: '2026-05-14', end: '2026-05-16' }]]);
  expect(screen.getByText('Duration: 3 days')).toBeTruthy();
});

it.each([
  ['an invalid day', '31022026', 'There is no such day.'],
  ['a day before the first', '13052026', 'This cannot be earlier than 14-May-2026'],
])('[9.5] leaves %s in its input with its error, and does not filter by it', async (_what, digits, error) => {
  const { user, onCommit } = show({ start: '2026-05-14' });
  await user.click(part('Day To'));
  await user.keyboard(digits);
  await user.click(document.body);
  expect(onCommit).not.toHaveBeenCalled();
  expect(screen.getByText(error)).toBeTruthy();
  expect(part('Day To').getAttribute('aria-invalid')).toBe('true');
});

it('[9.5] drops what was typed over a filter when that filter is removed', async () => {
  const { user, removal } = show({ start: '2026-05-14' });
  await user.click(part('Day To'));
  await user.keyboard('13052026');
  act(() => removal.remove());
  expect(screen.queryByText(/cannot be earlier/)).toBeNull();
  expect(part('Day To').textContent).toBe(part('Day From').textContent);
});

it('commits an empty end when its day is cleared', async () => {
  const { user, onCommit } = show({ start: '2026-05-14', end: '2026-05-16' });
  await user.click(screen.getAllByRole('button', { name: 'Choose a date' })[1] ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(onCommit.mock.calls).toEqual([[{ start: '2026-05-14', end: null }]]);
});
