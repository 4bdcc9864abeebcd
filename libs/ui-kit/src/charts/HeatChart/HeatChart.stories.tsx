import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../layout/Card/Card';
import { HeatChart } from './HeatChart';
import { chartMessages } from '../Chart/chartMessages';
import { arrowKeys } from '../../testing/arrowKeys';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hours = Array.from({ length: 14 }, (_, hour) => `${String(hour + 9).padStart(2, '0')}:00`);

const meta = {
  title: 'Charts/HeatChart',
  parameters: {
    guide: {
      use: ['An amount by two dimensions: sales by weekday and hour.'],
      avoid: ['One dimension: BarChart.', 'Exact values to compare: DataTable.'],
      dos: [['Gaps', 'Null shows that there is no value; zero is a value.']],
      keys: [
        ['Tab', 'goes to the grid, one stop'],
        ['← → ↑ ↓', 'goes from cell to cell'],
        ['Home, End', 'goes to the first or last of the row'],
      ],
      accessibility: ['Each cell shows its number, so the shade is never the only difference.'],
      texts: () => [chartMessages.gridHelp],
    },
  },
  component: HeatChart,
  args: {
    label: 'Tickets sold by weekday and hour',
    rowLabel: 'Weekday',
    rows: weekdays,
    columns: hours,
    values: weekdays.map((_, day) => hours.map((_, hour) => (day * 7 + hour * 5 + ((day * hour) % 9)) % 48)),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof HeatChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const cells = canvas.getAllByRole('gridcell');
    await expect(cells[0]).toHaveFocus();
    await userEvent.keyboard(`${arrowKeys().forward}{ArrowDown}`);
    await expect(document.activeElement).toHaveTextContent('Tue, 10:00: 13');
    await userEvent.click(canvas.getByText(translate('Show as table')));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

export const Gaps: Story = {
  args: {
    rows: ['Town Hall', 'Clarence Street Theatre'],
    rowLabel: 'Venue',
    columns: ['Jan', 'Feb', 'Mar'],
    values: [
      [0, null, 12],
      [4, 9, null],
    ],
  },
};

export const OnePoint: Story = { args: { rows: ['Mon'], columns: ['09:00'], values: [[7]] } };

export const Empty: Story = { args: { rows: [], columns: [], values: [] } };

export const Narrow: Story = { globals: { width: 'phone' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { mode: 'dark' } };
