import { emptyPlan } from '@callboard/api-contract/booking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleHall } from '../testing/exampleHall';
import { PlanView } from './PlanView';

const meta = {
  title: 'Booking/PlanView',
  parameters: {
    guide: {
      use: ['A plan to be read: at a venue, before it is used.'],
      avoid: ['To change it: PlanEditor.', 'To select seats: SeatPicker.'],
      dos: [['Empty', 'An empty plan has a text of its own.']],
      keys: [['← → ↑ ↓, + −', 'on the picture: moves and zooms']],
      accessibility: ['All of it is a list as well.'],
    },
  },
  component: PlanView,
  args: { plan: exampleHall() },
} satisfies Meta<typeof PlanView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { plan: emptyPlan } };

export const Large: Story = { args: { plan: exampleHall(100, 100) } };
