import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb';
import { messages } from '../../text/messages';

const meta = {
  title: 'Navigation/Breadcrumb',
  parameters: {
    guide: {
      use: ['The way up from a page that lies below others.'],
      avoid: ['Pages of the first level: the navigation shows them.', 'Steps of a task: Stepper.'],
      dos: [['Default', 'The last step is this page, and no link.']],
      accessibility: ['A navigation landmark; this page is marked as the current one.'],
      texts: () => [messages.breadcrumb],
    },
  },
  component: Breadcrumb,
  args: {
    crumbs: [
      { label: 'Venues', href: '#venues' },
      { label: 'Town Hall', href: '#town-hall' },
      { label: 'Main stage' },
    ],
    onFollow: fn(),
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    crumbs: [
      { label: 'Events', href: '#events' },
      {
        label:
          'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
      },
    ],
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
