import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordIn, aRecordOf, describeScreen, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen as RubricProfile } from './RubricProfile';
import { Screen as RubricsList } from './RubricsList';

describeScreen(RubricProfile, { collection: 'rubrics', shows: 'record' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const content = {
  criteria: [
    { code: 'song', label: 'Song', weight: 60, min: 0, max: 10, step: 0.5 },
    {
      code: 'sound',
      label: 'Sound',
      weight: 40,
      min: 0,
      max: 10,
      step: 1,
      needsComment: true,
      levels: [
        { from: 0, text: 'Not there yet' },
        { from: 6, text: 'Secure' },
      ],
    },
  ],
  penalties: [{ code: 'late', label: 'Late start', points: 1 }],
};

type Rubric = RecordOf<'rubrics'>;

function show(status: Rubric['status'], given: Rubric['content'] = content) {
  const rubric = aRecordIn('rubrics', { name: 'Original music', notes: null, status, content: given });
  const api = fakeApi({ rubrics: [rubric] });
  const at = `/rubrics/${rubric.hashcode}`;
  return { api, rubric, ...renderScreen(<RubricProfile />, { at, path: '/rubrics/:hashcode' }) };
}

const criterion = (label: string) =>
  screen.findByRole('group', { name: new RegExp(`^Criterion \\d: ${label}`) });
const bodiesOf = (api: ReturnType<typeof fakeApi>, method: string) =>
  api.calls.filter((call) => call.method === method).map(({ body }) => body);
const codesOf = (body: unknown) =>
  (body as { content: typeof content }).content.criteria.map(({ code }) => code);

describe('[3.24] a rubric that is a draft', () => {
  it('says what contradicts itself beside the field while it is typed, and does not offer to put it in use', async () => {
    const { api, user } = show('draft');
    const song = within(await criterion('Song'));
    expect(screen.getByRole('button', { name: 'Put in use' })).toBeTruthy();
    const step = song.getByLabelText(/^In steps of/);
    await user.clear(step);
    await user.type(step, '3');
    expect(song.getByText('Steps of 3 from 0 never reach 10.')).toBeTruthy();
    expect(step.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^One thing has to be corrected/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Put in use' })).toBeNull();
    await user.clear(step);
    await user.type(step, '2.5');
    expect(song.queryByText(/never reach/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save criteria' }));
    await waitFor(() => expect(bodiesOf(api, 'PATCH')).toHaveLength(1));
    expect(bodiesOf(api, 'PATCH')[0]).toMatchObject({
      content: { criteria: [{ code: 'song', step: 2.5 }, { code: 'sound' }] },
    });
    expect(await screen.findByRole('button', { name: 'Put in use' })).toBeTruthy();
  });

  it('does not store what is no number, and leads to the field', async () => {
    const { api, user } = show('draft');
    const weight = within(await criterion('Sound')).getByLabelText(/^Weight/);
    await user.clear(weight);
    await user.type(weight, 'lots');
    expect(screen.getByText('Enter a number.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save criteria' }));
    expect(document.activeElement).toBe(weight);
    expect(bodiesOf(api, 'PATCH')).toEqual([]);
  });

  it('shows the shares of the whole, whatever the weights add up to', async () => {
    const { user } = show('draft');
    const song = within(await criterion('Song'));
    expect(song.getByText('60 % of the total')).toBeTruthy();
    const weight = song.getByLabelText(/^Weight/);
    await user.clear(weight);
    await user.type(weight, '40');
    expect(screen.getByText(/^The weights add up to 80\./)).toBeTruthy();
    expect(song.getByText('50 % of the total')).toBeTruthy();
  });

  it('adds a criterion with a code of its own, and moves it by keyboard without losing the focus', async () => {
    const { api, user } = show('draft');
    await user.type(await screen.findByLabelText(/^New criterion/), 'Stage presence{Enter}');
    const up = within(await criterion('Stage presence')).getByRole('button', {
      name: 'Move Stage presence up',
    });
    up.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Stage presence up');
    expect(screen.getByText('Stage presence is now 2 of 3')).toBeTruthy();
    await user.keyboard('{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save criteria' }));
    await waitFor(() => expect(bodiesOf(api, 'PATCH')).toHaveLength(1));
    expect(codesOf(bodiesOf(api, 'PATCH')[0])).toEqual(['stage-presence', 'song', 'sound']);
  });

  it('removes with Undo, which keeps what was changed after it', async () => {
    const { user } = show('draft');
    await user.click(await screen.findByRole('button', { name: 'Remove Song' }));
    expect(screen.queryByRole('group', { name: /: Song/ })).toBeNull();
    await user.type(within(await criterion('Sound')).getByLabelText(/^Name/), ' and vocals');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('group', { name: 'Criterion 1: Song' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Criterion 2: Sound and vocals' })).toBeTruthy();
  });

  it('adds what scores mean, and shows it as a judge sees it', async () => {
    const { user } = show('draft', { ...content, criteria: content.criteria.slice(1) });
    const sound = within(await criterion('Sound'));
    const preview = within(screen.getByRole('region', { name: 'How a judge sees it' }));
    expect(preview.getByText('Not there yet')).toBeTruthy();
    expect(preview.getByLabelText(/^Comment/)).toBeTruthy();
    await user.click(sound.getByText('What scores mean (2 levels)'));
    await user.click(sound.getByRole('button', { name: 'Remove level 2 of Sound' }));
    await user.click(sound.getByRole('button', { name: 'Add a level to Sound' }));
    const level = within(sound.getByRole('group', { name: 'Level 2' }));
    expect(level.getByText('Describe what a score from this level up means.')).toBeTruthy();
    await user.type(level.getByLabelText(/^Meaning/), 'On its way');
    expect(preview.getByText('On its way')).toBeTruthy();
  });
});

describe('[3.24] a rubric that is not a draft', () => {
  it.each([
    ['ready', 'This rubric is in use', 'Retire'],
    ['retired', 'This rubric is retired', 'Use again'],
  ] as const)(
    'is read only while it is %s, says why, and is copied as a new draft',
    async (status, why, step) => {
      const { api, user } = show(status);
      expect(await screen.findByText(why)).toBeTruthy();
      expect(screen.getByText(/60 % of the total · Scores from 0 to 10 in steps of 0.5/)).toBeTruthy();
      expect(screen.getByText('−1 points')).toBeTruthy();
      expect(screen.queryByLabelText(/^Weight/)).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Change status' }));
      expect(screen.getByRole('menuitem', { name: step })).toBeTruthy();
      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('button', { name: 'Copy as a new draft' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(await dialog.findByDisplayValue('Original music (copy)')).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: /^Add/ }));
      await waitFor(() =>
        expect(bodiesOf(api, 'POST')).toContainEqual({ name: 'Original music (copy)', content }),
      );
    },
  );
});

it('[3.24] begins a new rubric without criteria, and opens it', async () => {
  const rubric = aRecordOf(collectionNamed('rubrics'));
  const api = fakeApi({ rubrics: [rubric] });
  const { user, address } = renderScreen(<RubricsList />);
  await user.click(await screen.findByRole('button', { name: /^New/ }));
  await user.type(await screen.findByLabelText(/^Name/), 'Dance');
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  await waitFor(() => expect(address.history.at(-1)).toBe(`/rubrics/${rubric.hashcode}`));
  expect(bodiesOf(api, 'POST')).toContainEqual({ name: 'Dance', content: { criteria: [], penalties: [] } });
});
