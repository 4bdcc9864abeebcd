import { UploadsFrame } from '@callboard/uploads/testing';
import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { bandForm, entryAnswers, entryForm, everyKindForm, longForm } from '../testing/forms.data';
import { FormFill } from './FormFill';
import type { FormFillProps } from './FormFill.types';
import { messages } from '../../messages';
import { formatDay } from '@callboard/ui-kit/dates';

const onKeep = fn<NonNullable<FormFillProps['onKeep']>>(async () => 'kept');
const onSubmit = fn<NonNullable<FormFillProps['onSubmit']>>(async () => undefined);
/** Lazy code has to be fetched and built first. */
const whenFetched = { timeout: 20_000 };

const meta = {
  title: 'Form builder/FormFill',
  parameters: {
    guide: {
      use: ['A form that is filled in page by page, today or over several days.'],
      avoid: ['A form of one record: RecordForm.', 'To show answers: FormAnswers.'],
      dos: [
        ['Review', 'All answers are read once more before the end.'],
        ['SavingFails', 'What could not be saved is named, and stays.'],
      ],
      anatomy: [
        ['Steps', 'the pages, and what is missing on each'],
        ['Questions', 'shown by their conditions'],
        ['Foot', 'back, on, and whether it is saved'],
      ],
      accessibility: ['A page that cannot be left yet puts the focus on what is missing.'],
      texts: () => [messages.notComplete, messages.notSubmitted],
    },
  },
  component: FormFill,
  args: { content: entryForm, answers: {}, onKeep, onSubmit, onLeave: fn() },
  // Removing a file shows a toast.
  render: (args) => (
    <UploadsFrame>
      <FormFill {...args} />
    </UploadsFrame>
  ),
  beforeEach: () => {
    onKeep.mockReset().mockResolvedValue('kept');
    onSubmit.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof FormFill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Title/), 'The tide');
    await expect(
      await canvas.findByText(new RegExp(`^${messages.saved('\\d\\d:\\d\\d')}$`), {}, whenFetched),
    ).toBeVisible();
    await expect(onKeep).toHaveBeenLastCalledWith({ title: 'The tide' });
    await userEvent.click(canvas.getByRole('button', { name: translate('Continue later') }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalled());
  },
};

export const Conditions: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText(/on your feet/)).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Style/ }), 'Dance');
    await expect(canvas.getByLabelText(/on your feet/)).toBeVisible();
  },
};

export const Rows: Story = {
  args: { answers: entryAnswers, initialPage: 'cast' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: translate('Add {row}', { row: 'member' }) }));
    await expect(canvas.getAllByLabelText(/Full name/)[2]).toHaveFocus();
    await userEvent.keyboard('Mere');
    await expect(canvas.getAllByLabelText(/Instrument/)).toHaveLength(1);
  },
};

export const EveryKind: Story = {
  args: { content: everyKindForm },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole(
        'img',
        { name: translate('Sign here with a pen, finger or mouse') },
        whenFetched,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: new RegExp(translate('Choose files')) })).toBeVisible();
  },
};

export const Incomplete: Story = {
  args: { answers: { ...entryAnswers, email: '', members: [{ name: 'Aroha' }, { role: 'musician' }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: translate('Next') }));
    await userEvent.click(canvas.getByRole('button', { name: translate('Next') }));
    await userEvent.click(canvas.getByRole('button', { name: translate('Check your answers') }));
    await userEvent.click(canvas.getByRole('button', { name: translate('Submit') }));
    const list = within(await canvas.findByRole('alert'));
    await expect(list.getAllByRole('link')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus());
    await userEvent.click(list.getByRole('link', { name: 'Member 2: Instrument' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Instrument/)).toHaveFocus());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Review: Story = {
  args: { answers: entryAnswers, initialPage: 'check-answers' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The tide comes in')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: translate('Change {page}', { page: 'Consent' }) }),
    );
    await expect(canvas.getByRole('heading', { name: 'Consent' })).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('button', { name: translate('Check your answers') })[0] ?? document.body,
    );
    await expect(canvas.getByRole('button', { name: translate('Submit') })).toBeVisible();
  },
};

export const Submitted: Story = {
  args: { answers: entryAnswers, initialPage: 'check-answers' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: translate('Submit') }));
    await expect(await canvas.findByText(translate('Submitted'))).toBeVisible();
    await expect(onSubmit).toHaveBeenCalledWith(entryAnswers);
  },
};

export const SavingFails: Story = {
  play: async ({ canvas, userEvent }) => {
    onKeep.mockResolvedValue({
      message: 'The form was closed while you were away.',
      fields: { title: ['Another entry has this title'] },
    });
    await userEvent.type(canvas.getByLabelText(/^Title/), 'The tide');
    await userEvent.tab();
    await expect(
      await canvas.findByText(
        translate('Not saved: {reason}.', { reason: 'The form was closed while you were away' }),
        {},
        whenFetched,
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Another entry has this title')).toBeVisible();
    await expect(canvas.getByRole('button', { name: translate('Try again') })).toBeVisible();
  },
};

export const ChangedElsewhere: Story = {
  args: { answers: { title: 'The tide' } },
  play: async ({ canvas, userEvent }) => {
    onKeep.mockResolvedValueOnce({ newer: { title: 'The sea', minutes: 4 } });
    await userEvent.type(canvas.getByLabelText(/^Title/), ' is high');
    const panel = await canvas.findByRole('group', { name: messages.conflictTitle }, whenFetched);
    await expect(panel).toHaveFocus();
    await expect(
      within(panel).getByRole('radio', { name: translate('Theirs: {answer}', { answer: 'The sea' }) }),
    ).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { answers: entryAnswers, readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: translate('Next') }));
    await expect(
      canvas.queryByRole('button', { name: translate('Add {row}', { row: 'member' }) }),
    ).toBeNull();
    await expect(canvas.queryByRole('button', { name: translate('Submit') })).toBeNull();
  },
};

export const SavedBefore: Story = {
  args: { answers: { title: 'The tide' }, savedAt: '2026-05-14T07:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(`^${messages.saved(formatDay('2026-05-14'))}`))).toBeVisible();
  },
};

export const OnePage: Story = { args: { content: bandForm } };

export const LongText: Story = { args: { content: longForm } };

export const Phone: Story = {
  globals: { width: 'phone' },
  args: { answers: entryAnswers },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Consent' })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: translate('Page {page} of {count}', { page: '1', count: '4' }) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Consent' }));
    await expect(canvas.getByRole('heading', { name: 'Consent' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: translate('Page {page} of {count}', { page: '3', count: '4' }) }),
    ).toBeVisible();
  },
};

export const PhoneReview: Story = {
  globals: { width: 'phone' },
  args: { answers: entryAnswers, initialPage: 'check-answers' },
};

export const Narrow: Story = { globals: { width: 'narrow' }, args: { content: longForm } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { answers: entryAnswers } };

export const Dark: Story = {
  globals: { mode: 'dark' },
  args: { answers: entryAnswers, initialPage: 'cast' },
};
