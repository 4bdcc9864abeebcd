import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Field } from '../Field/Field';
import { DateInput } from './DateInput';

const meta = {
  title: 'ui-kit/DateInput',
  component: DateInput,
  args: { defaultValue: '2026-06-12', onChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <Field label="Date">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[5.19] shows DD - MM - YYYY',
  play: async ({ canvas }) => {
    const date = await canvas.findByRole('group', { name: 'Date' });
    await expect(date.textContent?.replaceAll(/\s/g, ' ')).toBe('12 - 06 - 2026');
    await expect(canvas.getByRole('spinbutton', { name: 'day, Date' })).toHaveTextContent('12');
  },
};

export const Empty: Story = { args: { defaultValue: '' } };

export const Typed: Story = {
  name: '[5.19] goes from part to part by itself',
  args: { defaultValue: '' },
  render: function Holding({ defaultValue: _, ...args }) {
    const [value, setValue] = useState('');
    return (
      <DateInput
        {...args}
        value={value}
        onChange={(event) => {
          args.onChange?.(event);
          setValue(event.currentTarget.value);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const date = await canvas.findByRole('group', { name: 'Date' });
    const [day] = within(date).getAllByRole('spinbutton');
    await userEvent.click(day ?? date);
    await userEvent.keyboard('05052027');
    await expect(date.textContent?.replaceAll(/\s/g, ' ')).toBe('05 - 05 - 2027');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Date', { selector: 'input' })).toHaveValue('2027-05-05');
    await userEvent.keyboard('{Backspace}');
    await expect(within(date).getAllByRole('spinbutton')[0]).toHaveTextContent('05');
    await userEvent.tab();
    await userEvent.tab();
  },
};

export const OutOfRange: Story = {
  name: '[5.19] takes the years 1900 to 2030',
  args: { defaultValue: '2026-06-12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: 'year, Date' }));
    await userEvent.keyboard('2031');
    await expect(canvas.getByRole('status')).toHaveTextContent('Between 01 - 01 - 1900 and 31 - 12 - 2030.');
    await expect(canvas.getByLabelText('Date', { selector: 'input' })).toHaveValue('');
    await userEvent.keyboard('2030');
    await expect(canvas.getByLabelText('Date', { selector: 'input' })).toHaveValue('2030-06-12');
  },
};

export const Chosen: Story = {
  name: '[9.3] offers weeks that begin on Monday',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a date' }));
    const month = await canvas.findByRole('grid');
    await expect(within(month).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mon');
    await waitFor(() => expect(within(month).getByRole('button', { name: /12 June 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByLabelText('Date', { selector: 'input' })).toHaveValue('2026-06-13');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const CalendarOpen: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Choose a date' })),
};

export const LabelPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Date' });
    await userEvent.click(canvas.getByText('Date'));
    await expect(canvas.getByRole('spinbutton', { name: 'day, Date' })).toHaveFocus();
  },
};

export const WithError: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = { ...CalendarOpen, globals: { direction: 'rtl' } };
