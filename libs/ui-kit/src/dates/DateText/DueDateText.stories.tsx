import type { Meta, StoryObj } from '@storybook/react-vite';
import { DueDateText } from './DueDateText';

const meta = {
  title: 'Dates/DueDateText',
  parameters: {
    guide: {
      partOf: 'DateText',
    },
  },
  component: DueDateText,
  args: { value: '2026-06-20', zone: 'Pacific/Auckland', now: new Date('2026-06-12T00:00:00Z') },
} satisfies Meta<typeof DueDateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Today: Story = { args: { value: '2026-06-12' } };

export const Overdue: Story = { args: { value: '2026-06-11' } };

export const Done: Story = { args: { value: '2026-06-11', isDone: true } };

export const Empty: Story = { args: { value: null } };

export const Unreadable: Story = { args: { value: 'next week' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
