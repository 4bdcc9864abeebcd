import { json, stubApi } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { OwnAnnouncement } from '@callboard/api-contract/messaging';
import { aRecordOf, describeScreen, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AnnouncementPage } from './AnnouncementPage';
import { Screen as Announcements } from './Announcements';
import { PublishButton } from './PublishButton';
import { Receipts } from './Receipts';
import { useMarkAsRead } from './useMarkAsRead';

describeScreen(Announcements, { collection: 'announcements', shows: 'list' });

afterEach(cleanup);

const hashcode = '00000000-0000-4000-8000-00000000000a';
const address = `GET callboard/announcements/${hashcode}`;
const reachAddress = `GET announcements/${hashcode}/reach`;
const acted = 'POST callboard/announcements/actions';
const announcement = {
  ...aRecordOf(collectionNamed('announcements')),
  hashcode,
  title: 'Load-in',
  body: '<p>At five.</p>',
  status: 'published',
  publish_at: null,
  published_at: '2026-11-20T09:00:00+13:00',
  receivers_count: 2,
  read_count: 1,
  reminded_at: null,
} as const;

const reach = (given: object) =>
  json({
    success: true,
    data: { reached: 2, added: 0, receivers: 2, read: 1, next_reminder: null, ...given },
  });
const own = (given: Partial<OwnAnnouncement>): OwnAnnouncement => ({
  hashcode,
  title: 'Load-in',
  excerpt: 'At five.',
  published_at: '2026-11-20T09:00:00+13:00',
  read_at: null,
  ...given,
});
const page = (results: OwnAnnouncement[], more: object = {}) =>
  json({ success: true, data: { results, has_more: false, unread: 1, ...more } });

function showList(...pages: Response[]) {
  const api = stubApi();
  api.on('GET announcements/own', ...pages);
  return { api, ...renderScreen(<Announcements title="" />, { roles: ['participant'] }) };
}

it('[7.40] lists what the reader received, and marks what is new', async () => {
  showList(page([own({}), own({ hashcode: 'other', title: 'Parking', read_at: '2026-11-20T10:00:00Z' })]));
  expect(await screen.findByRole('link', { name: 'Load-in' })).toBeTruthy();
  expect(screen.getByText('1 is not read yet')).toBeTruthy();
  expect(screen.getAllByText('New')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Parking' }).getAttribute('href')).toBe('/announcements/other');
});

it('says what appears here while there is nothing', async () => {
  showList(page([], { unread: 0 }));
  expect(await screen.findByText('No announcements yet')).toBeTruthy();
});

it('shows older announcements when they are asked for', async () => {
  const { user, api } = showList(
    page([own({})], { has_more: true }),
    page([own({})], { has_more: true }),
    page([own({ hashcode: 'old', title: 'Old news' })]),
  );
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  await waitFor(() => expect(api.callsOf('GET announcements/own').at(-1)?.query.get('after')).toBe(hashcode));
});

it('says that an announcement was withdrawn', async () => {
  const api = stubApi();
  api.on(address, json({ detail: 'No item found' }, 404));
  renderScreen(<AnnouncementPage hashcode={hashcode} />, { roles: ['participant'] });
  expect(await screen.findByText('This announcement is no longer available')).toBeTruthy();
});

function Marked() {
  useMarkAsRead(hashcode);
  return null;
}

it.each([
  ['published', 1],
  ['revoked', 0],
])('[7.40] marks an announcement that is %s as read %i times', async (status, times) => {
  const api = stubApi();
  api.on(address, json({ ...announcement, status }));
  api.on('POST user/actions', json({ success: true, data: {} }));
  renderScreen(<Marked />, { roles: ['participant'] });
  await waitFor(() => expect(api.callsOf(address).length).toBeGreaterThan(0));
  await waitFor(() => expect(api.callsOf('POST user/actions')).toHaveLength(times));
  for (const { body } of api.callsOf('POST user/actions')) {
    expect(body).toMatchObject({ action: 'read_announcement', data: { announcement: hashcode } });
  }
});

function showAs(element: React.ReactNode, given: object, role: Role = 'staff') {
  const api = stubApi();
  api.on(reachAddress, reach(given));
  api.on(acted, json({ success: true, data: announcement }));
  api.on('GET callboard/announcement_receivers', json({ count: 0, next: null, previous: null, results: [] }));
  return { api, ...renderScreen(element, { roles: [role] }) };
}

const draft = { ...announcement, status: 'draft' } as const;

it('[7.40] says how many people are notified before it publishes', async () => {
  const { user, api } = showAs(<PublishButton announcement={draft} />, { reached: 23 });
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText(/^23 people are notified now/)).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Publish now' }).at(-1) ?? document.body);
  expect(await screen.findByText('Load-in is published')).toBeTruthy();
  expect(api.callsOf(acted)[0]?.body).toMatchObject({ action: 'publish', target: hashcode });
});

it('does not publish to nobody', async () => {
  const { user } = showAs(<PublishButton announcement={draft} />, { reached: 0 });
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText(/^No one gets it yet/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Publish now' }).at(-1)).toHaveProperty('disabled', true);
});

it('[7.40] says how many have read it, and reminds the others', async () => {
  const { user, api } = showAs(<Receipts announcement={announcement} />, { read: 23, receivers: 60 });
  expect(await screen.findByText('Read by 23 of 60')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remind those who have not read it' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Reminder sent')).toBeTruthy();
  expect(api.callsOf(acted)[0]?.body).toMatchObject({ action: 'remind_unread', target: hashcode });
});

it('names the time of the next reminder, and offers those who were added since', async () => {
  const { user, api } = showAs(<Receipts announcement={announcement} />, {
    next_reminder: '2026-11-20T21:30:00Z',
    added: 4,
  });
  expect(await screen.findByText(/^The next reminder can be sent at .+\d\d:\d\d \S+\.$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send to 4 people added since' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(api.callsOf(acted)[0]?.body).toMatchObject({ action: 'send_to_added' }));
});
