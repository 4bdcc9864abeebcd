import { mapFrame, newZealand, outlineFrame } from '@callboard/domain/map';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../layout/Card/Card';
import { Outline } from './Outline';
import { outlineMessages } from './outlineMessages';

const country = outlineFrame(newZealand.extent, { width: 440, height: 600 });
const wellington = country.toPoint({ latitude: -41.29, longitude: 174.78 });

const meta = {
  title: 'Charts/Outline',
  parameters: {
    guide: {
      use: ['Where in a country something is: venues, regions, schools.'],
      avoid: ['How to get there: a link to a map service.', 'Amounts by region that are compared: BarChart.'],
      dos: [['WithoutLand', 'Where the frame shows no land, a note explains it.']],
      accessibility: [
        'With a label it is a picture; without one it is hidden, because a list next to it has the same.',
      ],
    },
  },
  component: Outline,
  args: {
    coast: newZealand,
    frame: country,
    label: 'Map: Wellington',
    children: <circle cx={wellington.x} cy={wellington.y} r={8} />,
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Outline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Map: Wellington' })).toBeVisible();
    await expect(canvas.getByText(outlineMessages.source('Natural Earth'))).toBeVisible();
  },
};

/** Elsewhere in the world there is no coast to draw. */
export const WithoutLand: Story = {
  args: {
    frame: mapFrame({ latitude: 51.5, longitude: -0.1 }, 50, { width: 440, height: 300 }),
    label: 'Map: London',
    withoutLand: {
      drawn: <circle cx={220} cy={150} r={100} fill="none" />,
      note: 'Only distances are drawn.',
    },
    children: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only distances are drawn.')).toBeVisible();
  },
};
