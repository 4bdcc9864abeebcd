import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline';

const meta = {
  title: 'Display/Timeline',
  component: Timeline,
  args: {
    label: 'History',
    items: [
      {
        id: '3',
        title: 'Wiremu Parata changed the start',
        when: '12-JUN-2026, 09:14',
        icon: 'pencil',
        tone: 'blue',
      },
      {
        id: '2',
        title: 'Aroha Ngata imported 212 entries',
        when: '11-JUN-2026, 16:02',
        icon: 'upload',
        tone: 'green',
      },
      { id: '1', title: 'Aroha Ngata created the event', when: '02-MAR-2026, 10:30', icon: 'plus' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { items: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
