import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../elements/Button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Display/EmptyState',
  parameters: {
    guide: {
      use: ['A list, a page or a card without anything yet: what would be here, and what to do next.'],
      avoid: [
        'While it loads: Skeleton.',
        'When it cannot be read: the problem, with a button to try again.',
        'A search without a match: name the search, and offer to clear it.',
      ],
      dos: [['WithAction', 'The next step is a button, not a sentence.']],
      donts: [['DontBlame', 'It blames, and leads nowhere.']],
      anatomy: [
        ['Icon', 'of what would be here'],
        ['Title', 'what is missing'],
        ['Text', 'how to fill it'],
        ['Action', 'the next step'],
      ],
      accessibility: ['As the only content of a page its title is the heading of the page: isPage.'],
    },
  },
  component: EmptyState,
  args: {
    title: 'No entries yet',
    children: 'Import a list, or add the first one by hand.',
    icon: 'entries',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    action: (
      <>
        <Button icon="upload">Import entries</Button>
        <Button variant="primary" icon="plus">
          Add entry
        </Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    title:
      'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const DontBlame: Story = {
  tags: ['!dev', '!autodocs'],
  args: { title: 'Error: no data', children: 'You have not entered anything.', icon: 'warning' },
};
