import { waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { json } from '@callboard/api-client/testing';
import { expect, it, vi } from 'vitest';
import { rememberedToken } from '../session/device';
import { handleUnauthorized } from '../session/handleUnauthorized';
import { login } from '../session/login';
import { logout } from '../session/logout';
import { loginAnswer } from '../testing/loginAnswer';
import { credentials, openApp } from '../testing/openApp';
import { openDraft } from './openDraft';

const draftKey = 'n'.repeat(16) + 's'.repeat(43);

async function openWithDrafts() {
  const app = openApp();
  const answer = loginAnswer();
  Object.assign(answer.data.authorization, { draft_key: draftKey });
  app.server.on('POST user/actions', json(answer));
  await app.store.dispatch(login(credentials));
  return { ...app, signIn: () => app.store.dispatch(login(credentials)) };
}

async function writeDraft(): Promise<void> {
  const draft = openDraft('venues/new');
  draft?.keep({ name: 'Town Hall' });
  draft?.flush();
  await vi.waitUntil(() => draft?.read());
}

it('keeps drafts after a lost session, for their owner only', async () => {
  const { store, signIn } = await openWithDrafts();
  await writeDraft();
  store.dispatch(handleUnauthorized(rememberedToken() ?? ''));
  expect(openDraft('venues/new')).toBeNull();
  await signIn();
  expect((await openDraft('venues/new')?.read())?.changes).toEqual({ name: 'Town Hall' });
});

it('[4.1] deletes them when their owner signs out', async () => {
  const { store, signIn } = await openWithDrafts();
  await writeDraft();
  await store.dispatch(logout());
  await waitFor(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names.filter((name) => name?.startsWith('drafts-'))).toEqual([]);
  });
  await signIn();
  expect(await openDraft('venues/new')?.read()).toBeNull();
});
