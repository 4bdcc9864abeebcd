import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Field } from '../../inputs/Field/Field';
import { TimeField, type TimeFieldProps } from './TimeField';
import { dateFieldMessages } from '../DateField/dateFieldMessages';

function StatefulTime({ value: first, onChange, ...rest }: TimeFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Doors open">
      <TimeField
        {...rest}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    </Field>
  );
}

const meta = {
  title: 'Dates/TimeField',
  parameters: {
    guide: {
      use: ['A time of day without a day: doors open, a daily close.'],
      avoid: ['A length: DurationField.', 'A day and a time: DateTimeField.'],
      dos: [['TooLate', 'A limit is named in the error.']],
      keys: [
        ['digits', 'fill hours, then minutes'],
        ['↑ ↓', 'one step on or back'],
        ['← →', 'goes to the other part'],
      ],
      accessibility: ['24 hours, so that morning and evening cannot be confused.'],
    },
  },
  component: TimeField,
  render: (args) => <StatefulTime {...args} />,
  args: { value: '17:45', onChange: fn() },
} satisfies Meta<typeof StatefulTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[9.3] takes 24 hours',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('spinbutton', { name: `${dateFieldMessages.parts.hours} Doors open` }),
    );
    await userEvent.keyboard('2307');
    await expect(args.onChange).toHaveBeenLastCalledWith('23:07');
  },
};

export const Empty: Story = { args: { value: null } };

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('spinbutton', { name: `${dateFieldMessages.parts.hours} Doors open` }),
    );
    await userEvent.paste('7:30 pm');
    await expect(args.onChange).toHaveBeenLastCalledWith('19:30');
  },
};

export const TooLate: Story = {
  name: '[5.8] says that it is too late',
  args: { value: '22:30', max: '22:00' },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
