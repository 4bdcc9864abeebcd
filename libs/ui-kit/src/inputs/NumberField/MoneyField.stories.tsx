import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MoneyField, type MoneyFieldProps } from './MoneyField';

const meta = {
  title: 'Inputs/MoneyField',
  parameters: {
    guide: {
      use: ['An amount of money that people type, with a point or a comma.'],
      avoid: ['A number that is not money: NumberField.'],
      dos: [
        ['Default', 'The amount is formatted when the field is left.'],
        ['Wrong', 'What is typed stays, and the message says which amounts the field takes.'],
      ],
      donts: [['DontClamp', 'An amount that is silently made to fit is not the one that was meant.']],
      accessibility: ['The wheel and the arrows change nothing.'],
    },
  },
  component: MoneyField,
  args: { label: 'Amount', currency: 'NZD', min: 0, value: 125_050, onValueChange: () => {} },
  render: (args) => <Stored {...args} />,
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Stored({ value: first, ...field }: MoneyFieldProps) {
  const [value, setValue] = useState(first);
  return <MoneyField {...field} value={value} onValueChange={setValue} />;
}

export const Default: Story = {};

export const Wrong: Story = {
  args: { value: null, max: 29_000 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Amount' });
    await userEvent.type(input, '291');
    await userEvent.tab();
    await expect(input).toHaveValue('291');
    await expect(input).toBeInvalid();
    await expect(within(canvasElement).getByText('At most $290.00')).toBeVisible();
  },
};

export const Empty: Story = { args: { value: null, description: 'The cash that is in the till now.' } };

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const DontClamp: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 29_000, description: '291.00 was typed.' },
};
