import { existsSync } from 'node:fs';
import { readFact, fixFact } from '../database/installation';
import type { Database } from '../database/openDatabase';
import type { Settings } from '../settings';
import { SettingsError } from '../settings/SettingsError';
import { readSecretKey, secretKeyFile } from './secretKey';
import { derivedKey } from './secrets';

type Given = Pick<Settings, 'secretKey' | 'dataFolder' | 'databaseUrl' | 'environment'>;

/** Throws a sentence where a key has to be given and is not: before the database is touched. */
export function requireSecretKey(settings: Given): void {
  if (hasKey(settings) || !settings.databaseUrl || settings.environment === 'development') return;
  throw new SettingsError([noKey]);
}

/**
 * Throws a sentence where this process has another secret key than the database was begun with: it would serve, and refuse every
 * second step and every link to a file. The database knows a value that only the key leads to, and that leads to no key.
 */
export async function checkSecretKey(database: Database, settings: Given): Promise<void> {
  const known = await readFact(database, 'secret_key');
  // Before a key is made: a wrong one would lie in the data folder and pass for the right one.
  if (!hasKey(settings) && known !== null) throw new Error(differentKey);
  requireSecretKey(settings);
  const fingerprint = fingerprintOf(await readSecretKey(settings));
  if ((await fixFact(database, 'secret_key', fingerprint)) !== fingerprint) throw new Error(differentKey);
}

/** Fingerprint that a key is recognised by, and which leads to no key. */
export function fingerprintOf(key: Buffer): string {
  return derivedKey(key, 'check of the key').toString('base64url');
}

/** True if there is a key already, given or made at an earlier start. */
export function hasKey(settings: Pick<Settings, 'secretKey' | 'dataFolder'>): boolean {
  return settings.secretKey !== undefined || existsSync(secretKeyFile(settings));
}

const noKey =
  'CALLBOARD_SECRET_KEY is missing, which is needed with DATABASE_URL outside development: set it to the key that every process of this installation has, or for a new installation to the output of `openssl rand -base64 32`.';

const differentKey =
  "This database was begun with another secret key. Set CALLBOARD_SECRET_KEY to the one that every process of this installation has, or bring the file secret.key of its first data folder back. To begin with a new key, run DELETE FROM installation WHERE fact = 'secret_key' as the owner of the database: people then sign in with a recovery code and set up their authenticator apps again, and links to files and drafts on devices are lost; seals of score sheets can no longer be checked.";
