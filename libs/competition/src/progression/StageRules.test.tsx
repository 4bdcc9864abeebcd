import type { CollectionName, RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StageRules } from './StageRules';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const refer = (nth: number, title: string) => ({ hashcode: id(nth), title, model: 'model' });

function recordOf(collection: CollectionName, nth: number, values: object) {
  return { ...aRecordOf(collectionNamed(collection)), hashcode: id(nth), ...values };
}

const rule = (nth: number, next: string, values: object) =>
  recordOf('progressionRules', nth, {
    stage: refer(10, 'Heat'),
    next: refer(20, next),
    by: 'rank',
    count: 1,
    min_score: null,
    per_school: null,
    order: nth,
    ...values,
  });

function show(status: string) {
  const stage = recordOf('stages', 10, { status, event: refer(90, 'Season') });
  const api = fakeApi({
    stages: [stage],
    progressionRules: [
      rule(1, 'Final', { count: 2, per_school: 1 }),
      rule(2, 'Second chance', { count: 4 }),
      rule(3, 'Final', { by: 'vote' }),
    ],
  });
  // The record of a test has every field of its collection.
  const of = stage as unknown as RecordOf<'stages'>;
  return { api, ...renderScreen(<StageRules stage={of} />, { at: '/', path: '/' }) };
}

describe('[3.24] [7.40] who goes on from a stage', () => {
  it('is a list of its rules in their order, in a few words each', async () => {
    show('closed');
    const list = within(await screen.findByRole('list', { name: 'Who goes on' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'first 2 to Finalat most 1 from one school',
      'next 4 to Second chance',
      'audience: 1 to Final',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is changed by the office until the judging is closed', async () => {
    const { api, user } = show('planned');
    const patches = () =>
      api.calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
    await user.click(await screen.findByRole('button', { name: 'Move up “next 4 to Second chance”' }));
    await waitFor(() => expect(patches()).toHaveLength(2));
    expect(patches()).toEqual([
      [`competition/progression_rules/${id(2)}`, { order: 1 }],
      [`competition/progression_rules/${id(1)}`, { order: 2 }],
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove “audience: 1 to Final”' }));
    await waitFor(() =>
      expect(api.calls.some(({ method, path }) => method === 'DELETE' && path.endsWith(id(3)))).toBe(true),
    );
  });

  it('opens a form for a new rule', async () => {
    const { user } = show('judging');
    // Until the rules are there nothing can be added, because a new one goes behind the last.
    await screen.findByRole('list', { name: 'Who goes on' });
    await user.click(await screen.findByRole('button', { name: 'Add a rule' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText(/^Goes on to/)).toBeTruthy();
    expect(dialog.queryByLabelText(/^From the stage/)).toBeNull();
    expect(dialog.queryByLabelText(/^Position/)).toBeNull();
  });
});
