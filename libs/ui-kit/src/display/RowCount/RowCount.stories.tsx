import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowCount } from './RowCount';

const meta = {
  title: 'Display/RowCount',
  component: RowCount,
  args: { first: 1, last: 50, count: 3219 },
} satisfies Meta<typeof RowCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LastPage: Story = { args: { first: 3201, last: 3250, count: 3219 } };

export const Empty: Story = { args: { first: 0, last: 0, count: 0 } };
