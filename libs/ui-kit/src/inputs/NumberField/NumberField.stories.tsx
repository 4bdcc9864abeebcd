import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField';

const meta = {
  title: 'Inputs/NumberField',
  parameters: {
    guide: {
      use: ['A count, a score, an amount: a number that people type, with a point or a comma.'],
      avoid: ['A few known numbers: RadioGroup.', 'A rough value: Slider.', 'A code of digits: TextInput.'],
      dos: [
        ['Score', 'Bounds and a step are given, so that the arrows go by the step.'],
        ['Wrong', 'What is typed stays, and the message says which numbers the field takes.'],
      ],
      donts: [['DontClamp', 'A number that is silently made to fit is not the one that was meant.']],
      accessibility: ['With bounds and a step it is a spin button. The wheel changes nothing.'],
    },
  },
  component: NumberField,
  args: { label: 'Seats', value: 40, onValueChange: () => {} },
  render: (args) => <Stored {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Stored({ value: first, ...field }: NumberFieldProps) {
  const [value, setValue] = useState(first);
  return <NumberField {...field} value={value} onValueChange={setValue} />;
}

export const Default: Story = {};

export const Score: Story = { args: { label: 'Score', min: 0, max: 100, step: 0.5, value: 85.5 } };

export const Wrong: Story = {
  args: { label: 'Score', min: 0, max: 100, step: 0.5, value: null },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Score' });
    await userEvent.type(input, '855');
    await userEvent.tab();
    await expect(input).toHaveValue('855');
    await expect(input).toBeInvalid();
    await expect(
      within(canvasElement).getByText('Enter a number from 0 to 100, in steps of 0.5.'),
    ).toBeVisible();
  },
};

export const Empty: Story = { args: { value: null, description: 'How many people fit.' } };

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = { ...Score, globals: { direction: 'rtl' } };

export const DontClamp: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Score (0 to 100)', value: 100, description: '855 was typed.' },
};
