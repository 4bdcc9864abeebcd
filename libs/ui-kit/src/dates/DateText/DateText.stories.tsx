import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateText } from './DateText';

const meta = {
  title: 'Dates/DateText',
  parameters: {
    guide: {
      use: [
        'A date, a time, a due date or a length that is read: one component for each, one format everywhere.',
      ],
      avoid: [
        'To enter one: the fields, such as DateField.',
        'Formats written by hand: they differ by page.',
      ],
      anatomy: [
        ['DateText', '14-May-2026'],
        ['DateTimeText', '14-May-2026 19:05 NZST'],
        ['TimeText', '19:05'],
        ['DurationText', '01:30'],
        ['DueDateText', 'the day, and a label when it is today or past'],
      ],
      accessibility: [
        'Each is a time element with the machine’s form; a value that cannot be read is shown as it is.',
      ],
    },
  },
  component: DateText,
  args: { value: '2026-05-14' },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: null } };

export const Unreadable: Story = { args: { value: 'next week' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
