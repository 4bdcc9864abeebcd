import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline';

const meta = {
  title: 'Display/Timeline',
  parameters: {
    guide: {
      use: ['What happened, newest first: a history, a dossier.'],
      avoid: ['What will happen: ScheduleCalendar.', 'Steps that are to be done: Stepper.'],
      dos: [['Default', 'Who did what, and when.']],
      anatomy: [
        ['Icon', 'the kind of event, in its tone'],
        ['Title', 'a sentence: who did what'],
        ['When', 'day and time'],
      ],
      accessibility: ['A named list; icons are decorative, so the title has the whole meaning.'],
    },
  },
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
