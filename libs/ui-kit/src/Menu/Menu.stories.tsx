import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Menu } from './Menu';

const meta = {
  title: 'ui-kit/Menu',
  component: Menu,
  args: {
    label: 'Actions',
    items: [
      { label: 'Edit', icon: 'pencil', onSelect: fn() },
      { label: 'Duplicate', icon: 'plus', disabled: true, onSelect: fn() },
      { label: 'Export', icon: 'download', description: 'As a CSV file', onSelect: fn() },
      { label: 'Delete', icon: 'trash', isDanger: true, separator: true, onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: /Export/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.items[2]?.onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus();
  },
};

export const Open: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Actions' })),
};

export const Choice: Story = {
  args: {
    label: 'Sorted by name',
    items: [
      { label: 'Name', isCurrent: true, onSelect: fn() },
      { label: 'Date', isCurrent: false, onSelect: fn() },
    ],
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Sorted by name' })),
};

export const IconOnly: Story = {
  args: { label: undefined, shape: 'square', icon: 'more', 'aria-label': 'More' },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
