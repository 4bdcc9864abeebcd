import { json, stubApi } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';

import type { EligibilityRule, EntryFacts } from '@callboard/api-contract/entries';
import { aRecordIn, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aDossier, aMember } from '../../testing/dossiers';
import { MembersSection } from './MembersSection';

const entry = aRecordIn('entries', { status: 'submitted', organisation: null });
const ana = '00000000-0000-4000-8000-000000000001';
const cleo = '00000000-0000-4000-8000-000000000009';
const calls = 'POST user/actions';
const limit: EligibilityRule = {
  hashcode: '00000000-0000-4000-8000-0000000000aa',
  name: 'First performance',
  text: 'No one joins later.',
  rule_version: 1,
  severity: 'refuse',
  season: 2027,
  categories: [],
  terms: { kind: 'date', deadline: 'first_performance' },
};
const age: EligibilityRule = {
  ...limit,
  hashcode: '00000000-0000-4000-8000-0000000000bb',
  name: 'School years',
  terms: {
    kind: 'age',
    parts: [],
    counted_in: 'school_years',
    age_on: 'first_day',
    least: null,
    most: 8,
  },
};
const facts: EntryFacts = {
  hashcode: entry.hashcode,
  season: 2027,
  category: 'open',
  categories: ['open'],
  region: null,
  members_count: 1,
  is_approved: false,
  running_time: null,
  texts: {},
  measures: {},
  event: { entries_close: null, first_day: '2999-05-05', zone: 'Pacific/Auckland' },
  first_performance: null,
  school: null,
  members: [],
  waived: [],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(
  given: Partial<EntryFacts> = {},
  roles: readonly Role[] = ['participant'],
  status = entry.status,
) {
  const api = stubApi();
  const data = { facts: { ...facts, ...given }, rules: [limit, age] };
  api.on(`GET eligibility/entries/${entry.hashcode}`, json({ success: true, data }));
  const members = [
    aMember({ hashcode: ana, title: 'Ana', status: 'confirmed', consent: 'missing' }),
    aMember({ hashcode: cleo, title: 'Ben', status: 'confirmed', consent: 'answered' }),
  ];
  const dossier = aDossier({ members, members_total: 2, members_standing: 2 });
  const { user } = renderScreen(
    <MembersSection collection="entries" entry={{ ...entry, status }} dossier={dossier} />,
    { roles },
  );
  return { api, user };
}

it('[7.40] shows who has no consent yet, and reminds all of their guardians', async () => {
  const { api, user } = show();
  expect(screen.getAllByText('No consent yet')).toHaveLength(1);
  api.on(calls, json({ success: true, data: { sent: 0, without_email: 0, too_soon: 1 } }));
  await user.click(screen.getByRole('button', { name: 'Remind guardians (1)' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('No link was sent. One was reminded in the last day.')).toBeTruthy();
});

it('[7.39] [7.40] replaces a member by one whom the rules accept, with a reason, and takes it back', async () => {
  const { api, user } = show();
  await user.click(screen.getByRole('button', { name: 'Replace Ana' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace Ana' }));
  await user.click(await dialog.findByRole('button', { name: 'Replace' }));
  expect(dialog.getByText('Write the name of the new person.')).toBeTruthy();
  expect(dialog.getByText('Write why they are replaced.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/Name of the new person/), 'Cleo');
  await user.type(dialog.getByLabelText('School year'), '9');
  expect(await dialog.findByText('Above school year 8: Cleo')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Replace' }).hasAttribute('disabled')).toBe(true);
  await user.clear(dialog.getByLabelText('School year'));
  await user.type(dialog.getByLabelText('School year'), '8x');
  await user.type(dialog.getByLabelText(/Why are they replaced/), 'Broke an arm');
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('School year'));
  expect(dialog.getByText('Enter a whole number from 1 to 15.')).toBeTruthy();
  await user.keyboard('{Backspace}');
  api.on(calls, json({ success: true, data: { participant: cleo } }));
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText('Cleo takes the place of Ana')).toBeTruthy();
  expect(api.calls.find(({ body }) => Object(body).action === 'replace_member')?.body).toMatchObject({
    data: {
      participant: ana,
      member: { name: 'Cleo', year_level: 8 },
      reason: 'Broke an arm',
      guardian: null,
    },
  });
  api.on(calls, json({ success: true, data: {} }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Ana is back in their place')).toBeTruthy();
  expect(api.calls.at(-1)?.body).toMatchObject({ action: 'undo_replacement', data: { participant: cleo } });
});

it('[7.39] says until when, and afterwards that only the office replaces', async () => {
  const first_performance = '2020-05-05T07:00:00Z';
  const { user } = show({ first_performance });
  await user.click(screen.getByRole('button', { name: 'Replace Ana' }));
  const text = /Since the first performance on 05-May-2020 only the office/;
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByLabelText(/Name of the new person/)).toBeNull();
  cleanup();
  const office = show({ first_performance }, ['staff']);
  await office.user.click(screen.getByRole('button', { name: 'Replace Ana' }));
  expect(await screen.findByText(/The first performance was on 05-May-2020/)).toBeTruthy();
  expect(screen.getByLabelText(/Name of the new person/)).toBeTruthy();
});

it('[7.39] replaces no one in a draft, and offers it to no judge', () => {
  show({}, ['participant'], 'draft');
  expect(screen.queryByRole('button', { name: 'Replace Ana' })).toBeNull();
  cleanup();
  show({}, ['judge']);
  expect(screen.queryByRole('button', { name: /Replace|Remind/ })).toBeNull();
});
