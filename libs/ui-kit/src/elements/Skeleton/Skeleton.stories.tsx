import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Elements/Skeleton',
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
