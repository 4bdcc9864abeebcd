import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Field } from '../../inputs/Field/Field';
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField';
import { formatDay } from '../DateText/formatDate';

function StatefulDateTime({ value: first, onChange, ...rest }: DateTimeFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Starts">
      <DateTimeField
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
  title: 'Dates/DateTimeField',
  parameters: {
    guide: {
      use: [
        'A day and a time on the clock of a place: doors open, a deadline.',
        'Name the zone where readers live in several.',
      ],
      avoid: ['A time alone: TimeField.', 'A start and an end: DateRangeField.'],
      dos: [['Incomplete', 'A day without a time shows what is missing.']],
      keys: [
        ['digits', 'fill the part and go to the next'],
        ['↑ ↓', 'one step on or back'],
        ['← →', 'goes to the part before or after'],
      ],
      accessibility: ['One group of spin buttons; times are of 24 hours.'],
    },
  },
  component: DateTimeField,
  render: (args) => <StatefulDateTime {...args} />,
  args: { value: '2026-06-12T18:30', zone: 'NZST', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof StatefulDateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Starts'));
    await userEvent.keyboard('050520271900');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-05-05T19:00');
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Starts'));
    await userEvent.paste('14-May-2026 19:05');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-14T19:05');
  },
};

export const Incomplete: Story = {
  args: { value: null, zone: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Starts'));
    await userEvent.keyboard('05');
    await userEvent.click(document.body);
    await expect(canvas.getByRole('status')).toHaveTextContent(translate('This is not complete yet.'));
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Selected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: translate('Choose a date') }));
    await userEvent.click(await canvas.findByRole('button', { name: formatDay('2026-06-20') }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-20T18:30');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Narrow: Story = { globals: { width: 'narrow' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
