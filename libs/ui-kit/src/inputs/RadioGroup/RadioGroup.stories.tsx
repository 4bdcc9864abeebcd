import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Inputs/RadioGroup',
  parameters: {
    guide: {
      use: ['One of two to five values that are compared before one is selected.'],
      avoid: ['More than five: Select.', 'Yes or no: Checkbox.'],
      dos: [['Default', 'A line under an option shows what it means.']],
      keys: [
        ['↑ ↓ ← →', 'selects the one before or after'],
        ['Tab', 'leaves the group'],
      ],
      accessibility: ['The group has a name and carries the error.'],
    },
  },
  component: RadioGroup,
  args: {
    label: 'Kind of entry',
    options: [
      { value: 'band', label: 'Band', description: 'Three or more performers' },
      { value: 'duo', label: 'Duo' },
      { value: 'solo', label: 'Solo', disabled: true },
    ],
    value: 'band',
    onValueChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Duo' }));
    await expect(canvas.getByRole('radio', { name: 'Duo' })).toBeChecked();
  },
};

export const WithError: Story = { args: { value: undefined, error: 'Field is required' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
