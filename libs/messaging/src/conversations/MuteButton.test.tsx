import { json, stubApi } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MuteButton } from './MuteButton';

const conversation = '00000000-0000-4000-8000-00000000000a';
const address = `GET notifications/muted/${conversation}`;
const members = 'GET messaging/members';
const acted = 'POST user/actions';

const muted = (is_muted: boolean) => json({ success: true, data: { is_muted } });
const memberCount = (count: number) => json({ count, next: null, previous: null, results: [] });

function show(role: Role, ...answers: readonly Response[]) {
  const { user } = renderScreen(<MuteButton conversation={conversation} />, { roles: [role] });
  const api = stubApi();
  api.on(members, memberCount(0));
  api.on(address, ...answers);
  api.on(acted, json({ success: true, data: {} }));
  return { user, api };
}

afterEach(cleanup);

it('[2.43] mutes a conversation, shows that, and undoes it', async () => {
  const { user, api } = show('participant', muted(false), muted(true), muted(false));
  await user.click(await screen.findByRole('button', { name: 'Mute' }));
  expect(await screen.findByText('Muted')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unmute' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Mute' })).toBeTruthy();
  expect(screen.queryByText('Muted')).toBeNull();
  expect(api.callsOf(acted).map(({ body }) => body)).toMatchObject([
    { action: 'mute_conversation', data: { conversation, is_muted: true } },
    { action: 'mute_conversation', data: { conversation, is_muted: false } },
  ]);
});

it('unmutes a conversation', async () => {
  const { user, api } = show('participant', muted(true), muted(false));
  await user.click(await screen.findByRole('button', { name: 'Unmute' }));
  expect(await screen.findByRole('button', { name: 'Mute' })).toBeTruthy();
  expect(api.callsOf(acted)[0]?.body).toMatchObject({ data: { conversation, is_muted: false } });
});

it('is hidden for staff who read the conversation without being a member', async () => {
  const { api } = show('staff', muted(false));
  await waitFor(() => expect(api.callsOf(members)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
  expect(api.callsOf(address)).toEqual([]);
});

it('is there for staff who are a member', async () => {
  const { api } = show('staff', muted(false));
  api.on(members, memberCount(1));
  expect(await screen.findByRole('button', { name: 'Mute' })).toBeTruthy();
  expect(api.callsOf(members)[0]?.query.get('conversation')).toBe(conversation);
  expect(api.callsOf(members)[0]?.query.has('user')).toBe(true);
});
