import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tree } from './Tree';
import { displayMessages } from '../../text/displayMessages';
import { arrowKeys } from '../../testing/arrowKeys';

const meta = {
  title: 'Navigation/Tree',
  parameters: {
    guide: {
      use: ['Things below things, to any depth: departments, folders.'],
      avoid: ['Two levels: a List with headings.', 'Menus: Menu.'],
      dos: [['Selected', 'The way to the selected one is open.']],
      keys: [
        ['↑ ↓', 'goes through what is visible'],
        ['→', 'opens, then goes in'],
        ['←', 'closes, then goes out'],
        ['Home, End', 'goes to the first or last'],
        ['Enter, Space', 'selects'],
      ],
      accessibility: ['A tree by the authoring practices: one tab stop, levels announced.'],
      texts: () => [displayMessages.nothingHere],
    },
  },
  component: Tree,
  args: {
    label: 'Venues',
    onSelect: fn(),
    defaultOpen: ['hall'],
    nodes: [
      {
        id: 'hall',
        label: 'Town Hall',
        icon: 'venue',
        detail: '3 spaces',
        children: [
          {
            id: 'stage',
            label: 'Main stage',
            icon: 'stage',
            children: [
              { id: 'east', label: 'East wing' },
              { id: 'west', label: 'West wing' },
            ],
          },
          { id: 'foyer', label: 'Foyer' },
          { id: 'studio', label: 'Studio' },
        ],
      },
      {
        id: 'marae',
        label: 'Hirangi Marae',
        icon: 'venue',
        detail: '1 space',
        children: [{ id: 'house', label: 'Meeting house' }],
      },
      { id: 'park', label: 'Te Atea Park', icon: 'venue' },
    ],
  },
  render: function Selectable(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <Tree
        {...args}
        selected={selected}
        onSelect={(id) => {
          setSelected(id);
          args.onSelect(id);
        }}
      />
    );
  },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { back, forward } = arrowKeys();
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: /Town Hall/ })).toHaveFocus();
    await userEvent.keyboard(`{ArrowDown}${forward}${forward}`);
    const wing = canvas.getByRole('treeitem', { name: 'East wing' });
    await expect(wing).toHaveFocus();
    await expect(wing).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('east');
    await userEvent.keyboard(`${back}${back}`);
    await expect(canvas.queryByRole('treeitem', { name: 'East wing' })).not.toBeInTheDocument();
    await userEvent.keyboard('h');
    await expect(canvas.getByRole('treeitem', { name: /Hirangi/ })).toHaveFocus();
  },
};

export const Selected: Story = { args: { selected: 'foyer' } };

export const LongText: Story = {
  args: {
    nodes: [
      {
        id: 'long',
        label:
          'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
        detail: '12',
        children: [{ id: 'under', label: 'Clarence Street Theatre, 59 Clarence Street, Kirikiriroa' }],
      },
    ],
    defaultOpen: ['long'],
  },
  globals: { width: 'phone' },
};

export const Empty: Story = { args: { nodes: [] } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: 'Main stage' })).toHaveFocus();
  },
};

export const Dark: Story = { args: { selected: 'foyer' }, globals: { mode: 'dark' } };
