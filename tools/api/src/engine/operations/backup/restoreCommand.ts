import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import * as v from 'valibot';
import { checkedRows } from '../../database/checkedRows';
import { openDatabase } from '../../database/openDatabase';
import { fingerprintOf, hasKey } from '../../secrets/checkSecretKey';
import { readSecretKey, secretKeyFile } from '../../secrets/secretKey';
import type { Settings } from '../../settings';
import { completeSettings } from '../completeSettings';
import { restoreFiles } from './copyFiles';
import { readManifest, type Manifest } from './manifest';
import { oneFolder } from './oneFolder';
import { assertEmpty, migrationsOf, restoreDatabase } from './restoreDatabase';
import { withOwner } from './withOwner';

/**
 * Restores a backup into an empty database. All that could stop it is checked first: that the backup is whole, that this version knows
 * its migrations, that the key is its own and that the database is empty. The files come first and the rows last, in one transaction,
 * so that it can be repeated after a kill.
 */
export async function restoreCommand(
  given: readonly string[],
  variables: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  const folder = resolve(oneFolder('restore', given));
  const settings = completeSettings(variables);
  const manifest = await readManifest(folder);
  if (manifest.tenant !== undefined)
    throw new Error(`${folder} has one tenant, ${manifest.tenant}, and no installation: use import-tenant.`);
  const migrations = await migrationsOf(manifest);
  await assertSameKey(settings, manifest);
  const rows = await withOwner(settings, print, async (owner) => {
    await assertEmpty(owner);
    await restoreFiles(settings, folder, manifest.files);
    const restored = await restoreDatabase(owner, folder, manifest, migrations);
    await owner.query('ANALYZE');
    await takeOver(settings, await factOf(owner, 'files'));
    return restored;
  });
  // Steps of each start: later migrations, the policies of scopes, and the role of the application on this server.
  const database = await openDatabase({ ...settings, notice: print });
  await database.close();
  print(
    `${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files are restored, as of ${manifest.made}. Start the server.`,
  );
}

async function assertSameKey(settings: Settings, { secretKey }: Manifest): Promise<void> {
  const place = `set CALLBOARD_SECRET_KEY to it, or put the file secret.key at ${secretKeyFile(settings)}`;
  if (!hasKey(settings)) throw new Error(`The secret key of this backup is missing: ${place}.`);
  if (fingerprintOf(await readSecretKey(settings)) === secretKey) return;
  throw new Error(`This backup was made with another secret key: ${place}.`);
}

async function factOf(owner: pg.Client, fact: string): Promise<string | undefined> {
  const [row] = await checkedRows(
    owner,
    v.object({ value: v.string() }),
    'SELECT value FROM installation WHERE fact = $1',
    [fact],
  );
  return row?.value;
}

/** From now on this data folder is the one that has the files: see warnAtStart. */
async function takeOver({ bucket, dataFolder }: Settings, files: string | undefined): Promise<void> {
  if (bucket || files === undefined) return;
  await mkdir(dataFolder, { recursive: true });
  await writeFile(join(dataFolder, 'files.id'), files);
}
