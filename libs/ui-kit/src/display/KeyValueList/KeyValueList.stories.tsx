import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../layout/Card/Card';
import { KeyValueList } from './KeyValueList';

const meta = {
  title: 'Display/KeyValueList',
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
