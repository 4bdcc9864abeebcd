import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Menu } from './Menu';

const meta = {
  title: 'Overlays/Menu',
  parameters: {
    guide: {
      use: [
        'What can be done with one record, in order of how often it is.',
        'What there is no room for in a row.',
      ],
      avoid: ['One thing only: Button.', 'One of several values: Select.'],
      dos: [
        ['Default', 'The frequent first, what deletes last.'],
        ['Headings', 'Long menus have headings.'],
      ],
      anatomy: [
        ['Button', 'opens it'],
        ['Item', 'an icon, a verb, and its shortcut if it has one'],
        ['Separator', 'before what cannot be undone'],
      ],
      keys: [
        ['Enter, Space, ↓', 'opens it'],
        ['↑ ↓, Home, End', 'go through it'],
        ['a letter', 'goes to the next entry that begins with it'],
        ['Escape', 'closes it'],
      ],
      accessibility: ['With an icon alone, aria-label names the button.'],
    },
  },
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

export const RadioItems: Story = {
  args: {
    label: 'Sorted by name',
    items: [
      { label: 'Name', isCurrent: true, onSelect: fn() },
      { label: 'Date', isCurrent: false, onSelect: fn() },
    ],
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Sorted by name' })),
};

export const Headings: Story = {
  args: {
    items: [
      { label: 'Edit', icon: 'pencil', onSelect: fn() },
      { label: 'By email', icon: 'mail', heading: 'Tell the schools', onSelect: fn() },
      { label: 'In the app', icon: 'bell', onSelect: fn() },
      { label: 'As a CSV file', icon: 'download', heading: 'Export', onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(canvas.getByRole('group', { name: 'Tell the schools' })).toBeVisible();
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'In the app' }));
    await expect(canvas.getByRole('menuitem', { name: 'In the app' })).toHaveFocus();
  },
};

export const LongText: Story = {
  ...Open,
  args: {
    items: [
      {
        label:
          'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
        icon: 'stage',
        onSelect: fn(),
      },
      ...Array.from({ length: 30 }, (_, index) => ({ label: `Act ${index + 1}`, onSelect: fn() })),
    ],
  },
  globals: { width: 'phone' },
};

export const IconOnly: Story = {
  args: { label: undefined, shape: 'square', icon: 'more', 'aria-label': 'More' },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
