import { json, stubApi } from '@callboard/api-client/testing';
import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { TargetPreview } from '@callboard/api-contract/messaging';
import { aRecordOf, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TargetEditor } from './TargetEditor';

const announcement = '00000000-0000-4000-8000-00000000000a';
const targetsAddress = 'GET callboard/announcement_targets';
const previewAddress = 'GET targets/preview';

afterEach(cleanup);

const target = (given: Partial<RecordOf<'announcementTargets'>>) => ({
  ...aRecordOf(collectionNamed('announcementTargets')),
  role: null,
  event: null,
  region: null,
  entry_status: null,
  category: null,
  entries_filter: null,
  user: null,
  ...given,
});

const list = (...results: object[]) => json({ count: results.length, next: null, previous: null, results });
const preview = (given: Partial<TargetPreview>) =>
  json({ success: true, data: { count: 0, counts: [], people: [], ...given } });

function show(targets: readonly object[], readOnly = false) {
  const api = stubApi();
  api.on(targetsAddress, list(...targets));
  const view = renderScreen(<TargetEditor of="announcement" record={announcement} readOnly={readOnly} />);
  return { ...view, api };
}

it('[7.40] says what to do while there is no group, and counts nothing', async () => {
  const { api } = show([]);
  expect(await screen.findByText('Choose who gets it')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add a group' })).toBeTruthy();
  expect(api.callsOf(previewAddress)).toEqual([]);
  expect(api.callsOf(targetsAddress)[0]?.query.get('announcement')).toBe(announcement);
});

it('[7.40] says how many people each group has, and why they are fewer together', async () => {
  const { api } = show([
    target({ hashcode: 't1', role: 'participant', category: 'open' }),
    target({ hashcode: 't2', role: 'judge' }),
  ]);
  api.on(
    previewAddress,
    preview({ count: 3, counts: [3, 1], people: [{ user: 'u', name: 'Aroha Ngata', targets: [0, 1] }] }),
  );
  expect(await screen.findByText('Participants · Open')).toBeTruthy();
  expect(await screen.findByText('3 people')).toBeTruthy();
  expect(screen.getByText('1 person')).toBeTruthy();
  expect(screen.getByText('Reaches 3 people')).toBeTruthy();
  expect(screen.getByText(/^The groups add up to 4/)).toBeTruthy();
  expect(screen.getByText('In group 1, 2')).toBeTruthy();
  expect(screen.getByText('The first 1 of 3')).toBeTruthy();
  expect(JSON.parse(api.callsOf(previewAddress)[0]?.query.get('targets') ?? '')).toEqual([
    { role: 'participant', category: 'open' },
    { role: 'judge' },
  ]);
});

it('[7.40] counts a new group while it is edited, by keyboard, and saves it', async () => {
  const { user, api } = show([]);
  api.on(previewAddress, preview({ count: 7, counts: [7] }));
  api.on(
    'POST callboard/announcement_targets',
    json({ success: true, data: target({ role: 'judge' }) }, 201),
  );
  await screen.findByText('Choose who gets it');
  await user.tab();
  await user.keyboard('{Enter}');
  const form = await screen.findByRole('form', { name: 'New group' });
  expect(document.activeElement).toBe(within(form).getByLabelText('Role'));
  await user.selectOptions(within(form).getByLabelText('Role'), 'judge');
  expect(await within(form).findByText('7 people are in this group')).toBeTruthy();
  await user.click(within(form).getByRole('button', { name: 'Save group' }));
  expect(await screen.findByText('Group added')).toBeTruthy();
  expect(api.callsOf('POST callboard/announcement_targets')[0]?.body).toMatchObject({
    announcement,
    role: 'judge',
    event: null,
  });
});

it('saves no group that names nothing', async () => {
  const { user, api } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Add a group' }));
  await user.click(screen.getByRole('button', { name: 'Save group' }));
  expect(await screen.findByText('Choose at least one thing.')).toBeTruthy();
  expect(api.callsOf('POST callboard/announcement_targets')).toEqual([]);
});

it('removes a group, and offers to undo that', async () => {
  const { user, api } = show([target({ hashcode: announcement, role: 'judge' })]);
  api.on(previewAddress, preview({ count: 1, counts: [1] }));
  api.on(
    `DELETE callboard/announcement_targets/${announcement}`,
    new Response(null, { status: 204, headers: { 'change-set': announcement } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove group: Judges' }));
  expect(await screen.findByText('Group removed')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

it('changes nothing where it is only to be read', async () => {
  const { api } = show([target({ role: 'judge' })], true);
  api.on(previewAddress, preview({ count: 1, counts: [1] }));
  expect(await screen.findByText('Judges')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
