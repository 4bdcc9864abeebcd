import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Page/Stack';
import { tones } from '../../theme/tone';
import { Badge } from './Badge';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { children: '24' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Colours: Story = {
  render: () => (
    <Stack direction="row" gap="small">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
  },
  globals: { width: 'phone' },
};
