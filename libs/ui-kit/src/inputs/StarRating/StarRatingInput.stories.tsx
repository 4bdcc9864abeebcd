import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { StarRatingInput } from './StarRatingInput';
import { displayMessages } from '../../text/displayMessages';

const meta = {
  title: 'Inputs/StarRatingInput',
  parameters: {
    guide: {
      partOf: 'StarRating',
    },
  },
  component: StarRatingInput,
  args: { label: 'How was the venue?', value: undefined, onValueChange: fn() },
  render: function Rating(args) {
    const [value, setValue] = useState(args.value);
    return (
      <StarRatingInput
        {...args}
        value={value}
        onValueChange={(stars) => {
          setValue(stars);
          args.onValueChange(stars);
        }}
      />
    );
  },
} satisfies Meta<typeof StarRatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('radio', { name: displayMessages.stars(3) })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: translate('Clear') }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const Rated: Story = { args: { value: 4 } };

export const Required: Story = { args: { value: 4, required: true } };

export const WithError: Story = { args: { error: 'Field is required', required: true } };

export const Disabled: Story = { args: { value: 2, disabled: true } };

export const RightToLeft: Story = { args: { value: 2 }, globals: { direction: 'rtl' } };
