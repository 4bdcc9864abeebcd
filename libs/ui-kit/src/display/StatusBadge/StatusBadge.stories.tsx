import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Page/Stack';
import { tones } from '../../theme/tone';
import { StatusBadge } from './StatusBadge';

const meta = {
  title: 'ui-kit/StatusBadge',
  component: StatusBadge,
  args: { label: 'Confirmed', tone: 'green' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Colours: Story = {
  render: () => (
    <Stack gap="small">
      {tones.map((tone) => (
        <StatusBadge key={tone} tone={tone} label={tone} />
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
