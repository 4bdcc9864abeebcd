import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScheduleCalendar } from './ScheduleCalendar';
import type { CalendarItem, CalendarView } from './ScheduleCalendar.types';

afterEach(cleanup);

const visit = { id: 'a', title: 'Site visit', from: '2026-05-14T09:00', to: '2026-05-14T11:00', href: '/a' };
const many = ['b', 'c', 'd'].map((id) => ({ ...visit, id, title: `Visit ${id}`, href: `/${id}` }));

function show(items: readonly CalendarItem[], period: CalendarView['period'] = 'month') {
  const [onFollow, onAdd] = [vi.fn(), vi.fn()];
  function Shown() {
    const [view, setView] = useState<CalendarView>({ period, day: '2026-05-14' });
    const given = { items, view, onViewChange: setView, onFollow, onAdd };
    return <ScheduleCalendar label="Appointments" zone="NZST" today="2026-05-14" {...given} />;
  }
  render(<Shown />);
  return { user: userEvent.setup(), onFollow, onAdd };
}

it('[3.30] moves between days by the arrow keys, over the end of the month, and opens one by Enter', async () => {
  const { user } = show([visit]);
  screen.getByRole('button', { name: 'Thursday 14-May-2026' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const day = screen.getByRole('button', { name: 'Thursday 04-Jun-2026' });
  expect(document.activeElement).toBe(day);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thursday 04-Jun-2026' }));
});

it('[3.30] shows the same days by month, week and day, and moves by the period', async () => {
  const { user } = show([visit]);
  await user.click(screen.getByRole('radio', { name: 'Week' }));
  expect(screen.getByRole('heading', { name: '11-May-2026 to 17-May-2026' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.getByRole('link', { name: /09:00–11:00 Site visit/ })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Day' }));
  expect(screen.getByRole('region', { name: 'Thursday 14-May-2026' })).toBeTruthy();
});

it('[3.23] leads to the page of an item, and adds one on a day', async () => {
  const { user, onFollow, onAdd } = show([visit]);
  await user.click(screen.getByRole('link', { name: /Site visit/ }));
  expect(onFollow).toHaveBeenCalledWith('/a');
  await user.click(screen.getByRole('button', { name: 'Add on Friday 15-May-2026' }));
  expect(onAdd).toHaveBeenCalledWith('2026-05-15');
});

it('opens the day that holds more than its cell', async () => {
  const { user } = show([visit, ...many]);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '2 more on Thursday 14-May-2026' }));
  expect(screen.getAllByRole('link')).toHaveLength(4);
});

it('places what overlaps side by side', () => {
  show([visit, { ...visit, id: 'z', title: 'Sound check' }], 'day');
  const place = (name: RegExp) => screen.getByRole('link', { name }).parentElement?.style;
  expect(place(/Site visit/)?.insetInlineStart).toBe('0%');
  expect(place(/Sound check/)?.insetInlineStart).toBe('50%');
});

it('names the zone, and that of an item that differs', () => {
  show([{ ...visit, zone: '+1245' }], 'day');
  expect(screen.getByText('Times in NZST')).toBeTruthy();
  expect(within(screen.getByRole('link')).getByText(/09:00–11:00 \+1245/)).toBeTruthy();
});
