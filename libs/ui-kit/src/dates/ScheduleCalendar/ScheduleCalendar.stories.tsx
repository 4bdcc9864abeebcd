import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ScheduleCalendar } from './ScheduleCalendar';
import { longDay } from './longDay';
import { arrowKeys } from '../../testing/arrowKeys';

const meta = {
  title: 'Dates/ScheduleCalendar',
  parameters: {
    guide: {
      use: ['What happens when, over a day, a week or a month.'],
      avoid: ['A list with a column for the date: DataTable.', 'To select one day: DateField.'],
      dos: [
        ['Week', 'A week shows what overlaps.'],
        ['Phone', 'A phone gets the days as a list.'],
      ],
      keys: [
        ['← → ↑ ↓', 'goes from day to day'],
        ['Enter', 'opens the day'],
      ],
      accessibility: ['A month is a table with the day in each name; items are links.'],
    },
  },
  component: ScheduleCalendar,
  args: {
    label: 'Appointments',
    zone: 'NZST',
    today: '2026-05-14',
    view: { period: 'month', day: '2026-05-14' },
    onViewChange: fn(),
    onFollow: fn(),
    onAdd: fn(),
    items: [
      {
        id: 'a',
        title: 'Site visit',
        from: '2026-05-14T09:00',
        to: '2026-05-14T11:00',
        href: '#a',
        tone: 'blue',
      },
      {
        id: 'b',
        title: 'Sound check',
        from: '2026-05-14T10:00',
        to: '2026-05-14T12:00',
        href: '#b',
        tone: 'green',
      },
      {
        id: 'c',
        title: 'Bump-in',
        from: '2026-05-13T18:00',
        to: '2026-05-14T02:00',
        href: '#c',
        tone: 'purple',
      },
      { id: 'd', title: 'Regional heat', from: '2026-05-15', to: '2026-05-17', href: '#d', tone: 'amber' },
      {
        id: 'e',
        title: 'Chathams call',
        from: '2026-05-14T16:00',
        href: '#e',
        zone: '+1245',
        detail: 'Waitangi',
      },
    ],
  },
  render: function Controlled(args) {
    const [view, setView] = useState(args.view);
    return <ScheduleCalendar {...args} view={view} onViewChange={setView} />;
  },
} satisfies Meta<typeof ScheduleCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: longDay('2026-05-14') }).focus();
    await userEvent.keyboard(arrowKeys().forward);
    await expect(canvas.getByRole('button', { name: longDay('2026-05-15') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: longDay('2026-05-15') })).toHaveFocus();
  },
};

export const Week: Story = { args: { view: { period: 'week', day: '2026-05-14' } } };

export const Day: Story = { args: { view: { period: 'day', day: '2026-05-14' } } };

export const Phone: Story = { globals: { width: 'phone' } };

export const Empty: Story = { args: { items: [], view: { period: 'week', day: '2026-07-01' } } };

export const Dark: Story = { ...Week, globals: { mode: 'dark' } };

export const RightToLeft: Story = { ...Week, globals: { direction: 'rtl' } };
