import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowCount } from './RowCount';
import { tableMessages } from '../../text/tableMessages';

const meta = {
  title: 'Display/RowCount',
  parameters: {
    guide: {
      use: ['How many rows a list has, and which are visible.'],
      avoid: ['To go to another page: Pagination.'],
      dos: [['Default', 'The part and the whole.']],
      texts: () => [tableMessages.noRows],
    },
  },
  component: RowCount,
  args: { first: 1, last: 50, count: 3219 },
} satisfies Meta<typeof RowCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LastPage: Story = { args: { first: 3201, last: 3250, count: 3219 } };

export const Empty: Story = { args: { first: 0, last: 0, count: 0 } };
