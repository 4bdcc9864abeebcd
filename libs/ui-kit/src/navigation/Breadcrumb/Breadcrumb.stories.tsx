import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb';

const meta = {
  title: 'Navigation/Breadcrumb',
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
