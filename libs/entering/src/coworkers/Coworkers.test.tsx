import { json, stubApi } from '@callboard/api-client/testing';

import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordOf, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Coworkers } from './Coworkers';

const definition = collectionNamed('collaborators');
const entry = '00000000-0000-4000-8000-00000000000b';
const made = aRecordOf(definition);
const coworker = {
  ...made,
  qed_model: { ...made.qed_model, title: 'priya@school.test' },
  name: 'priya@school.test',
  email: 'priya@school.test',
  right: 'see',
  joined_at: null,
};

function show(coworkers: readonly object[]) {
  const api = stubApi();
  const list = { count: coworkers.length, next: null, previous: null, results: coworkers };
  api.on('GET showquest/collaborators', json(list));
  return { api, ...renderScreen(<Coworkers entry={entry} />, { roles: ['participant'] }) };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[7.39] invites by email with a right, and says where the email is wrong', async () => {
  const { api, user } = show([]);
  expect(await screen.findByText('No one else works on this yet')).toBeTruthy();
  const create = 'POST showquest/collaborators';
  api.on(create, json({ email: ['They can change it already.'] }, 400));
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'priya@school.test');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('They can change it already.')).toBeTruthy();
  await waitFor(() =>
    expect(api.callsOf(create)[0]?.body).toEqual({ entry, email: 'priya@school.test', right: 'edit' }),
  );
});

it('[7.39] lists who is invited, changes the right, and sends the invitation again', async () => {
  const { api, user } = show([coworker]);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText(/has not joined yet/)).toBeTruthy();
  const patch = `PATCH showquest/collaborators/${coworker.hashcode}`;
  api.on(patch, json({ ...coworker, right: 'edit' }));
  await user.selectOptions(row.getByRole('combobox'), 'Can edit');
  await waitFor(() => expect(api.callsOf(patch)[0]?.body).toEqual({ right: 'edit' }));
  api.on('POST user/actions', json({ success: true, data: {} }));
  await user.click(row.getByRole('button', { name: /^Send the invitation of/ }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(api.callsOf('POST user/actions')[0]?.body).toEqual({
      action: 'resend_coworker',
      data: { coworker: coworker.hashcode },
    }),
  );
});

it('[7.39] offers nobody who joined to be invited again', async () => {
  show([{ ...coworker, joined_at: '2027-03-01T00:00:00Z' }]);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText(/^Joined/)).toBeTruthy();
  expect(row.queryByRole('button', { name: /^Send/ })).toBeNull();
});
