import { emptyPlan } from '@callboard/api-contract/booking';
import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { exampleHall } from '../testing/exampleHall';
import { exampleOffer } from '../testing/exampleOffer';
import { SeatPicker, type SeatPickerProps } from './SeatPicker';
import { pickMessages } from './pickMessages';

function Picked(props: SeatPickerProps) {
  const [selection, setSelection] = useState(props.selection);
  return <SeatPicker {...props} selection={selection} onChange={setSelection} />;
}

const meta = {
  title: 'Booking/SeatPicker',
  component: SeatPicker,
  args: {
    ...exampleOffer(),
    selection: new Set(['t5', 't6']),
    onChange: () => undefined,
    limit: 6,
  },
  parameters: {
    guide: {
      use: ['Seats that a buyer or the box office selects, with their prices.'],
      avoid: ['One seat in exchange: SeatChooser.', 'Places without numbers: a number field.'],
      dos: [
        ['Default', 'The picture and what is selected stay in view.'],
        ['Problem', 'A seat that cannot be booked is named with the reason.'],
      ],
      anatomy: [
        ['Picture', 'free, selected and taken seats'],
        ['Legend', 'what the marks mean, and the prices'],
        ['List', 'the same seats by section and row'],
        ['Status', 'how many are selected, of how many'],
      ],
      keys: [
        ['Tab', 'goes to the picture, then to the list'],
        ['← → ↑ ↓', 'on the picture: moves it'],
        ['Enter, Space', 'in the list: opens a row, selects a seat'],
      ],
      accessibility: ['The list has all seats, by native checkboxes.', 'How many are selected is announced.'],
    },
    layout: 'fullscreen',
  },
  render: (props) => <Picked {...props} />,
} satisfies Meta<typeof SeatPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByList: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(/^Stalls:/));
    await userEvent.click(await canvas.findByText(new RegExp(`^${translate('Row {name}', { name: 'A' })}:`)));
    await userEvent.click(
      await canvas.findByRole('checkbox', {
        name: new RegExp(`^${translate('Row {row}, seat {number}', { row: 'A', number: '10' })}`),
      }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(pickMessages.countOf(3, 6));
  },
};

export const Problem: Story = {
  args: {
    problems: [
      { seats: ['t5'], text: 'Another buyer was faster.' },
      { seats: ['t6'], text: 'It would leave a single seat.' },
    ],
  },
};

export const LimitReached: Story = {
  args: { limit: 2 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(/^Stalls:/));
    await userEvent.click(await canvas.findByText(new RegExp(`^${translate('Row {name}', { name: 'A' })}:`)));
    await userEvent.click(
      await canvas.findByRole('checkbox', {
        name: new RegExp(`^${translate('Row {row}, seat {number}', { row: 'A', number: '10' })}`),
      }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(pickMessages.limit(2));
  },
};

export const Empty: Story = { args: { plan: emptyPlan } };

export const Large: Story = {
  args: { ...exampleOffer(exampleHall(100, 100)), selection: new Set<string>() },
};
