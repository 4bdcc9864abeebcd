import { json, stubApi } from '@callboard/api-client/testing';
import type { RecordOf, Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { EntryDossier as Dossier } from '@callboard/api-contract/entries';
import { aRecordIn, aRecordOf, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aDossier, aFee, aMember, aTask } from '../../testing/dossiers';
import { EntryDossier } from './EntryDossier';

const contact = { hashcode: 'c', title: 'Aroha Ngata', model: 'individual.Individual' };
const entry = aRecordIn('entries', {
  status: 'withdrawn',
  contact,
  members_count: 24,
  organisation: null,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(
  given: Partial<Dossier>,
  roles: readonly Role[] = ['staff'],
  record: Partial<RecordOf<'entries'>> = {},
  messages: readonly object[] = [],
) {
  const api = stubApi();
  api.on(`GET entries/${entry.hashcode}/dossier`, json({ success: true, data: aDossier(given) }));
  const none = { count: 0, next: null, previous: null, results: [] };
  for (const list of ['attachments', 'showquest/collaborators']) api.on(`GET ${list}`, json(none));
  for (const { hashcode } of given.conversations ?? [])
    api.on(`GET messaging/conversations/${hashcode}/messages`, json({ ...none, results: messages }));
  return { api, ...renderScreen(<EntryDossier entry={{ ...entry, ...record }} />, { roles }) };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows that it is loading, and a problem', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  renderScreen(<EntryDossier entry={entry} />);
  expect((await screen.findAllByRole('status', { name: 'Loading' })).length).toBeGreaterThan(0);
  cleanup();
  vi.unstubAllGlobals();
  const api = stubApi();
  api.on(`GET entries/${entry.hashcode}/dossier`, json({ detail: 'Not for you' }, 403));
  renderScreen(<EntryDossier entry={entry} />);
  expect(await screen.findByText('Not for you')).toBeTruthy();
});

it('[9.3] shows when it is on by the clock of the venue, and names the zone', async () => {
  show({});
  const call = await card('Event, time and place');
  expect(call.getByText(/19:20–19:30 NZST/)).toBeTruthy();
  expect(call.getByRole('link', { name: 'Evening' })).toBeTruthy();
  expect(call.getByRole('link', { name: 'Town Hall' })).toBeTruthy();
});

it('[7.40] shows members with what is known of them, and the rest on request', async () => {
  const members = Array.from({ length: 14 }, (_, index) =>
    aMember({
      hashcode: `00000000-0000-4000-8000-0000000001${10 + index}`,
      title: `Member ${index}`,
      age: 13 + (index % 3),
    }),
  );
  const { user } = show({ members, members_total: 14, members_standing: 14 });
  const list = await screen.findByRole('list', { name: 'Participants' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(12);
  expect(within(list).getAllByText('Performer · year 9 · 13 years old').length).toBeGreaterThan(0);
  expect(screen.getByText('14 participants · year 9 · 13–15 years old')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all 14' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(14);
});

it('[7.40] says nothing of ages and school years to those who cannot see them', async () => {
  show({ members: [aMember({ age: null, year_level: null, part: 'crew' })], fee: null }, ['judge']);
  expect(await screen.findByText('Crew')).toBeTruthy();
  expect(screen.queryByText(/years? old|year 9/)).toBeNull();
  for (const name of ['What is missing', 'Fee', 'Messages'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

it('[7.32] [3.27] shows the last message of a conversation, and everyone who reads it as a group', async () => {
  const conversation = '00000000-0000-4000-8000-0000000000e1';
  const talk = {
    hashcode: conversation,
    subject: 'Load-in',
    status: 'open',
    last_message_at: '2027-03-01T00:00:00Z',
  };
  const people = [
    'Hana Parata',
    'Wiremu Tane',
    'Ana Reid',
    'Ben Hall',
    'Mere Rangi',
    'Tama Cooper',
    'Zoe Li',
  ];
  const message = {
    ...aRecordOf(collectionNamed('messages')),
    author_name: 'Hana Parata',
    body: 'The dock opens at five.',
    deleted_at: null,
    linked_users: people.map((title, index) => ({
      hashcode: `00000000-0000-4000-8000-0000000002${10 + index}`,
      title,
      model: 'user.User',
    })),
  };
  const { api } = show({ conversations: [talk] }, ['staff'], {}, [message]);
  const messages = await card('Messages');
  const author = await messages.findByText('Hana Parata');
  expect(author.parentElement?.textContent).toBe('Hana Parata The dock opens at five.');
  const group = within(messages.getByRole('list', { name: '7 records' }));
  expect(group.getAllByRole('img').map((each) => each.getAttribute('aria-label'))).toEqual(
    people.slice(0, 5),
  );
  expect(messages.getByText('+2 others')).toBeTruthy();
  const [call] = api.callsOf(`GET messaging/conversations/${conversation}/messages`);
  expect(call?.query.get('additional_fields')).toBe('linked_users');
  expect(call?.query.get('page_size')).toBe('1');
});

it('[7.40] says who decided: by name, as the organisers, or as the reader', async () => {
  const step = { at: '2027-03-01T00:00:00Z', from: 'draft', to: 'submitted', reason: null };
  const by = { name: null, is_own: false, is_staff: false };
  show({
    decisions: [
      {
        ...step,
        from: 'submitted',
        to: 'declined',
        by: { ...by, is_staff: true },
        reason: 'No room is left.',
      },
      { ...step, by: { ...by, is_own: true } },
      { ...step, from: null, to: 'draft', by: { ...by, name: 'Mere Parata' } },
    ],
  });
  const decisions = await card('Decisions');
  for (const text of [
    'Declined by the organisers',
    'Submitted by you',
    'Created: Draft by Mere Parata',
    'Reason: No room is left.',
  ])
    expect(decisions.getByText(text)).toBeTruthy();
});

it('leaves out what no page gives it of other subjects', async () => {
  show({ tasks: [aTask({})], fee: aFee() });
  await card('Messages');
  for (const name of ['Tasks and forms', 'Fee']) expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New message' })).toBeNull();
});
