import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Page/Stack';
import { tones } from '../../theme/tone';
import { StatusBadge } from './StatusBadge';

const meta = {
  title: 'Display/StatusBadge',
  parameters: {
    guide: {
      use: ['The status of a record, in its declared words and tone.'],
      avoid: [
        'A count or a word that is no status: Badge.',
        'Colour alone: the label always has the meaning too.',
      ],
      dos: [['Default', 'One word, and the tone of its meaning.']],
      donts: [['DontOneTone', 'All in one tone: the dot then means nothing.']],
      accessibility: ['The dot is decorative: the word is what is read.'],
    },
  },
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

export const DontOneTone: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack direction="row" gap="small">
      <StatusBadge tone="green" label="Confirmed" />
      <StatusBadge tone="green" label="Withdrawn" />
      <StatusBadge tone="green" label="Late" />
    </Stack>
  ),
};
