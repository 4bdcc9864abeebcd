import { declaredRoles, type Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BulkTags } from '../list/BulkTags';
import { RecordProfile } from '../profile/RecordProfile';
import { aRecordOf } from '../testing/aRecordOf';
import { fakeApi } from '../testing/fakeApi';
import { aVenue } from '../testing/records';
import { renderScreen } from '../testing/renderScreen';
import { RecordTags } from './RecordTags';

const { hashcode } = aVenue();
const path = `tags/venues/${hashcode}`;
const early = { hashcode: '00000000-0000-4000-8000-0000000000e1', name: 'Early slot', color: 'green' };
const made = aRecordOf(collectionNamed('tags'));
const tagRecord = {
  ...made,
  hashcode: early.hashcode,
  name: early.name,
  status: 'active',
  qed_model: { ...made.qed_model, title: early.name },
};
const read = (...tags: (typeof early)[]) => ({ success: true, data: tags });
const changed = (...records: string[]) => ({ success: true, data: { changed: records, full: [] } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(...answers: object[]) {
  const api = fakeApi({ tags: [tagRecord] });
  for (const answer of answers) api.answerOnce('GET', path, 200, answer);
  const { user } = renderScreen(<RecordTags collection="venues" record={hashcode} />, { roles: ['staff'] });
  return { api, user };
}

const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ path: called }) => called === 'user/actions').map(({ body }) => body);
const ofTag = (is_on: boolean, records = [hashcode]) => ({
  action: 'tag_records',
  data: { collection: 'venues', records, tag: early.hashcode, is_on },
});

describe('[3.25] the tags of a record', () => {
  it('lead to the list of those that have the same tag', async () => {
    show(read(early));
    const link = await screen.findByRole('link', { name: 'Early slot' });
    expect(link.getAttribute('href')).toBe(`/venues?tagged=${early.hashcode}`);
  });

  it('are none to begin with, and a problem can be tried again', async () => {
    const api = fakeApi({});
    api.answerOnce('GET', path, 403, { detail: 'Not for you' });
    const { user } = renderScreen(<RecordTags collection="venues" record={hashcode} />, { roles: ['staff'] });
    expect(await screen.findByText('Not for you')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No tags yet.')).toBeTruthy();
  });

  it('are added by typing, with Undo', async () => {
    const { api, user } = show(read(), read(early), read());
    const field = await screen.findByRole('combobox', { name: 'Add a tag' });
    await user.type(field, 'ear');
    await screen.findByRole('option', { name: /Early slot/ });
    api.answerOnce('POST', 'user/actions', 200, changed(hashcode));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('Tag Early slot added to one record')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Early slot' })).toBeTruthy();
    // Ready for the next one.
    expect(screen.getByRole('combobox')).toHaveProperty('value', '');
    api.answerOnce('POST', 'user/actions', 200, changed(hashcode));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('No tags yet.')).toBeTruthy();
    expect(sent(api)).toEqual([ofTag(true), ofTag(false)]);
  });

  it('are removed with Undo, and the focus stays among them', async () => {
    const { api, user } = show(read(early), read(), read(early));
    api.answerOnce('POST', 'user/actions', 200, changed(hashcode));
    await user.click(await screen.findByRole('button', { name: 'Remove Early slot' }));
    expect(await screen.findByText('No tags yet.')).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
    api.answerOnce('POST', 'user/actions', 200, changed(hashcode));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Early slot' })).toBeTruthy();
    expect(sent(api)).toEqual([ofTag(false), ofTag(true)]);
  });

  it('are no more than a record can have', async () => {
    const all = Array.from({ length: 20 }, (_, nth) => ({
      ...early,
      hashcode: `00000000-0000-4000-8000-0000000001${String(nth).padStart(2, '0')}`,
      name: `Tag ${nth}`,
    }));
    show(read(...all));
    expect(await screen.findByText(/the maximum number of tags/)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it.each([
    ['staff', true],
    ['judge', false],
    ['participant', false],
  ] as const satisfies readonly (readonly [Role, boolean])[])(
    'are shown to %s: %s',
    async (role, isShown) => {
      const api = fakeApi({ venues: [aVenue()], tags: [] });
      renderScreen(<RecordProfile collection="venues" hashcode={hashcode} />, { roles: [role] });
      await screen.findByRole('tab', { name: 'History' });
      expect(screen.queryByRole('heading', { name: 'Tags' }) !== null).toBe(isShown);
      if (isShown) expect(await screen.findByText('No tags yet.')).toBeTruthy();
      else expect(api.calls.filter(({ path: called }) => called.startsWith('tags/'))).toEqual([]);
    },
  );
});

describe('[3.25] the tags of selected rows', () => {
  const records = [hashcode, early.hashcode];

  it('are added to all of them, and what is full stays selected with the reason', async () => {
    const api = fakeApi({ tags: [tagRecord] });
    const onDone = vi.fn();
    const { user } = renderScreen(<BulkTags collection="venues" records={records} onDone={onDone} />, {
      roles: ['staff'],
    });
    await user.click(screen.getByRole('button', { name: 'Tags' }));
    await user.click(screen.getByRole('menuitem', { name: 'Add tag' }));
    await user.type(await screen.findByRole('combobox', { name: 'Tag' }), 'ear');
    await user.click(await screen.findByRole('option', { name: /Early slot/ }));
    const answer = { success: true, data: { changed: [hashcode], full: [early.hashcode] } };
    api.answerOnce('POST', 'user/actions', 200, answer);
    await user.click(screen.getByRole('button', { name: 'Add tag' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    const [{ left, refusals }] = onDone.mock.lastCall ?? [];
    expect([...left]).toEqual([early.hashcode]);
    expect(refusals.get(early.hashcode)).toMatch(/the maximum number of tags/);
    expect(sent(api)).toEqual([ofTag(true, records)]);
  });

  it('are offered to no judge', () => {
    fakeApi({});
    const roles = declaredRoles('judge');
    renderScreen(<BulkTags collection="venues" records={records} onDone={() => undefined} />, {
      roles: [...roles],
    });
    expect(screen.queryByRole('button', { name: 'Tags' })).toBeNull();
  });
});
