import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateText } from './DateText';

const meta = {
  title: 'Dates/DateText',
  component: DateText,
  args: { value: '2026-05-14' },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: null } };

export const Unreadable: Story = { args: { value: 'next week' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
