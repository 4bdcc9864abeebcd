import 'fake-indexeddb/auto';
import { offlinePages } from '@callboard/api-contract/offline';
import { json } from '@callboard/api-client/testing';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedDraftKey } from '../sealed/draftKey';
import { loginAnswer } from '../testing/loginAnswer';
import { openApp, openSignedIn } from '../testing/openApp';
import { logout } from './logout';
import { resume } from './resume';
import { storeSession } from './storedSession';

const actions = 'POST user/actions';
const door = offlinePages.door.path.replace(':performance', '1');
const key = 'key-of-the-drafts-of-a-user-of-32';
const goTo = (path: string) => history.replaceState(null, '', path);
const away = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => goTo(door));
afterEach(() => {
  goTo('/');
  vi.useRealTimers();
});

/** A device that opened the door with network, and starts again without. */
async function startAgain() {
  const first = await openSignedIn();
  const { data, ...rest } = loginAnswer();
  first.server.on(
    actions,
    json({ ...rest, data: { ...data, authorization: { ...data.authorization, draft_key: key } } }),
  );
  await storeSession();
  const again = openApp();
  again.storage.write('api_token', 'token-1');
  again.server.on(actions, away);
  return again;
}

describe('a start without network', () => {
  it('opens the door with the session that the device stored', async () => {
    const { store, session } = await startAgain();
    await store.dispatch(resume());
    expect(session()).toMatchObject({ status: 'signedIn', user: { name_search: 'Aroha Ngata' } });
    expect(rememberedDraftKey()).toBe(key);
  });

  it.each(['/', '/venues', '/door', '/tickets/order'])('opens nothing else: %s', async (path) => {
    const { store, session } = await startAgain();
    goTo(path);
    await store.dispatch(resume());
    expect(session()).toMatchObject({ status: 'unknown', problem: { kind: 'network' } });
  });

  it('opens nothing for another token, and nothing after an evening', async () => {
    const { store, session, storage } = await startAgain();
    storage.write('api_token', 'token-2');
    await store.dispatch(resume());
    expect(session().status).toBe('unknown');
    vi.useFakeTimers({ now: Date.now() + 19 * 3_600_000, toFake: ['Date'] });
    storage.write('api_token', 'token-1');
    await store.dispatch(resume());
    expect(session().status).toBe('unknown');
  });

  it('stores nothing that can be read without the browser, and a sign-out deletes it', async () => {
    const { store, server } = await openSignedIn();
    server.on(actions, json(loginAnswer()));
    await storeSession();
    const names = async () => (await indexedDB.databases()).map(({ name }) => name);
    expect(await names()).toContain('callboard-session');
    const opened = indexedDB.open('callboard-session');
    const row: Record<string, unknown> = await new Promise((resolve) => {
      opened.onsuccess = () => {
        const got = opened.result.transaction('session').objectStore('session').get('current');
        got.onsuccess = () => resolve(got.result);
      };
    });
    opened.result.close();
    expect(row['key']).toMatchObject({ extractable: false });
    const { key: _key, ...rest } = row;
    expect(JSON.stringify(rest)).not.toMatch(/token-1|Aroha/);
    server.on('POST user/actions', json({ success: true, data: {} }));
    await store.dispatch(logout());
    await waitFor(async () => expect(await names()).not.toContain('callboard-session'));
  });
});
