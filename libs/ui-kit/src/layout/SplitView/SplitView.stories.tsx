import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/Card';
import { SplitView } from './SplitView';
import { displayMessages } from '../../text/displayMessages';
import { arrowKeys } from '../../testing/arrowKeys';

const longName =
  'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts. ';

const meta = {
  title: 'Layout/SplitView',
  parameters: {
    guide: {
      use: ['Two parts that are used together, whose width the user decides: a list and its record.'],
      avoid: ['A summary that comes and goes: SummaryPanel.', 'Fixed columns: a grid.'],
      dos: [['Narrow', 'Without room for both they stand one below the other.']],
      keys: [
        ['← →', 'on the handle: resizes'],
        ['Home, End', 'the smallest or largest'],
      ],
      accessibility: ['The handle is a separator named with the part that it resizes.'],
    },
  },
  component: SplitView,
  args: {
    label: 'Conversations',
    start: <Card title="Conversations">Fairfield College</Card>,
    children: <Card title="Load-in times">Trucks come to the stage door.</Card>,
    size: 300,
    onSizeChange: fn(),
  },
  render: function Controlled(args) {
    const [size, setSize] = useState(args.size);
    return (
      <div style={{ blockSize: '18rem' }}>
        <SplitView
          {...args}
          size={size}
          onSizeChange={(next) => {
            args.onSizeChange?.(next);
            setSize(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof SplitView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const edge = canvas.getByRole('separator', { name: displayMessages.widthOf('Conversations') });
    edge.focus();
    await userEvent.keyboard(arrowKeys().forward);
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(316);
    await userEvent.keyboard('{Home}');
    await expect(edge).toHaveAttribute('aria-valuenow', '200');
  },
};

export const Dragged: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const edge = canvas.getByRole('separator');
    const x = edge.getBoundingClientRect().left;
    const end = document.dir === 'rtl' ? x - 50 : x + 50;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: x } },
      { target: edge, coords: { clientX: end } },
      { keys: '[/MouseLeft]', target: edge, coords: { clientX: end } },
    ]);
    await expect(args.onSizeChange).toHaveBeenCalledWith(350);
  },
};

export const Narrow: Story = {
  globals: { width: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};

export const LongText: Story = {
  args: { start: longName.repeat(4), children: longName.repeat(12) },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('separator').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(316);
  },
};
