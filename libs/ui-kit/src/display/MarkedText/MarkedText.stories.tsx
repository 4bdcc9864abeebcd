import type { Meta, StoryObj } from '@storybook/react-vite';
import { MarkedText } from './MarkedText';

const meta = {
  title: 'Display/MarkedText',
  parameters: {
    guide: {
      use: ['Why a result was found: the words of the search in it.'],
      avoid: ['To stress a word: strong.'],
      dos: [['Default', 'The matching words are marked, the rest stays plain.']],
      accessibility: ['Marks are mark elements, with weight as well as colour.'],
    },
  },
  component: MarkedText,
  args: { text: 'Ōtāhuhu Hall', search: 'otahu' },
} satisfies Meta<typeof MarkedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { search: 'theatre' } };
