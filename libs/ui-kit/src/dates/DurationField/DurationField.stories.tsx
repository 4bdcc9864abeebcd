import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Field } from '../../inputs/Field/Field';
import { DurationField, type DurationFieldProps } from './DurationField';
import { dateFieldMessages } from '../DateField/dateFieldMessages';

function StatefulDuration({ value: first, onChange, ...rest }: DurationFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Running time">
      <DurationField
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
  title: 'Dates/DurationField',
  parameters: {
    guide: {
      use: [
        'How long something takes: a set, a changeover, a break.',
        'unit="seconds" for what is timed by a stopwatch.',
      ],
      avoid: ['When something is: TimeField.', 'More than 99 hours: two dates.'],
      dos: [['Cleared', 'Emptied it is 00:00, never an error.']],
      keys: [
        ['digits', 'fill hours, then minutes'],
        ['↑ ↓', 'one step on or back'],
      ],
      accessibility: ['Hours and minutes are announced with their names.'],
    },
  },
  component: DurationField,
  render: (args) => <StatefulDuration {...args} />,
  args: { value: 90, onChange: fn() },
} satisfies Meta<typeof StatefulDuration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[5.20] takes up to 99 hours and 59 minutes',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('spinbutton', { name: `${dateFieldMessages.parts.hours} Running time` }),
    );
    await userEvent.keyboard('9959');
    await expect(args.onChange).toHaveBeenLastCalledWith(5999);
  },
};

export const Cleared: Story = {
  name: '[5.20] becomes 00:00 when it is emptied',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('spinbutton', { name: `${dateFieldMessages.parts.minutes} Running time` }),
    );
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(
      canvas.getByRole('spinbutton', { name: `${dateFieldMessages.parts.hours} Running time` }),
    ).toHaveValue('00');
  },
};

export const Empty: Story = { args: { value: null } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
