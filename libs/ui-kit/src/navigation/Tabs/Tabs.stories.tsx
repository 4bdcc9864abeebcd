import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs } from './Tabs';
import { arrowKeys } from '../../testing/arrowKeys';

const meta = {
  title: 'Navigation/Tabs',
  parameters: {
    guide: {
      use: ['Views of one record that are seldom needed together.'],
      avoid: [
        'Steps that follow each other: Stepper.',
        'Two short parts: one below the other.',
        'Views of the same rows: SegmentedControl.',
      ],
      dos: [['Default', 'One or two words each; the first is what most need.']],
      keys: [
        ['← →', 'goes to the tab before or after'],
        ['Home, End', 'goes to the first or last'],
      ],
      accessibility: ['The selected tab is the only tab stop; the panel is named by it.'],
    },
  },
  component: Tabs,
  args: {
    label: 'Event',
    tabs: [
      { id: 'performances', label: 'Performances' },
      { id: 'entries', label: 'Entries' },
      { id: 'results', label: 'Results', disabled: true },
      { id: 'history', label: 'History' },
    ],
    value: 'performances',
    onValueChange: fn(),
    children: 'The panel of the chosen tab.',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Entries' }).focus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Entries' }));
    await userEvent.keyboard(arrowKeys().forward);
    await expect(canvas.getByRole('tab', { name: 'History' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Narrow: Story = { globals: { width: 'phone' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
