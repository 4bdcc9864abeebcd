import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatTile } from './StatTile';
import { StatRow } from './StatRow';

const meta = {
  title: 'Display/StatTile',
  component: StatRow,
  args: {
    label: 'The event in numbers',
    children: (
      <>
        <StatTile label="Entries" value="212" details={['of 240']} tone="green" />
        <StatTile label="Performances" value="18" />
        <StatTile label="Unscheduled" value="4" tone="amber" />
        <StatTile label="Participants" value="1,846" />
      </>
    ),
  },
} satisfies Meta<typeof StatRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LoadingValues: Story = {
  args: {
    children: (
      <>
        <StatTile label="Entries" value={undefined} isLoading />
        <StatTile label="Performances" value="18" isLoading />
        <StatTile label="Participants" value={undefined} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible();
    const figures = canvas.getAllByRole('definition');
    const [coming, ready, absent] = figures.map(({ offsetHeight }) => offsetHeight);
    await expect(coming).toBe(ready);
    await expect(absent).toBe(ready);
    await expect(figures.map(({ textContent }) => textContent)).toEqual(['', '18', '–']);
  },
};

export const Narrow: Story = { globals: { width: 'phone' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
