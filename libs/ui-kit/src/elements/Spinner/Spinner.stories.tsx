import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Page/Stack';
import { Spinner } from './Spinner';

const meta = {
  title: 'Elements/Spinner',
  component: Spinner,
  args: {},
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack direction="row">
      <Spinner size="small" label="Small" />
      <Spinner label="Regular" />
      <Spinner size="large" label="Large" />
    </Stack>
  ),
};
