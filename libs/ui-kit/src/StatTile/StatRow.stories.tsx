import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile } from './StatTile';
import { StatRow } from './StatRow';

const meta = {
  title: 'ui-kit/StatTile',
  component: StatRow,
  args: {
    label: 'The event in numbers',
    children: (
      <>
        <StatTile label="Entries" value="212" detail="of 240" tone="green" />
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

export const Narrow: Story = { globals: { width: 'phone' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
