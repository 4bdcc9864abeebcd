import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../layout/Card/Card';
import { LineChart } from './LineChart';
import { arrowKeys } from '../../testing/arrowKeys';

const days = Array.from({ length: 30 }, (_, day) => `${String(day + 1).padStart(2, '0')}-Jun`);

const meta = {
  title: 'Charts/LineChart',
  parameters: {
    guide: {
      use: ['Values over time: bookings by day, scores by season.', 'Up to four lines that are compared.'],
      avoid: ['Amounts without an order: BarChart.', 'A trend in a table cell: Sparkline.'],
      dos: [['Gaps', 'A day without a value is a gap, not a zero.']],
      keys: [
        ['Tab', 'goes to the chart'],
        ['← →', 'reads the points'],
        ['Home, End', 'goes to the first or last'],
        ['Escape', 'hides the value'],
      ],
      accessibility: ['The values are also a table, which screen readers reach.'],
    },
  },
  component: LineChart,
  args: {
    label: 'Entries by day',
    categoryLabel: 'Day',
    categories: days,
    series: [
      { name: 'Entries', values: days.map((_, day) => Math.round(40 + 3 * day + 18 * Math.sin(day / 3))) },
    ],
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('slider', {
      name: translate('Points of {chart}', { chart: 'Entries by day' }),
    });
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await expect(plot).toHaveAttribute('aria-valuetext', '01-Jun: Entries 40');
    await userEvent.keyboard(arrowKeys().forward.repeat(2));
    await expect(plot).toHaveAttribute('aria-valuetext', '03-Jun: Entries 57');
    await userEvent.keyboard('{End}');
    await expect(plot).toHaveAttribute('aria-valuetext', '30-Jun: Entries 123');
    await userEvent.click(canvas.getByText(translate('Show as table')));
    await expect(canvas.getByRole('row', { name: '03-Jun 57' })).toBeVisible();
  },
};

export const SeveralSeries: Story = {
  args: {
    label: 'Sales of the week',
    categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    series: [
      { name: 'Town Hall', values: [120, 180, 260, 310, 640, 1240, 880] },
      { name: 'Clarence Street Theatre', values: [80, 95, 140, 220, 410, 760, 690] },
      { name: 'Hirangi Marae', values: [20, 60, 40, 90, 130, 260, 300] },
    ],
    format: (value) => `$${value.toLocaleString('en-NZ')}`,
  },
};

export const Gaps: Story = {
  args: {
    categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    series: [{ name: 'Entries', values: [4, 6, null, 5, null, 8, 9] }],
  },
};

export const BelowZero: Story = {
  args: {
    label: 'Balance by month',
    categoryLabel: 'Month',
    categories: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    series: [{ name: 'Balance', values: [-1200, -800, 150, 420, -90, 1300] }],
  },
};

export const OnePoint: Story = {
  args: { categories: ['01-Jun'], series: [{ name: 'Entries', values: [7] }] },
};

export const Empty: Story = { args: { categories: [], series: [] } };

export const LongText: Story = {
  args: {
    label:
      'Entries of Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi to the combined regional final of the performing arts',
    series: [
      {
        name: 'Te Kura Kaupapa Māori o Te Whānau Tahi',
        values: days.map((_, day) => 4000 + 130 * day),
      },
      { name: 'Te Kura o Hirangi and the schools around it', values: days.map((_, day) => 5500 - 90 * day) },
    ],
  },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { ...SeveralSeries, globals: { mode: 'dark' } };
