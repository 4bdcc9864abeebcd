import { emptyPlan } from '@callboard/api-contract/booking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleHall } from '../testing/exampleHall';
import { PlanView } from './PlanView';

const meta = {
  title: 'Booking/PlanView',
  component: PlanView,
  args: { plan: exampleHall() },
} satisfies Meta<typeof PlanView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { plan: emptyPlan } };

export const Large: Story = { args: { plan: exampleHall(100, 100) } };
