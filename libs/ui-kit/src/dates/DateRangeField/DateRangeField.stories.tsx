import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Field } from '../../inputs/Field/Field';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField';
import { dateFieldMessages } from '../DateField/dateFieldMessages';
import { formatDay } from '../DateText/formatDate';

function StatefulRange({ value: first, onChange, ...rest }: DateRangeFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <Field label="Hire of the hall">
      <DateRangeField
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
  title: 'Dates/DateRangeField',
  parameters: {
    guide: {
      use: [
        'A start and an end: an event, a hire, a leave.',
        'With hasTime={false}: whole days, both included.',
      ],
      avoid: ['A start and a length: DateTimeField with DurationField.', 'One day: DateField.'],
      dos: [
        ['DaysOnly', 'Days without times where no one needs the hour.'],
        ['Reversed', 'An end before the start is named at the end.'],
      ],
      anatomy: [
        ['Start, End', 'a field each; side by side where there is room'],
        ['Length', 'is computed and shown below'],
      ],
      accessibility: ['Both ends and the length are one group, named by the Field around.'],
    },
  },
  component: DateRangeField,
  render: (args) => <StatefulRange {...args} />,
  args: { value: { start: '2026-06-12T18:30', end: '2026-06-14T21:00' }, onChange: fn() },
} satisfies Meta<typeof StatefulRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[9.5] stands in two columns and says days, hours and minutes',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        dateFieldMessages.span(
          `${dateFieldMessages.days(2)} ${dateFieldMessages.hours(2)} ${dateFieldMessages.minutes(30)}`,
        ),
      ),
    ).toBeVisible();
    const [start, end] = [dateFieldMessages.start, dateFieldMessages.end].map((label) =>
      canvas.getByText(label).getBoundingClientRect(),
    );
    await expect(start?.top).toBe(end?.top);
  },
};

export const Phone: Story = {
  name: '[9.5] stands one below the other where it is narrow',
  globals: { width: 'phone' },
  play: async ({ canvas }) => {
    const [start, end] = [dateFieldMessages.start, dateFieldMessages.end].map((label) =>
      canvas.getByText(label).getBoundingClientRect(),
    );
    await expect(start?.left).toBe(end?.left);
    await expect(end?.top).toBeGreaterThan(start?.bottom ?? Infinity);
  },
};

export const DaysOnly: Story = {
  name: '[9.5] stands in two columns where days fit, though times would not',
  args: { hasTime: false, value: { start: '2026-06-12', end: '2026-06-14' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dateFieldMessages.span(dateFieldMessages.days(3)))).toBeVisible();
    const [start, end] = [dateFieldMessages.start, dateFieldMessages.end].map((label) =>
      canvas.getByText(label).getBoundingClientRect(),
    );
    await expect(start?.top).toBe(end?.top);
  },
};

export const Reversed: Story = {
  name: '[5.9] says that the end is too early',
  args: { value: { start: '2026-06-12T18:30', end: '2026-06-12T17:00' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(dateFieldMessages.tooEarly(`${formatDay('2026-06-12')} 18:30`)),
    ).toBeVisible();
  },
};

export const Empty: Story = { args: { value: { start: null, end: null } } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
