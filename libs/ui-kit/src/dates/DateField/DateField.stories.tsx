import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Field } from '../../inputs/Field/Field';
import { DateField, type DateFieldProps } from './DateField';
import { dateFieldMessages } from './dateFieldMessages';
import { formatDay } from '../DateText/formatDate';

interface StatefulDateProps extends DateFieldProps {
  required?: boolean;
  error?: string;
}

function StatefulDate({ value: first, onChange, required, error, ...rest }: StatefulDateProps) {
  const [value, setValue] = useState(first);
  return (
    <Field label="First day" description="The day of the first rehearsal" required={required} error={error}>
      <DateField
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
  title: 'Dates/DateField',
  parameters: {
    guide: {
      use: ['A day that the user knows: a birthday, a first rehearsal.', 'Inside a Field, which names it.'],
      avoid: [
        'A day and a time: DateTimeField.',
        'A start and an end: DateRangeField.',
        'To show a day: DateText.',
      ],
      dos: [
        ['WithError', 'The error names what is wrong with this day.'],
        ['Incomplete', 'What is half typed stays, and shows what is missing.'],
      ],
      anatomy: [
        ['Parts', 'day, month and year, each a spin button'],
        ['Calendar', 'opens a month to select from; absent when read-only'],
      ],
      keys: [
        ['digits', 'fill the part and go to the next'],
        ['↑ ↓', 'one day, month or year on or back'],
        ['Page Up, Page Down', 'a larger step'],
        ['← →', 'goes to the part before or after'],
        ['Home, End', 'sets the smallest or largest'],
        ['Backspace', 'in an empty part goes to the one before'],
      ],
      accessibility: [
        'The group has the name of the Field; each part is announced with its own.',
        'A date pasted from anywhere is read whole.',
      ],
    },
  },
  component: DateField,
  render: (args) => <StatefulDate {...args} />,
  args: { value: '2026-06-12', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof StatefulDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[5.19] shows DD - MM - YYYY',
  play: async ({ canvas }) => {
    const date = canvas.getByRole('group', { name: 'First day' });
    const parts = within(date).getAllByRole<HTMLInputElement>('spinbutton');
    await expect(parts.map(({ value }) => value)).toEqual(['12', '06', '2026']);
    await expect(parts.map(({ offsetTop }) => offsetTop)).toEqual(parts.map(() => parts[0]?.offsetTop));
  },
};

export const Empty: Story = { args: { value: null } };

export const Typed: Story = {
  name: '[5.19] goes from part to part by itself',
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('First day'));
    await userEvent.keyboard('05052027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-05-05');
    await expect(
      canvas.getByRole('spinbutton', { name: `${dateFieldMessages.parts.year} First day` }),
    ).toHaveFocus();
  },
};

export const NoSuchDay: Story = {
  name: '[5.19] says that a day does not exist',
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('First day'));
    await userEvent.keyboard('31022026');
    await expect(canvas.getByRole('status')).toHaveTextContent(translate('There is no such day.'));
  },
};

export const OutOfRange: Story = {
  name: '[5.19] takes the years 1900 to 2030',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('spinbutton', { name: `${dateFieldMessages.parts.year} First day` }),
    );
    await userEvent.keyboard('2031');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      translate('This cannot be later than {time}', { time: formatDay('2030-12-31') }),
    );
    await userEvent.click(
      canvas.getByRole('spinbutton', { name: `${dateFieldMessages.parts.year} First day` }),
    );
    await userEvent.keyboard('2030');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Pasted: Story = {
  name: '[5.19] takes a pasted date whole',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('spinbutton', { name: `${dateFieldMessages.parts.month} First day` }),
    );
    await userEvent.paste('14 May 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-14');
    await userEvent.paste('next week');
    await expect(canvas.getByRole('status')).toHaveTextContent(dateFieldMessages.unread('14 - 05 - 2026'));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Incomplete: Story = {
  args: { value: '14 - __ - ____' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('spinbutton', { name: `${dateFieldMessages.parts.year} First day` }),
    );
    await userEvent.click(document.body);
    await expect(canvas.getByRole('status')).toHaveTextContent(translate('This is not complete yet.'));
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Selected: Story = {
  name: '[9.3] offers weeks that begin on Monday',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: translate('Choose a date') }));
    const month = await canvas.findByRole('grid', { name: formatDay('2026-06-01').slice(3) });
    await expect(within(month).getAllByRole('columnheader')[0]).toHaveTextContent(translate('Mon'));
    await waitFor(() =>
      expect(within(month).getByRole('button', { name: formatDay('2026-06-12') })).toHaveFocus(),
    );
    // The calendar stands from left to right on every page.
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-13');
    await expect(canvas.getByRole('button', { name: translate('Choose a date') })).toHaveFocus();
  },
};

export const CalendarOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: translate('Choose a date') }));
    await canvas.findByRole('grid');
  },
};

export const Required: Story = { args: { value: null, required: true } };

export const WithError: Story = { args: { value: null, required: true, error: 'Field is required' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Narrow: Story = { ...CalendarOpen, globals: { width: 'narrow' } };

export const Dark: Story = { ...CalendarOpen, globals: { mode: 'dark' } };

export const RightToLeft: Story = { ...CalendarOpen, globals: { direction: 'rtl' } };
