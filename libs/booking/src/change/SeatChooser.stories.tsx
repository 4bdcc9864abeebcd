import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { exampleHall } from '../testing/exampleHall';
import { SeatChooser, type SeatChooserProps } from './SeatChooser';

function Selected(props: SeatChooserProps) {
  const [value, setValue] = useState(props.value);
  return <SeatChooser {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Booking/SeatChooser',
  parameters: {
    guide: {
      use: ['Another seat for one that is sold: one free seat of a plan.'],
      avoid: ['Several seats with their prices: SeatPicker.', 'To show a plan: PlanView.'],
      dos: [['Default', 'By section, row and number, or in the picture.']],
      accessibility: ['The lists and the picture do the same.'],
    },
  },
  component: SeatChooser,
  args: {
    plan: exampleHall(),
    taken: new Set(['t5', 't6']),
    value: 't8',
    onChange: () => undefined,
  },
  render: (props) => <Selected {...props} />,
} satisfies Meta<typeof SeatChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Nothing: Story = { args: { value: null } };

export const Large: Story = { args: { plan: exampleHall(100, 100), value: null } };
