import { json, stubApi, type Call } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { RecordComment } from '@callboard/api-contract/messaging';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CommentedProfile, CommentsContext } from '@callboard/records/profile';
import { RecordComments } from './RecordComments';

const hashcode = '00000000-0000-4000-8000-00000000000a';
const address = `GET comments/venues/${hashcode}`;
const people = `${address}/people`;
const acted = 'POST user/actions';
const colleague = { user: '00000000-0000-4000-8000-0000000000b1', name: 'Hana Parata', is_admin: false };

function aComment(given: Partial<RecordComment> = {}): RecordComment {
  return {
    hashcode: '00000000-0000-4000-8000-0000000000c1',
    body: 'Who has the key?',
    mentions: [],
    author: colleague.user,
    author_name: colleague.name,
    created: '2026-05-14T07:00:00.000Z',
    edited: null,
    is_deleted: false,
    ...given,
  };
}

const listed = (results: readonly RecordComment[], more: object = {}) =>
  json({
    success: true,
    data: {
      count: results.filter((each) => !each.is_deleted).length,
      has_more: false,
      is_following: false,
      results,
      ...more,
    },
  });
const done = () => json({ success: true, data: {} });

function show(roles: readonly Role[], ...answers: Parameters<ReturnType<typeof stubApi>['on']>[1][]) {
  const api = stubApi();
  api.on(address, ...answers);
  api.on(people, json({ success: true, data: [colleague] }));
  api.on(acted, done());
  const { user } = renderScreen(<RecordComments collection="venues" record={hashcode} />, {
    roles: [...roles],
  });
  return { user, api };
}

const dataOf = ({ body }: Call) => (body as { action: string; data: object }).data;

afterEach(async () => {
  cleanup();
  // A request that was begun belongs to the stub of its test, not to the next one's.
  // oxlint-disable-next-line callboard/refused-in-fast-tests -- whether one was begun cannot be seen from here
  await new Promise((resolve) => setTimeout(resolve, 100));
  vi.unstubAllGlobals();
});

const venue = aRecordOf(collectionNamed('venues'));
const profile = (
  <CommentsContext value={RecordComments}>
    <CommentedProfile collection="venues" hashcode={venue.hashcode} />
  </CommentsContext>
);

// Before the tests that request comments: what one of them requests late would be found here.
it.each(['judge', 'participant'] as const)('has no trace of comments for a %s', async (role) => {
  const api = fakeApi({ venues: [venue] });
  renderScreen(profile, { roles: [role] });
  await screen.findByRole('tab', { name: 'History' });
  expect(screen.queryByRole('tab', { name: /Comments/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  expect(api.calls.filter(({ path }) => path.startsWith('comments'))).toEqual([]);
});

it('lists comments oldest first, with author, time, edited mark and mentions', async () => {
  const second = aComment({
    hashcode: '00000000-0000-4000-8000-0000000000c2',
    body: 'Ask @Mere Parata',
    mentions: [{ user: colleague.user, name: 'Mere Parata' }],
    edited: '2026-05-14T08:00:00.000Z',
  });
  show(['staff'], listed([aComment(), second]));
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Hana Parata.*14-May-2026 07:00 UTC.*Who has the key\?/),
    expect.stringMatching(/Edited.*08:00 UTC.*Ask @Mere Parata/),
  ]);
  expect(screen.getByText('@Mere Parata').tagName).toBe('STRONG');
  // They are a colleague's.
  expect(screen.queryByRole('button', { name: /comment/ })).toBeNull();
});

it('shows that it is loading', async () => {
  show(['staff'], () => new Promise(() => {}));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
});

it('shows that there are none', async () => {
  show(['staff'], listed([]));
  expect(await screen.findByText('No comments yet')).toBeTruthy();
});

it('shows a problem, and loads again', async () => {
  const { user, api } = show(['staff'], json({ detail: 'Not for you' }, 403));
  expect(await screen.findByText('Not for you')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  api.on(address, listed([aComment()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Who has the key?')).toBeTruthy();
});

it('adds a comment with a mention by keyboard', async () => {
  const { user, api } = show(
    ['staff'],
    listed([]),
    listed([aComment({ body: 'Ask @Hana Parata', mentions: [colleague] })]),
  );
  const field = await screen.findByRole('textbox', { name: 'Your comment' });
  await waitFor(() => expect(api.callsOf(people)).toHaveLength(1));
  await user.type(field, 'Ask @ha');
  expect(await screen.findByRole('option', { name: /Hana Parata/ })).toBeTruthy();
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(api.callsOf(acted)).toHaveLength(1));
  expect(api.callsOf(acted).map(dataOf)).toMatchObject([
    { collection: 'venues', record: hashcode, body: 'Ask @Hana Parata ', mentions: [colleague.user] },
  ]);
  expect(await within(await screen.findByRole('listitem')).findByText('@Hana Parata')).toBeTruthy();
  await waitFor(() => expect(field).toHaveProperty('value', ''));
});

it('leaves the text in the field where it was not sent, and sends it again as the same comment', async () => {
  const { user, api } = show(['staff'], listed([]));
  api.on(acted, json({ detail: 'A record can have 1000 comments.' }, 409), done());
  const field = await screen.findByRole('textbox', { name: 'Your comment' });
  await user.type(field, 'One more{Enter}');
  await waitFor(() => expect(api.callsOf(acted)).toHaveLength(1));
  await waitFor(() => expect(field).toHaveProperty('readOnly', false));
  expect(field).toHaveProperty('value', 'One more');
  await user.type(field, '{Enter}');
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  const [first, second] = api.callsOf(acted).map(dataOf);
  expect(second).toEqual(first);
});

it('shows earlier comments on request', async () => {
  const { user, api } = show(['staff'], listed([aComment()], { has_more: true }), listed([aComment()]));
  await user.click(await screen.findByRole('button', { name: 'Show earlier comments' }));
  await waitFor(() => expect(api.callsOf(address).at(-1)?.query.get('latest')).toBe('100'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show earlier comments' })).toBeNull());
});

it('lets an admin delete the comment of another, with Undo, but not edit it', async () => {
  const deleted = aComment({ body: '', is_deleted: true });
  const { user, api } = show(['admin'], listed([aComment()]), listed([deleted]), listed([aComment()]));
  await user.click(await screen.findByRole('button', { name: 'Actions for the comment of Hana Parata' }));
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Who has the key?')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Who has the key?')).toBeTruthy();
  const comment = deleted.hashcode;
  expect(api.callsOf(acted).map(dataOf)).toEqual([
    { comment, is_deleted: true },
    { comment, is_deleted: false },
  ]);
});

it('has a tab with the count, and follows the record', async () => {
  const api = fakeApi({ venues: [venue] });
  const path = `comments/venues/${venue.hashcode}`;
  const answer = (is_following: boolean) => ({
    success: true,
    data: { count: 2, has_more: false, is_following, results: [] },
  });
  // Once for the count on the tab, once for the tab.
  for (let read = 0; read < 2; read += 1) api.answerOnce('GET', path, 200, answer(false));
  // A request without an answer is sent again later, in the time of another test.
  api.answerOnce('GET', `${path}/people`, 200, { success: true, data: [] });
  const { user } = renderScreen(profile, { roles: ['staff'] });
  await user.click(await screen.findByRole('tab', { name: 'Comments (2)' }));
  api.answerOnce('POST', 'user/actions', 200, { success: true, data: {} });
  for (let read = 0; read < 2; read += 1) api.answerOnce('GET', path, 200, answer(true));
  await user.click(await screen.findByRole('button', { name: 'Follow' }));
  expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeTruthy();
  expect(api.calls.find(({ path: called }) => called === 'user/actions')?.body).toEqual({
    action: 'follow_record',
    data: { collection: 'venues', record: venue.hashcode, is_on: true },
  });
  await waitFor(() => expect(api.calls.some(({ path: called }) => called === `${path}/people`)).toBe(true));
});
