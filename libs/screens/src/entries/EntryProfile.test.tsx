import { json, stubApi } from '@callboard/api-client/testing';

import { aCall, aDossier, aFee, aTask } from '@callboard/entering/testing';
import { aRecordIn, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScreenSlots } from '../ScreenSlots';
import { Screen } from './EntryProfile';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = aRecordIn('entries', { status: 'accepted' });

function show(call: Parameters<typeof aCall>[0] = { status: 'running' }) {
  const dossier = aDossier({
    calls: [aCall(call)],
    fee: aFee(),
    tasks: [aTask({ form: { hashcode: '00000000-0000-4000-8000-0000000000d1', title: 'Music' } })],
    contact_user: { hashcode: 'u', title: 'Aroha Ngata' },
  });
  const api = stubApi();
  api.on(`GET showquest/entries/${entry.hashcode}`, json(entry));
  api.on(`GET entries/${entry.hashcode}/dossier`, json({ success: true, data: dossier }));
  api.on(
    `GET eligibility/entries/${entry.hashcode}`,
    json({ success: true, data: { facts: null, rules: [] } }),
  );
  const noComments = { count: 0, has_more: false, is_following: false, results: [] };
  api.on(`GET comments/entries/${entry.hashcode}`, json({ success: true, data: noComments }));
  const none = { count: 0, next: null, previous: null, results: [] };
  for (const list of ['attachments', 'competition/stage_entries', 'showquest/collaborators'])
    api.on(`GET ${list}`, json(none));
  return renderScreen(
    <ScreenSlots>
      <Screen />
    </ScreenSlots>,
    { at: `/entries/${entry.hashcode}`, path: '/entries/:hashcode' },
  );
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('[7.42] shows its forms, its fee and the way to the show next to what is known of it', async () => {
  show();
  const forms = await card('Tasks and forms');
  expect(forms.getByRole('link', { name: 'Fill in: Risk plan' }).getAttribute('href')).toMatch(
    /^\/answers\/new/,
  );
  expect((await card('Fee')).getByText('Due 12-Dec-2027 (NZDT)')).toBeTruthy();
  const call = await card('Event, time and place');
  expect(call.getByRole('link', { name: 'Run the show' })).toBeTruthy();
});

it('[2.18] leads to the show from the morning of its day on', async () => {
  const hour = 3_600_000;
  const at = (ms: number) => new Date(ms).toISOString();
  const call = (start: number) => ({
    status: 'scheduled' as const,
    zone: 'UTC',
    starts_at: at(start),
    slot_starts_at: at(start),
    slot_ends_at: at(start + hour / 6),
  });
  show(call(Date.now()));
  expect((await card('Event, time and place')).getByRole('link', { name: 'Run the show' })).toBeTruthy();
  cleanup();
  show(call(Date.now() + 48 * hour));
  expect((await card('Event, time and place')).queryByRole('link', { name: 'Run the show' })).toBeNull();
});

it('[7.40] begins a message about it with its subject, event and contact', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'New message' }));
  const panel = within(await screen.findByRole('dialog', { name: 'New conversation' }));
  expect(panel.getByRole('textbox', { name: /^Subject/ })).toHaveProperty('value', entry.qed_model.title);
  expect(panel.getByRole('button', { name: 'Remove Aroha Ngata' })).toBeTruthy();
});
