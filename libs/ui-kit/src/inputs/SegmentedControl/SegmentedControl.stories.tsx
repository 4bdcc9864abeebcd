import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl';

const meta = {
  title: 'Inputs/SegmentedControl',
  parameters: {
    guide: {
      use: ['Two to five views of the same thing: table, calendar, map.'],
      avoid: ['Different content: Tabs.', 'A value of a form: RadioGroup.', 'On or off: Switch.'],
      dos: [['Default', 'One word each.']],
      keys: [['← →', 'selects the one before or after']],
      accessibility: ['A radio group: one tab stop.'],
    },
  },
  component: SegmentedControl,
  args: {
    label: 'View',
    segments: [
      { value: 'list', label: 'List', icon: 'menu' },
      { value: 'board', label: 'Board', icon: 'columns' },
      { value: 'calendar', label: 'Calendar', icon: 'calendar' },
    ],
    value: 'list',
    onValueChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Board' }));
    await expect(canvas.getByRole('radio', { name: 'Board' })).toBeChecked();
  },
};

export const Small: Story = { args: { size: 'small' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
