import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBox } from './SearchBox';

const meta = {
  title: 'Inputs/SearchBox',
  component: SearchBox,
  args: { label: 'Search events', value: '', onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SearchBox {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Search events' });
    await userEvent.type(box, 'Waikato');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
  },
};

export const Filled: Story = { args: { value: 'Waikato' } };

export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };
