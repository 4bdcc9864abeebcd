import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';
import { messages } from '../../text/messages';

const meta = {
  title: 'Elements/Skeleton',
  parameters: {
    guide: {
      use: ['The shape of what is loading, in the place where it will be.'],
      avoid: ['A button that works: its isBusy.', 'A wait with a known end: ProgressBar.'],
      dos: [['Rows', 'As many rows as there will be, so that nothing jumps.']],
      accessibility: ['One status with one text, however many lines.'],
      texts: () => [messages.loading],
    },
  },
  component: Skeleton,
  args: {},
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneLine: Story = { args: { lines: 1 } };

export const Rows: Story = { args: { variant: 'rows' } };

export const Block: Story = { args: { variant: 'block' } };

export const Dark: Story = { args: { variant: 'rows' }, globals: { mode: 'dark' } };
