import { json, stubApi } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';
import type { UndeliveredMail } from '@callboard/api-contract/notifications';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UndeliveredMailsCard } from './UndeliveredMailsCard';

const address = 'GET mails/undelivered';
const actionAddress = 'POST user/actions';

function mail(number: number): UndeliveredMail {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    to: `person${number}@school.test`,
    subject: 'You are invited',
    created: '2026-05-01T09:00:00.000Z',
    status: 'failed',
    attempts: 11,
    error: 'connect ECONNREFUSED 127.0.0.1:587',
  };
}

const list = (count: number) =>
  json({ success: true, data: Array.from({ length: count }, (_, index) => mail(index + 1)) });
const done = () => json({ success: true, data: {} });

const show = (role: Role = 'admin') => renderScreen(<UndeliveredMailsCard />, { roles: [role] }).user;

const card = () => screen.findByRole('region', { name: 'Email that could not be sent' });
const rows = async () => within(await card()).findAllByRole('listitem');
const button = (name: RegExp) => screen.findByRole('button', { name });

afterEach(cleanup);

test('shows to whom, what, why and how often, while there are such mails', async () => {
  stubApi().on(address, list(1));
  show();
  const [row] = await rows();
  expect(row?.textContent).toContain('You are invited');
  expect(row?.textContent).toContain('To person1@school.test · ');
  expect(row?.textContent).toContain('The mail server cannot be reached.');
  expect(row?.textContent).toContain('Given up Tried 11 times');
});

test('shows that the mails are loading, and hides when there are none', async () => {
  const api = stubApi();
  let answer = (_response: Response) => {};
  api.on(address, () => new Promise((resolve) => (answer = resolve)));
  show();
  expect(within(await card()).getByRole('status', { name: 'Loading' })).toBeTruthy();
  await waitFor(() => expect(api.callsOf(address)).toHaveLength(1));
  answer(list(0));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Email/ })).toBeNull());
});

test('shows a problem, and requests the mails again', async () => {
  const api = stubApi();
  api.on(address, json({ detail: 'No' }, 400), list(1));
  const user = show();
  await user.click(await within(await card()).findByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

test('requests nothing for a role that is refused', () => {
  const api = stubApi();
  show('staff');
  expect(api.calls).toEqual([]);
  expect(screen.queryByRole('region', { name: /^Email/ })).toBeNull();
});

test('tries a mail again, and leaves the focus in the list', async () => {
  const api = stubApi();
  api.on(address, list(2), list(1));
  api.on(actionAddress, done());
  const user = show();
  await user.click(await button(/^Try again: You are invited, to person2@/));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(api.callsOf(actionAddress)[0]?.body).toMatchObject({
    action: 'retry_mail',
    data: { mail: mail(2).id },
  });
  expect(await screen.findByText('The email to person2@school.test is being sent again')).toBeTruthy();
  expect(document.activeElement).toBe(within(await card()).getByRole('list'));
});

test('discards a mail once that is confirmed, and hides with the last one', async () => {
  const api = stubApi();
  api.on(address, list(1), list(0));
  api.on(actionAddress, done());
  const user = show();
  await user.click(await button(/^Discard: /));
  await user.click(await button(/^Cancel$/));
  expect(api.callsOf(actionAddress)).toEqual([]);
  await user.click(await button(/^Discard: /));
  await user.click(await button(/^Discard$/));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Email/ })).toBeNull());
  expect(api.callsOf(actionAddress)[0]?.body).toMatchObject({
    action: 'discard_mail',
    data: { mail: mail(1).id },
  });
  expect(await screen.findByText('The email to person1@school.test is discarded')).toBeTruthy();
});

test('loads the list again when another admin was faster', async () => {
  const api = stubApi();
  api.on(address, list(1), list(0));
  api.on(actionAddress, json({ detail: 'No item found' }, 404));
  const user = show();
  await user.click(await button(/^Try again: /));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Email/ })).toBeNull());
  expect(screen.queryByText(/is being sent again/)).toBeNull();
});

test('shows the first five of many, and all on demand', async () => {
  stubApi().on(address, list(7));
  const user = show();
  expect(await rows()).toHaveLength(5);
  await user.click(await button(/^Show all 7$/));
  expect(await rows()).toHaveLength(7);
});
