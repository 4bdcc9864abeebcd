import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Page/Stack';
import { tones } from '../../theme/tone';
import { Tag } from './Tag';
import { displayMessages } from '../../text/displayMessages';

const meta = {
  title: 'Display/Tag',
  parameters: {
    guide: {
      use: ['A word that a user gave a thing.', 'A selected option that can be removed.'],
      avoid: ['A word of the system: Badge.', 'A status: StatusBadge.'],
      dos: [['Removable', 'The cross names what it removes.']],
      keys: [['Enter, Space', 'on the cross: removes it']],
      accessibility: ['The cross is a button named with the tag.'],
    },
  },
  component: Tag,
  args: { label: 'Kapa haka' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: displayMessages.remove('Kapa haka') }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { onRemove: fn(), disabled: true } };

export const Colours: Story = {
  render: () => (
    <Stack direction="row" gap="small">
      {tones.map((tone) => (
        <Tag key={tone} tone={tone} label={tone} onRemove={fn()} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    onRemove: fn(),
    label:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { args: { onRemove: fn() }, globals: { direction: 'rtl' } };
