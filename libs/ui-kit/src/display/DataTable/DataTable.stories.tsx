import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { DataTable } from './DataTable';
import type { DataTableColumn } from './DataTable.types';
import { tableMessages } from '../../text/tableMessages';

interface School {
  id: string;
  name: string;
  town: string;
  region: string;
  roll: number;
  isEntered: boolean;
}

const towns = ['Hamilton', 'Tauranga', 'Whanganui', 'Ōpōtiki', 'Dunedin'];
const regions = ['Waikato', 'Bay of Plenty', 'Manawatū-Whanganui', 'Bay of Plenty', 'Otago'];
const names = ['College', 'High School', 'Girls’ High School', 'Area School', 'Grammar'];

function schoolAt(index: number): School {
  const town = towns[index % 5] ?? '';
  return {
    id: String(index),
    name: `${town} ${names[Math.floor(index / 5) % 5] ?? ''} ${index + 1}`,
    town,
    region: regions[index % 5] ?? '',
    roll: 120 + ((index * 137) % 2400),
    isEntered: index % 3 !== 0,
  };
}

const schools = Array.from({ length: 100_000 }, (_, index) => schoolAt(index));
const roll = new Intl.NumberFormat('en-NZ');

const columns: readonly DataTableColumn<School>[] = [
  { id: 'name', label: 'Name', render: (school) => school.name, isSortable: true, width: '32%' },
  { id: 'town', label: 'Town', render: (school) => school.town, isSortable: true },
  { id: 'region', label: 'Region', render: (school) => school.region, isSortable: true },
  {
    id: 'roll',
    label: 'Roll',
    render: (school) => roll.format(school.roll),
    align: 'end',
    isSortable: true,
    narrow: 'hidden',
  },
  {
    id: 'status',
    label: 'Status',
    width: '8rem',
    narrow: 'end',
    render: (school) => (
      <StatusBadge
        label={school.isEntered ? 'Entered' : 'Invited'}
        tone={school.isEntered ? 'green' : 'gray'}
      />
    ),
  },
];

const meta = {
  title: 'Display/DataTable',
  parameters: {
    guide: {
      use: ['Records that are compared by their columns, at any number of rows.'],
      avoid: ['Fewer than three facts each: List.', 'Facts about one thing: KeyValueList.'],
      dos: [
        ['Default', 'The title first, numbers at the end of their column.'],
        ['FewRows', 'A short table is as high as its rows.'],
      ],
      anatomy: [
        ['Head', 'stays; a sortable column is a button'],
        ['Title', 'the column that is the link; on a phone, the heading of the card'],
        ['Row', 'one line high'],
      ],
      keys: [
        ['Tab', 'goes to the next control of a row'],
        ['Enter', 'opens the row that has the focus'],
      ],
      accessibility: [
        'A semantic table with the number of all rows, though only visible ones exist.',
        'On a phone rows become cards: name the column that is the title.',
      ],
      texts: () => [tableMessages.tableHelp],
    },
  },
  component: DataTable<School>,
  args: {
    label: 'Schools',
    columns,
    rowCount: schools.length,
    rowAt: (index) => schools[index],
    link: { href: (school) => `#${school.id}`, onOpen: fn() },
    sort: { id: 'name', direction: 'ascending' },
    onSortChange: fn(),
    maxHeight: '32rem',
  },
} satisfies Meta<typeof DataTable<School>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('table *').length).toBeLessThan(300);
    canvas.getByRole('link', { name: schoolAt(0).name }).focus();
    await userEvent.keyboard('{ArrowDown}{PageDown}{End}');
    await expect(canvas.getByRole('link', { name: schoolAt(99_999).name })).toHaveFocus();
  },
};

export const Selectable: Story = {
  render: function Selectable(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1', '3']));
    const selection = {
      keyOf: (school: School) => school.id,
      labelOf: (school: School) => `Select ${school.name}`,
      selected,
      onSelectedChange: setSelected,
    };
    return <DataTable {...args} selection={selection} />;
  },
};

export const LoadingRows: Story = { args: { rowAt: () => undefined } };

export const FewRows: Story = { args: { rowCount: 3 } };

export const Empty: Story = { args: { rowCount: 0 } };

export const LongText: Story = {
  args: {
    rowCount: 1,
    rowAt: () => ({
      ...schoolAt(0),
      name: 'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi combined',
    }),
  },
};

/** More columns than fit: the name stays visible while the rest scrolls. */
export const Sideways: Story = {
  ...Selectable,
  args: {
    columns: columns.map((column) => ({ ...column, width: '20rem' })),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Schools' });
    const name = canvas.getByRole('link', { name: schoolAt(0).name });
    const before = name.getBoundingClientRect().left;
    // From right to left, a browser counts to the left: below zero.
    box.scrollLeft = document.dir === 'rtl' ? -box.scrollWidth : box.scrollWidth;
    await expect(Math.abs(box.scrollLeft)).toBeGreaterThan(200);
    await expect(name.getBoundingClientRect().left).toBe(before);
  },
};

export const Narrow: Story = { globals: { width: 'phone' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
