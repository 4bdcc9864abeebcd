import type { Answers } from '@callboard/domain/forms';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SaveOutcome } from '../autosave/createAutosave';
import { bandForm, entryAnswers, entryForm } from '../testing/forms.data';
import { FormFill } from './FormFill';
import type { FormFillProps } from './FormFill.types';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(props: Partial<FormFillProps> = {}) {
  const onKeep = vi.fn<(answers: Answers) => Promise<SaveOutcome>>(async () => 'kept');
  const onSubmit = vi.fn<NonNullable<FormFillProps['onSubmit']>>(async () => undefined);
  const onLeave = vi.fn();
  const all = { content: entryForm, answers: {}, onKeep, onSubmit, onLeave, ...props };
  const view = render(<FormFill {...all} />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press, onKeep, onSubmit, onLeave, ...view };
}

const labelled = (name: RegExp) => screen.getByLabelText(name);

describe('a form that is filled in', () => {
  it('shows and hides fields depending on the answers, and preserves what was typed in them', async () => {
    const { user } = show();
    expect(screen.queryByLabelText(/on your feet/)).toBeNull();
    await user.selectOptions(labelled(/^Style/), 'Dance');
    await user.type(labelled(/on your feet/), 'Socks');
    await user.selectOptions(labelled(/^Style/), 'Drama');
    expect(screen.queryByLabelText(/on your feet/)).toBeNull();
    await user.selectOptions(labelled(/^Style/), 'Dance');
    expect(labelled(/on your feet/)).toHaveProperty('value', 'Socks');
  });

  it('shows the typed answer, not the initial one, when a field is shown again', async () => {
    const { user } = show({ answers: { style: 'dance', shoes: 'Boots' } });
    await user.type(labelled(/on your feet/), ' and socks');
    await user.selectOptions(labelled(/^Style/), 'Drama');
    await user.selectOptions(labelled(/^Style/), 'Dance');
    expect(labelled(/on your feet/)).toHaveProperty('value', 'Boots and socks');
  });

  it('restores the rows of a section that is shown again', async () => {
    const { user, press } = show({ content: bandForm, answers: { band: true, players: [{ name: 'Ben' }] } });
    await press('Add player');
    await user.keyboard('Mere');
    await user.click(labelled(/We have a band/));
    expect(screen.queryByLabelText('Name')).toBeNull();
    await user.click(labelled(/We have a band/));
    const names = screen.getAllByLabelText<HTMLInputElement>('Name').map(({ value }) => value);
    expect(names).toEqual(['Ben', 'Mere']);
  });

  it('steps through the visible pages, and shows what each still needs', async () => {
    const onPageChange = vi.fn();
    const { user, press } = show({ onPageChange });
    const steps = screen.getByRole('list', { name: 'Pages of the form' });
    expect(within(steps).queryByText('The dance floor')).toBeNull();
    expect(within(steps).getByText('3 answers still needed')).toBeTruthy();
    await user.type(labelled(/^Title/), 'The tide{Enter}');
    expect(onPageChange).toHaveBeenLastCalledWith('cast');
    expect(screen.getByRole('heading', { name: 'Who takes part' })).toBeTruthy();
    expect(within(steps).getByText('2 answers still needed')).toBeTruthy();
    await press('Back');
    await user.selectOptions(labelled(/^Style/), 'Dance');
    expect(within(steps).getByText('The dance floor')).toBeTruthy();
  });

  it('evaluates the conditions of a row with the answers of that row', async () => {
    const { user, press } = show({ initialPage: 'cast' });
    await press('Add member');
    await user.keyboard('Aroha');
    await press('Add member');
    const [first, second] = screen.getAllByLabelText('Role');
    await user.selectOptions(second ?? document.body, 'Musician');
    expect(screen.getAllByLabelText(/Instrument/)).toHaveLength(1);
    expect(second?.closest('[data-row]')?.contains(labelled(/Instrument/))).toBe(true);
    expect(first).toHaveProperty('value', '');
  });

  it('opens the page in initialPage when that changes', () => {
    const { rerender } = show({ initialPage: 'cast' });
    expect(screen.getByRole('heading', { name: 'Who takes part' })).toBeTruthy();
    rerender(<FormFill content={entryForm} answers={{}} initialPage="consent" />);
    expect(screen.getByRole('heading', { name: 'Consent' })).toBeTruthy();
  });

  it('[7.44] opens on the question that an answer is missing for, with the focus in it', async () => {
    const members = [{ name: 'Aroha' }, { name: 'Ben', role: 'musician' }];
    show({ answers: { members }, initialField: 'members[1].instrument' });
    expect(screen.getByRole('heading', { name: 'Who takes part' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(labelled(/Instrument/)));
  });

  it('can be read-only', () => {
    show({ readOnly: true, answers: entryAnswers });
    expect(labelled(/^Title/)).toHaveProperty('readOnly', true);
    expect(screen.queryByRole('button', { name: 'Continue later' })).toBeNull();
    expect(screen.queryByText('Check your answers')).toBeNull();
  });
});

describe('the draft', () => {
  it('is saved when the page changes, without invalid answers', async () => {
    const { user, press, onKeep } = show({ answers: { title: 'Old', gone: 'field' } });
    await user.type(labelled(/^Title/), ' tide');
    await user.type(labelled(/^Email/), 'aroha@');
    await press('Next');
    await waitFor(() => expect(onKeep).toHaveBeenCalledExactlyOnceWith({ title: 'Old tide' }));
    expect(await screen.findByText(/^Saved \d\d:\d\d, without one answer/)).toBeTruthy();
  });

  it('is saved when the tab is hidden and when the form unmounts', async () => {
    const { user, onKeep, unmount } = show();
    await user.type(labelled(/^Title/), 'A');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(onKeep).toHaveBeenLastCalledWith({ title: 'A' }));
    await user.type(labelled(/^Title/), 'B');
    unmount();
    await waitFor(() => expect(onKeep).toHaveBeenLastCalledWith({ title: 'AB' }));
  });

  it('is saved before the form is left, which a failed save prevents', async () => {
    const onKeep = vi
      .fn<NonNullable<FormFillProps['onKeep']>>()
      .mockResolvedValueOnce({ message: 'The form is closed.' })
      .mockResolvedValue('kept');
    const { user, press, onLeave } = show({ onKeep });
    await user.type(labelled(/^Title/), 'A');
    await press('Continue later');
    expect(await screen.findByText('Not saved: The form is closed.')).toBeTruthy();
    expect(onLeave).not.toHaveBeenCalled();
    await press('Try again');
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeTruthy();
    await press('Continue later');
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    expect(onKeep).toHaveBeenCalledTimes(2);
  });

  it('shows the errors of the server for an answer until that answer changes', async () => {
    const onKeep = async (): Promise<SaveOutcome> => ({
      message: 'No',
      fields: { title: ['Already taken'] },
    });
    const { user, press } = show({ onKeep });
    await user.type(labelled(/^Title/), 'A');
    await press('Next');
    await press('Back');
    expect(await screen.findByText('Already taken')).toBeTruthy();
    await user.type(labelled(/^Title/), 'B');
    await waitFor(() => expect(screen.queryByText('Already taken')).toBeNull());
  });
});

describe('submitting', () => {
  it('sends the visible answers, after a review', async () => {
    const answers = { ...entryAnswers, shoes: 'Socks' };
    const { press, onSubmit, onKeep } = show({ answers, initialPage: 'consent' });
    await press('Next');
    expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeTruthy();
    expect(screen.getByText('The tide comes in')).toBeTruthy();
    await press('Submit');
    expect(await screen.findByText('Submitted')).toBeTruthy();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(entryAnswers);
    expect(onKeep).not.toHaveBeenCalled();
  });

  it('[5.1] [5.13] lists all missing answers, and focuses the first on its page', async () => {
    const answers = { ...entryAnswers, email: '', members: [{ name: 'Aroha' }, { role: 'musician' }] };
    const { user, press, onSubmit } = show({ answers, initialPage: 'check-answers' });
    await press('Submit');
    expect(await screen.findByText('3 things need another look')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(labelled(/^Email/)));
    await waitFor(() => expect(labelled(/^Email/).getAttribute('aria-invalid')).toBe('true'));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Member 2: Full name' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText(/Full name/)[1]));
    await user.keyboard('Ben');
    expect(await screen.findByText('2 things need another look')).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Pages of the form' }));
    expect(steps.getAllByText('Needs attention')).toHaveLength(2);
  });

  it('[5.2] reports invalid answers together with missing ones', async () => {
    const { user, press } = show({ answers: { ...entryAnswers, title: '' } });
    await user.clear(labelled(/^Email/));
    await user.type(labelled(/^Email/), 'aroha');
    await press('Check your answers');
    await press('Submit');
    const summary = within(await screen.findByRole('alert'));
    await waitFor(() => expect(summary.getByText('2 things need another look')).toBeTruthy());
    expect(summary.getByText(/Must be valid email/)).toBeTruthy();
    expect(summary.getByText(/Field is required/)).toBeTruthy();
  });

  it('shows the errors of the server next to their fields', async () => {
    const onSubmit = async () => ({ message: 'No', fields: { title: ['Already taken'] } });
    const { press } = show({ answers: entryAnswers, onSubmit, initialPage: 'check-answers' });
    await press('Submit');
    await waitFor(() => expect(document.activeElement).toBe(labelled(/^Title/)));
    await waitFor(() => expect(screen.getAllByText(/Already taken/)).toHaveLength(2));
  });

  it('shows an error when it fails, and goes on saving drafts', async () => {
    const onSubmit = vi.fn(() => Promise.reject(new Error('offline')));
    const { user, press, onKeep } = show({ answers: entryAnswers, onSubmit, initialPage: 'check-answers' });
    await press('Submit');
    expect(await screen.findByText('This could not be submitted. Please try again.')).toBeTruthy();
    await press('Change Your act');
    await user.type(labelled(/^Title/), '!');
    await press('Back to your answers');
    await waitFor(() => expect(onKeep).toHaveBeenCalledOnce());
  });
});

describe('answers that were saved in another window', () => {
  const savedElsewhere = (newer: Answers) =>
    vi
      .fn<NonNullable<FormFillProps['onKeep']>>(async () => 'kept')
      .mockImplementationOnce(async () => ({ newer }));

  it('are merged question by question, and saved without a question where nothing conflicts', async () => {
    const onKeep = savedElsewhere({ title: 'The tide', minutes: 4 });
    const { user } = show({ answers: { title: 'The tide' }, onKeep });
    await user.type(labelled(/^Email/), 'kaye@school.example');
    const both = { title: 'The tide', minutes: 4, email: 'kaye@school.example' };
    await waitFor(() => expect(onKeep).toHaveBeenLastCalledWith(both));
    expect(onKeep).toHaveBeenCalledTimes(2);
    expect(labelled(/^Length/)).toHaveProperty('value', '4');
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
  });

  it.each([
    ['Yours: The tide is high', 'The tide is high'],
    ['Theirs: The sea', 'The sea'],
  ])('are shown with one’s own where both changed one, and nothing is lost: %s', async (side, title) => {
    const onKeep = savedElsewhere({ title: 'The sea', minutes: 4 });
    const { user, press } = show({ answers: { title: 'The tide' }, onKeep });
    await user.type(labelled(/^Title/), ' is high');
    const panel = within(await screen.findByRole('group', { name: /changed in another window/ }));
    await user.type(labelled(/^Email/), 'kaye@school.example');
    await press('Save these answers');
    expect(panel.getByText('Select one of the two.')).toBeTruthy();
    expect(onKeep).toHaveBeenCalledTimes(1);
    await user.click(panel.getByRole('radio', { name: side }));
    await press('Save these answers');
    await waitFor(() =>
      expect(onKeep).toHaveBeenLastCalledWith({ title, minutes: 4, email: 'kaye@school.example' }),
    );
    expect(labelled(/^Title/)).toHaveProperty('value', title);
    expect(screen.queryByRole('group', { name: /changed in another window/ })).toBeNull();
  });

  it.each(['Continue later', 'Submit'])('have the focus when %s waits for a selection', async (button) => {
    const { user, press, onLeave, onSubmit } = show({
      answers: entryAnswers,
      onKeep: savedElsewhere({ ...entryAnswers, title: 'The sea' }),
    });
    await user.type(labelled(/^Title/), ' is high');
    const panel = await screen.findByRole('group', { name: /changed in another window/ });
    if (button === 'Submit') await user.click(screen.getByRole('button', { name: /Check your answers/ }));
    await press(button);
    await waitFor(() => expect(document.activeElement).toBe(panel));
    expect(onLeave).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('stop a submission, which then shows them', async () => {
    const onSubmit = vi.fn<NonNullable<FormFillProps['onSubmit']>>(async () => ({
      message: 'The answers were changed elsewhere.',
      newer: { ...entryAnswers, title: 'The sea' },
    }));
    const { press, onKeep } = show({ answers: entryAnswers, onSubmit, initialPage: 'check-answers' });
    await press('Submit');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onKeep).not.toHaveBeenCalled();
    expect(await screen.findByText('The sea')).toBeTruthy();
  });
});
