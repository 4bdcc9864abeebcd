import { emptyPlan, type FloorPlan } from '@callboard/api-contract/booking';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { exampleHall } from '../testing/exampleHall';
import { PlanEditor } from './PlanEditor';

function Edited({ plan }: { plan: FloorPlan }) {
  const [edited, setEdited] = useState(plan);
  return <PlanEditor plan={edited} onChange={setEdited} name="Hall" status="Saved" />;
}

const meta = {
  title: 'Booking/PlanEditor',
  component: PlanEditor,
  args: { plan: exampleHall(), onChange: () => undefined, name: 'Hall' },
  parameters: {
    guide: {
      use: ['To draw a floor plan and change it.'],
      avoid: ['To show one: PlanView.', 'To sell from one: SeatPicker.'],
      dos: [['Empty', 'An empty plan shows where to begin.']],
      anatomy: [
        ['Toolbar', 'undo, add, and what a press selects'],
        ['Picture', 'drawn by pointer'],
        ['Panels', 'the same as lists and forms'],
      ],
      keys: [
        ['← → ↑ ↓', 'moves what is selected by 10 cm, with Shift by 1 m'],
        ['Delete', 'removes it'],
        ['Escape', 'selects nothing'],
        ['Ctrl C, V, Z, Y, A', 'copies, pastes, undoes, does again, selects all'],
      ],
      accessibility: ['All that the pointer does can be done by the lists and forms.'],
    },
    layout: 'fullscreen',
  },
  render: ({ plan }) => <Edited plan={plan} />,
} satisfies Meta<typeof PlanEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { plan: emptyPlan } };
