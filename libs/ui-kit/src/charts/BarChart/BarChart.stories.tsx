import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../layout/Card/Card';
import { BarChart } from './BarChart';
import { arrowKeys } from '../../testing/arrowKeys';

const meta = {
  title: 'Charts/BarChart',
  parameters: {
    guide: {
      use: [
        'Amounts that are compared: entries by region, takings by week.',
        'Up to twelve bars in columns; longer names and rankings as rows.',
      ],
      avoid: [
        'A course over time: LineChart.',
        'Two dimensions together, such as weekday and hour: HeatChart.',
        'One number: StatTile.',
      ],
      dos: [
        ['Rows', 'Long names stand as rows, where they can be read.'],
        ['Toned', 'A tone points out the one bar that the page is about.'],
      ],
      anatomy: [
        ['Caption', 'shows what the bars count; can be hidden where a heading does'],
        ['Axis', 'starts at zero, always'],
        ['Legend', 'only with several series'],
        ['Table', 'the same values, behind a button'],
      ],
      keys: [
        ['Tab', 'goes to the chart'],
        ['← → ↑ ↓', 'reads the bars'],
        ['Home, End', 'goes to the first or last'],
        ['Escape', 'hides the value'],
      ],
      accessibility: [
        'The values are also a table, which screen readers reach.',
        'Series differ by stripes as well as by colour.',
      ],
    },
  },
  component: BarChart,
  args: {
    label: 'Performances by weekday',
    categoryLabel: 'Weekday',
    categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    series: [{ name: 'Performances', values: [4, 6, 9, 12, 18, 31, 22] }],
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('slider', {
      name: translate('Points of {chart}', { chart: 'Performances by weekday' }),
    });
    await userEvent.tab();
    await expect(plot).toHaveAttribute('aria-valuetext', 'Mon: Performances 4');
    await userEvent.keyboard(arrowKeys().forward);
    await expect(plot).toHaveAttribute('aria-valuetext', 'Tue: Performances 6');
    await userEvent.click(canvas.getByText(translate('Show as table')));
    await expect(canvas.getByRole('row', { name: 'Sat 31' })).toBeVisible();
  },
};

export const Grouped: Story = {
  args: {
    label: 'Seats by region',
    categoryLabel: 'Region',
    categories: ['Auckland', 'Waikato', 'Gisborne', 'Taranaki', 'Otago'],
    series: [
      { name: 'Sold', values: [820, 540, 310, 260, 480] },
      { name: 'Held', values: [120, 90, 60, 20, 75] },
      { name: 'Free', values: [60, 210, 330, 400, 190] },
    ],
  },
};

export const Stacked: Story = { args: { ...Grouped.args, layout: 'stacked' } };

export const Rows: Story = {
  args: {
    label: 'Entries by category',
    categoryLabel: 'Category',
    categories: ['Dance', 'Drama: original work for the stage', 'Waiata', 'Percussion', 'Kapa haka'],
    series: [{ name: 'Entries', values: [212, 148, 96, 41, 8] }],
    direction: 'rows',
  },
};

export const StackedRows: Story = { args: { ...Grouped.args, layout: 'stacked', direction: 'rows' } };

export const BelowZero: Story = {
  args: {
    label: 'Change since last year',
    categories: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    categoryLabel: 'Month',
    series: [{ name: 'Change', values: [-12, -8, 3, 14, -2, 9] }],
  },
};

export const Toned: Story = {
  args: {
    label: 'Checks',
    categoryLabel: 'Day',
    series: [
      { name: 'Passed', values: [4, 6, 9, 12, 18, 31, 22], tone: 'green' },
      { name: 'Failed', values: [1, 0, 2, null, 3, 1, 4], tone: 'red' },
    ],
    layout: 'stacked',
  },
};

export const OnePoint: Story = {
  args: { categories: ['Sat'], series: [{ name: 'Performances', values: [7] }] },
};

export const Empty: Story = { args: { categories: [], series: [] } };

export const LongText: Story = {
  args: {
    label:
      'Entries of Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi to the combined regional final of the performing arts',
    categories: ['Te Kura Kaupapa Māori o Te Whānau Tahi', 'Te Kura o Hirangi', 'Te Kura o Ōtāngarei'],
    series: [{ name: 'Entries', values: [1212, 148, 96] }],
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { args: { ...Grouped.args }, globals: { direction: 'rtl' } };

export const Dark: Story = { args: { ...Grouped.args }, globals: { mode: 'dark' } };
