import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { FieldDefinition } from '../definition';
import { Form } from '../Form/Form';
import type { FormProps } from '../Form/Form.types';
import { FormField } from '../FormField/FormField';
import { dateMessages } from './dateMessages';

const timeZone = 'Pacific/Auckland';

const definitions: FieldDefinition[] = [
  { name: 'day', kind: 'date', label: 'First day', required: true },
  { name: 'doors', kind: 'time', label: 'Doors open', minTime: '09:00' },
  { name: 'length', kind: 'duration', label: 'Running time' },
  { name: 'starts', kind: 'datetime', label: 'Starts', timeZone, asksReason: true },
  { name: 'hire', kind: 'daterange', label: 'Hire of the hall', timeZone },
];

const meta = {
  title: 'Forms/Dates',
  parameters: {
    guide: {
      of: FormField,
      use: [
        'Dates of a form that mean an instant: they know their zone, clock changes, and the reason for a move.',
      ],
      avoid: ['Outside of a Form: DateTimeField, DateRangeField.'],
      dos: [
        ['Twice', 'An hour that comes twice gets a question.'],
        ['Rescheduled', 'A date that was announced needs a reason to move.'],
      ],
      accessibility: ['A further question follows its field in the order of Tab.'],
    },
  },
  component: Form,
  args: {
    definitions,
    initialValues: {
      day: '2026-05-14',
      length: 90,
      starts: '2026-05-14T19:00:00+12:00',
      hire: { start: '2026-09-26T19:00:00+12:00', end: '2026-09-27T09:00:00+13:00' },
    },
    onSubmit: fn<FormProps['onSubmit']>(async () => undefined),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[9.5] shows the duration across a clock change',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        translate('Duration: {span}', {
          span: translate('{count, plural, one {# hour} other {# hours}}', { count: 13 }),
        }),
      ),
    ).toBeVisible();
  },
};

export const Rescheduled: Story = {
  name: '[5.21] asks why a date was changed',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: `${translate('Hours')} Starts` }));
    await userEvent.keyboard('20');
    await userEvent.click(canvas.getByRole('button', { name: translate('Save') }));
    await expect(canvas.getAllByText(translate('Reason is required'))[0]).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Skipped: Story = {
  args: { initialValues: { starts: '2026-09-27T02:30' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: translate('Save') }));
    await expect(
      canvas.getAllByText(translate('This time does not exist on that day: the clocks go forward.'))[0],
    ).toBeVisible();
  },
};

export const Twice: Story = {
  args: { initialValues: { starts: '2026-04-05T02:30' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: dateMessages.secondTime('UTC+12:00') }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(`^${dateMessages.reason}`) }),
      'The clocks',
    );
    await userEvent.click(canvas.getByRole('button', { name: translate('Save') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      starts: '2026-04-05T02:30:00+12:00',
      starts_reason: 'The clocks',
    });
  },
};

export const Invalid: Story = {
  args: {
    initialValues: { day: '31 - 02 - 2026', doors: '08:59', starts: '14 - 05 - ____, 19:__' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: translate('Save') }));
    await expect(canvas.getByRole('spinbutton', { name: `${translate('Day')} First day` })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  args: { definitions: definitions.map((definition) => ({ ...definition, readOnly: true })) },
};

export const Disabled: Story = {
  args: { definitions: definitions.map((definition) => ({ ...definition, disabled: true })) },
};

export const Phone: Story = { ...Rescheduled, name: 'Phone', globals: { width: 'phone' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
