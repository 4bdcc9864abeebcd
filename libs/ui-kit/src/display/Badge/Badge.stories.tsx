import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Page/Stack';
import { tones } from '../../theme/tone';
import { Badge } from './Badge';

const meta = {
  title: 'Display/Badge',
  parameters: {
    guide: {
      use: ['A short word or a number of the system next to other text: a count, “Sealed”, “New”.'],
      avoid: ['The status of a record: StatusBadge.', 'A word that a user gave: Tag.', 'A sentence: Banner.'],
      dos: [['Default', 'A number or a word.']],
      donts: [['DontSentence', 'A sentence in a badge has to be read letter by letter.']],
      accessibility: ['It is plain text: a number alone needs its meaning in the text before it.'],
    },
  },
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

export const DontSentence: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: 'The draw was released yesterday and schools have been informed' },
};
