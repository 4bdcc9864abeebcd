import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Slider } from './Slider';

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  args: {
    label: 'Stage craft',
    value: 6.5,
    min: 0,
    max: 10,
    step: 0.5,
    wordsOf: (value) => `${value} of 10`,
    onValueChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Slider
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Stage craft' });
    await expect(slider).toHaveValue('6.5');
    await expect(slider).toHaveAttribute('aria-valuetext', '6.5 of 10');
    await expect(canvas.getByRole('status')).toHaveTextContent('6.5 of 10');
  },
};

export const AtLimits: Story = {
  render: (args) => (
    <>
      <Slider {...args} label="Least" value={0} />
      <Slider {...args} label="Most" value={10} />
    </>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
