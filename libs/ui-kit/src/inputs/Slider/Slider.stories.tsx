import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Slider } from './Slider';

const meta = {
  title: 'Inputs/Slider',
  parameters: {
    guide: {
      use: ['A value whose place in a range matters more than its digits: a score, a volume.'],
      avoid: ['An exact number: a number field.', 'Fewer than five steps: SegmentedControl.'],
      dos: [['Default', 'The value stands next to it, with its unit.']],
      keys: [
        ['← → ↑ ↓', 'one step'],
        ['Page Up, Page Down', 'a larger step'],
        ['Home, End', 'the smallest or largest'],
      ],
      accessibility: ['A native range; the text with its unit is what is announced.'],
    },
  },
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
