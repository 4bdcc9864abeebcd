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
  parameters: { layout: 'fullscreen' },
  render: ({ plan }) => <Edited plan={plan} />,
} satisfies Meta<typeof PlanEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { plan: emptyPlan } };
