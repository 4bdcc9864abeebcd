import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../../layout/Card/Card';
import { KeyValueList } from '../KeyValueList/KeyValueList';
import { DisplayValue } from './DisplayValue';
import { displayTypes, type DisplayType } from './displayTypes';

const person = (title: string, color: string) => ({
  qed_model: {
    title,
    subtitle: 'Stage crew',
    url: '#person',
    model: 'users',
    avatar: { color, shape: 'circle' },
  },
});

const samples: Record<DisplayType, unknown> = {
  nested: { doors_open: '17:45', seats: { stalls: 820, circle: 430 }, notes: null },
  string: 'Bring your own music on a stick.',
  count: 1250,
  boolean: true,
  number: 1234.5,
  model: person('Aroha Ngata', 'primary'),
  'model-title': person('Aroha Ngata', 'primary'),
  'model-group': [
    'Aroha Ngata',
    'Wiremu Parata',
    'Mere Tainui',
    'Tama Rewi',
    'Hine Kereama',
    'Rangi Moana',
  ].map((name, index) => person(name, ['blue', 'green', 'red', 'purple', 'amber'][index % 5] ?? 'gray')),
  star: 3.5,
  progress: 45,
  date: '2026-06-12',
  duedate: '2026-06-12',
  datetime: '2026-06-12T07:00:00Z',
  time: '19:05',
  status: { label: 'Confirmed', color: 'green' },
  priority: 'high',
  id: '6b1f0a52',
  path: ['Venues', 'Town Hall', 'Main stage'],
};

const meta = {
  title: 'Display/DisplayValue',
  parameters: {
    guide: {
      use: ['A value whose type is known by name only, such as a field that a server describes.'],
      avoid: ['A type that is known when writing: DateText, Link, StatusBadge.'],
      dos: [
        ['EveryType', 'One format for each type, on every page.'],
        ['Empty', 'An empty value has a text, not a blank.'],
      ],
      accessibility: ['Each type is shown by its own element: a link, a time, a list.'],
    },
  },
  component: DisplayValue,
  args: { type: 'model', value: samples.model, zone: 'Pacific/Auckland', onFollow: fn() },
} satisfies Meta<typeof DisplayValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Aroha Ngata' }));
    await expect(args.onFollow).toHaveBeenCalledWith('#person');
  },
};

export const EveryType: Story = {
  render: (args) => (
    <Card title="Every type">
      <KeyValueList
        items={displayTypes.map((type) => ({
          label: type,
          value: <DisplayValue {...args} type={type} value={samples[type]} />,
        }))}
      />
    </Card>
  ),
};

export const Empty: Story = {
  render: (args) => (
    <Card title="Nothing">
      <KeyValueList
        items={displayTypes.map((type) => ({
          label: type,
          value: <DisplayValue {...args} type={type} value={null} />,
        }))}
      />
    </Card>
  ),
};

export const OddValues: Story = {
  render: (args) => (
    <Card title="Not what was expected">
      <KeyValueList
        items={displayTypes.map((type) => ({
          label: type,
          value: <DisplayValue {...args} type={type} value={{ odd: [type, { deep: true }] }} />,
        }))}
      />
    </Card>
  ),
};

export const LongText: Story = {
  args: {
    value: {
      title:
        'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts',
      subtitle: 'Clarence Street Theatre, 59 Clarence Street, Hamilton Lake, Kirikiriroa',
    },
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { ...EveryType, globals: { direction: 'rtl' } };

export const Dark: Story = { ...EveryType, globals: { mode: 'dark' } };
