import { loginDataSchema, type LoginData } from '@callboard/api-contract/accounts';
import * as v from 'valibot';
import { openDatabase, resultOf } from '../databases/openDatabase';
import { createSealWith } from '../sealed/sealing';
import { isViewing, rememberedToken } from './device';
import { requestSession } from './requestSession';
import { loginAnswerSchema } from './loginAnswer';

// Its name begins so that the end of a session deletes it.
const database = 'callboard-session';
const store = 'session';

/** How long a device opens without the server: an evening at a door, with its load-in. */
const lifetime = 18 * 60 * 60_000;

interface StoredSession {
  /** It never leaves the browser: another program that reads the database cannot open the session. */
  key: CryptoKey;
  until: number;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
  savedAt: number;
}

/**
 * Stores the session on this device, encrypted, for a page that opens without network. Not while an admin views as another user, and not
 * where the browser cannot encrypt. The end of the session deletes it.
 */
export async function storeSession(): Promise<void> {
  const token = rememberedToken();
  if (token === null || isViewing() || !canStore()) return;
  const answer = await requestSession();
  if (!answer.ok || rememberedToken() !== token) return;
  const { data } = v.parse(loginAnswerSchema, answer.body);
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const sealed = await createSealWith(key).seal(token, JSON.stringify(data));
  const row: StoredSession = { key, until: Date.now() + lifetime, ...sealed };
  const opened = await openDatabase(database, store);
  try {
    await resultOf(opened.transaction(store, 'readwrite').objectStore(store).put(row, 'current'));
  } finally {
    opened.close();
  }
}

/** The stored session of a token, unless it is too old; null where there is none. */
export async function readStoredSession(token: string): Promise<LoginData | null> {
  if (!canStore()) return null;
  const opened = await openDatabase(database, store);
  try {
    const row: unknown = await resultOf(
      opened.transaction(store, 'readonly').objectStore(store).get('current'),
    );
    if (!isStoredSession(row) || row.until < Date.now()) return null;
    return v.parse(loginDataSchema, JSON.parse(await createSealWith(row.key).open(token, row)));
  } catch {
    // Of another token, or written by another version of the app.
    return null;
  } finally {
    opened.close();
  }
}

function canStore(): boolean {
  return typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined;
}

function isStoredSession(row: unknown): row is StoredSession {
  return typeof row === 'object' && row !== null && 'key' in row && row.key instanceof CryptoKey;
}
