import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeText } from './TimeText';

const meta = {
  title: 'Dates/TimeText',
  parameters: {
    guide: {
      partOf: 'DateText',
    },
  },
  component: TimeText,
  args: { value: '2026-05-14T07:05:00Z', zone: 'Pacific/Auckland' },
} satisfies Meta<typeof TimeText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TimeOfDay: Story = { args: { value: '19:05' } };

export const Empty: Story = { args: { value: null } };

export const Unreadable: Story = { args: { value: 'next week' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
