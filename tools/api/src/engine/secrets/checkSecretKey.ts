import { existsSync } from 'node:fs';
import { readFact, fixFact } from '../database/installation';
import type { Database } from '../database/openDatabase';
import type { Settings } from '../settings';
import { readSecretKey, secretKeyFile } from './secretKey';
import { derivedKey } from './secrets';

type Given = Pick<Settings, 'secretKey' | 'dataFolder' | 'databaseUrl' | 'environment'>;

/**
 * Throws a sentence where this process has another secret key than the database was begun with: it would serve, and refuse every
 * second step and every link to a file. The database knows a value that only the key leads to, and that leads to no key.
 */
export async function checkSecretKey(database: Database, settings: Given): Promise<void> {
  const known = await readFact(database, 'secret_key');
  const hasKey = settings.secretKey !== undefined || existsSync(secretKeyFile(settings));
  // Before a key is made: a wrong one would lie in the data folder and pass for the right one.
  if (!hasKey && known !== null) throw new Error(differentKey);
  if (!hasKey && settings.databaseUrl && settings.environment !== 'development') throw new Error(noKey);
  const check = derivedKey(await readSecretKey(settings), 'check of the key').toString('base64url');
  if ((await fixFact(database, 'secret_key', check)) !== check) throw new Error(differentKey);
}

const noKey =
  'With DATABASE_URL, CALLBOARD_SECRET_KEY is needed outside development: 32 random bytes as base64, for example of `openssl rand -base64 32`, the same for every process. A key made here would be lost with this machine.';

const differentKey =
  "This database was begun with another secret key. Set CALLBOARD_SECRET_KEY to the one that every process of this installation has, or bring the file secret.key of its first data folder back. To begin with a new key, run DELETE FROM installation WHERE fact = 'secret_key' as the owner of the database: people then sign in with a recovery code and set up their authenticator apps again, and links to files and drafts on devices are lost.";
