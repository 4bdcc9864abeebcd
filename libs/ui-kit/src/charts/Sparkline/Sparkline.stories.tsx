import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Page/Stack';
import { tones } from '../../theme/tone';
import { Sparkline } from './Sparkline';
import { chartMessages } from '../Chart/chartMessages';

const values = [12, 14, 9, 18, 22, 20, 31, 28, 35];

const meta = {
  title: 'Charts/Sparkline',
  parameters: {
    guide: {
      use: ['The trend of a number that stands next to it: in a tile, in a table cell.'],
      avoid: ['Values that are read one by one: LineChart.', 'Fewer than three values: the number alone.'],
      dos: [['Gaps', 'Days without a value are gaps.']],
      accessibility: ['Its name gives the first, last, lowest and highest value.'],
      texts: () => [chartMessages.noFigures],
    },
  },
  component: Sparkline,
  args: { label: 'Entries in nine weeks', values },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: chartMessages.trend('Entries in nine weeks', '12', '35', '9', '35') }),
    ).toBeVisible();
  },
};

export const Colours: Story = {
  render: () => (
    <Stack direction="row">
      {tones.map((tone) => (
        <Sparkline key={tone} label={tone} tone={tone} values={values} />
      ))}
    </Stack>
  ),
};

export const Gaps: Story = { args: { values: [3, 5, null, null, 4, 8] } };

export const OnePoint: Story = { args: { values: [3] } };

export const Flat: Story = { args: { values: [3, 3, 3] } };

export const Empty: Story = { args: { values: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
