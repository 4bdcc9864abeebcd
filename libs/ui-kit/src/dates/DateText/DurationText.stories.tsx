import type { Meta, StoryObj } from '@storybook/react-vite';
import { DurationText } from './DurationText';

const meta = {
  title: 'Dates/DurationText',
  parameters: {
    guide: {
      partOf: 'DateText',
    },
  },
  component: DurationText,
  args: { value: 90 },
} satisfies Meta<typeof DurationText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = { args: { value: '99:59' } };

export const Empty: Story = { args: { value: null } };

export const Unreadable: Story = { args: { value: 'next week' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
