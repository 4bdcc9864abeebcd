import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../elements/Button/Button';
import { Stack } from '../Page/Stack';
import { Banner } from './Banner';

const meta = {
  title: 'Layout/Banner',
  parameters: {
    guide: {
      use: [
        'What concerns the whole page, and stays until it is put right.',
        'OnDeviceNote: whether a page opens without a network.',
      ],
      avoid: [
        'The result of what was just done: an alert.',
        'What is wrong with one field: the error of that field.',
      ],
      dos: [['Default', 'What is so, and what to do.']],
      donts: [['DontVague', 'It names neither the cause nor a way on.']],
      anatomy: [
        ['Icon', 'the kind'],
        ['Title', 'what is so, in a few words'],
        ['Text', 'why, and what to do'],
        ['Actions', 'what puts it right'],
      ],
      accessibility: ['An error is announced when it appears; other kinds are read in their place.'],
    },
  },
  component: Banner,
  args: { title: 'The draw is not released', children: 'Schools see their time slots when you release it.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  render: (args) => (
    <Stack>
      <Banner {...args} kind="info" />
      <Banner {...args} kind="success" title="The draw is released" />
      <Banner {...args} kind="warning" actions={<Button>Release</Button>} />
      <Banner kind="error" title="Something went wrong" actions={<Button>Try again</Button>}>
        The server did not answer within 30 seconds.
      </Banner>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    kind: 'error',
    children:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
    actions: <Button>Try again</Button>,
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const DontVague: Story = {
  tags: ['!dev', '!autodocs'],
  args: { kind: 'error', title: 'Oops!', children: 'Something is not quite right.' },
};
