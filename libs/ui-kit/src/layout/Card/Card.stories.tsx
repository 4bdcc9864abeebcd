import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../elements/Button/Button';
import { Stack } from '../Page/Stack';
import { Card } from './Card';

const meta = {
  title: 'Layout/Card',
  parameters: {
    guide: {
      use: ['Facts and controls that belong together, under a title of their own.'],
      avoid: ['Everything in cards: what is alone on a page needs none.', 'A card inside a card: a heading.'],
      dos: [['WithActions', 'What acts on the card stands in its head.']],
      donts: [['DontNested', 'A card in a card: two frames, one thought.']],
      anatomy: [
        ['Title', 'a heading of the second level'],
        ['Actions', 'next to the title'],
        ['Content', 'padding="none" for a table or a list'],
      ],
      accessibility: ['With a title it is a region of that name.'],
    },
  },
  component: Card,
  args: { title: 'Performances', children: 'Three performances in two spaces.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = {
  args: {
    actions: (
      <Button size="small" icon="plus">
        Add performance
      </Button>
    ),
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      <Card {...args} title="Framed" />
      <Card {...args} title="Quiet" variant="quiet" />
      <Card {...args} title="Raised" variant="raised" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    title:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
    actions: <Button size="small">Edit</Button>,
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { ...WithActions, globals: { direction: 'rtl' } };

export const Dark: Story = { ...Variants, globals: { mode: 'dark' } };

export const DontNested: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: <Card title="Saturday">Two performances.</Card> },
};
