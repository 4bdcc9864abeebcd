import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTimeText } from './DateTimeText';

const meta = {
  title: 'Dates/DateTimeText',
  parameters: {
    guide: {
      partOf: 'DateText',
    },
  },
  component: DateTimeText,
  args: { value: '2026-05-14T07:05:00Z', zone: 'Pacific/Auckland' },
} satisfies Meta<typeof DateTimeText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutZone: Story = { args: { isZoneHidden: true } };

export const Empty: Story = { args: { value: null } };

export const Unreadable: Story = { args: { value: 'next week' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
