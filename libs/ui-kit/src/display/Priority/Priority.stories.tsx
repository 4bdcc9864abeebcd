import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Page/Stack';
import { Priority } from './Priority';
import { priorityLevels } from './toPriority';

const meta = {
  title: 'Display/Priority',
  parameters: {
    guide: {
      use: ['How urgent a task or a message is.'],
      avoid: ['Where something stands in its life: StatusBadge.', 'How good something is: StarRating.'],
      dos: [
        ['Levels', 'Bars and a word.'],
        ['BarsOnly', 'Bars alone in a narrow column whose heading shows what they are.'],
      ],
      accessibility: ['The text is always there, hidden or not.'],
    },
  },
  component: Priority,
  args: { level: 'high' },
} satisfies Meta<typeof Priority>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack gap="small">
      {priorityLevels.map((level) => (
        <Priority key={level} level={level} />
      ))}
    </Stack>
  ),
};

export const BarsOnly: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: translate('High') })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { level: 'urgent', label: 'Before the doors open on the day of the combined regional final' },
  globals: { width: 'phone' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { ...Levels, globals: { mode: 'dark' } };
