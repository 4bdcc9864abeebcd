import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../layout/Card/Card';
import { KeyValueList } from './KeyValueList';
import { dateMessages } from '../../dates/DateText/dateMessages';

const meta = {
  title: 'Display/KeyValueList',
  parameters: {
    guide: {
      use: ['Facts about one thing, each with its label.'],
      avoid: ['The same facts of many things: DataTable.', 'Numbers that the page is about: StatTile.'],
      dos: [
        ['Default', 'An empty value has a text: nothing was left out by mistake.'],
        ['Stacked', 'Stacked where labels or values are long.'],
      ],
      accessibility: ['A description list: each value is announced with its label.'],
      texts: () => [dateMessages.notEntered],
    },
  },
  component: KeyValueList,
  args: {
    items: [
      { label: 'Venue', value: 'Clarence Street Theatre' },
      { label: 'Doors open', value: '17:45' },
      { label: 'Stage manager', value: '' },
    ],
  },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stacked: Story = { args: { layout: 'stacked' } };

export const LongText: Story = {
  args: {
    items: [
      {
        label:
          'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
        value:
          'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
      },
    ],
  },
  decorators: [
    (Story) => (
      <Card title="Details">
        <Story />
      </Card>
    ),
  ],
  globals: { width: 'phone' },
};
