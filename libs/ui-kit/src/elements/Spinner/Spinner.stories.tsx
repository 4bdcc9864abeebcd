import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Page/Stack';
import { Spinner } from './Spinner';
import { messages } from '../../text/messages';

const meta = {
  title: 'Elements/Spinner',
  parameters: {
    guide: {
      use: ['A wait of unknown length in a small place.'],
      avoid: ['A page or a list that loads: Skeleton.', 'A button that works: its isBusy.'],
      dos: [['Sizes', 'As large as the text around it.']],
      accessibility: ['A status; with reduced motion it fades rather than turns.'],
      texts: () => [messages.loading],
    },
  },
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
