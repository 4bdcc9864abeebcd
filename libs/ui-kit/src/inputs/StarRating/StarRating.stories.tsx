import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Page/Stack';
import { StarRating } from './StarRating';
import { displayMessages } from '../../text/displayMessages';

const meta = {
  title: 'Inputs/StarRating',
  parameters: {
    guide: {
      use: ['How good something was found, to be read.', 'StarRatingInput where the user gives the rating.'],
      avoid: ['Points that are added up: a number.', 'Urgency: Priority.'],
      dos: [['Steps', 'Halves are shown; finer steps are rounded.']],
      keys: [['← →', 'in the input: one star on or back']],
      accessibility: ['One picture with a text such as “3.5 of 5 stars”; the input is a radio group.'],
    },
  },
  component: StarRating,
  args: { value: 3.5 },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: displayMessages.starsOf(3.5, 5) })).toBeVisible();
  },
};

export const Steps: Story = {
  render: () => (
    <Stack gap="small">
      {[0, 1, 2.5, 4, 5].map((value) => (
        <StarRating key={value} value={value} hasFigure />
      ))}
    </Stack>
  ),
};

export const OutOfRange: Story = {
  render: () => (
    <Stack gap="small">
      {[-2, 99, Number.NaN].map((value) => (
        <StarRating key={value} value={value} hasFigure />
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = { args: { hasFigure: true }, globals: { direction: 'rtl' } };

export const Dark: Story = { args: { hasFigure: true }, globals: { mode: 'dark' } };
