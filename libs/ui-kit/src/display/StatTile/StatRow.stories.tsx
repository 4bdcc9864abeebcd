import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatTile } from './StatTile';
import { StatRow } from './StatRow';

const meta = {
  title: 'Display/StatTile',
  parameters: {
    guide: {
      use: ['Two to six numbers that a page is about.'],
      avoid: ['Facts in words: KeyValueList.', 'A course over time: LineChart.'],
      dos: [
        ['Default', 'A number, its label, and where it leads.'],
        ['LoadingValues', 'The tiles keep their place while they load.'],
      ],
      anatomy: [
        ['StatRow', 'names the group and divides the room'],
        ['StatTile', 'one number with its label'],
      ],
      accessibility: ['The row is a named group; each number is announced with its label.'],
    },
  },
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
    await expect(canvas.getByRole('img', { name: translate('Loading') })).toBeVisible();
    const figures = canvas.getAllByRole('definition');
    const [coming, ready, absent] = figures.map(({ offsetHeight }) => offsetHeight);
    await expect(coming).toBe(ready);
    await expect(absent).toBe(ready);
    await expect(figures.map(({ textContent }) => textContent)).toEqual(['', '18', '–']);
  },
};

export const Narrow: Story = { globals: { width: 'phone' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
