import { startEmbedded } from '../database/embedded/startEmbedded';
import { openDatabase } from '../database/openDatabase';
import { pendingMigrations, readMigrations } from '../database/migrate';
import { isMissingDatabase, withClient } from '../database/withClient';
import type { Settings } from '../settings';
import { completeSettings } from './completeSettings';
import { noArguments } from './noArguments';

/**
 * Brings the database up to the migrations of this version, as a start of the server does, so that a release can do so before it
 * starts any. Each runs in a transaction of its own under a lock of the database: after a kill the next run goes on with the first
 * that is missing. `--plan` only lists them.
 */
export async function migrateCommand(
  given: readonly string[],
  variables: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  const isPlan = given[0] === '--plan';
  noArguments('migrate', isPlan ? given.slice(1) : given);
  const settings = completeSettings(variables);
  const pending = await pendingOf(settings, print);
  for (const name of pending) print(`pending  ${name}`);
  if (isPlan) {
    print(pending.length === 0 ? 'Nothing is pending.' : `${pending.length} migrations are pending.`);
    return;
  }
  const database = await openDatabase({ ...settings, notice: print });
  await database.close();
  print(pending.length === 0 ? 'The database was up to date.' : 'The database is up to date.');
}

async function pendingOf(settings: Settings, notice: (line: string) => void): Promise<string[]> {
  const migrations = await readMigrations();
  const server = settings.databaseUrl ? null : await startEmbedded(settings.dataFolder);
  try {
    const url = settings.databaseUrl ?? server?.url('callboard') ?? '';
    const pending = await withClient(url, (owner) => pendingMigrations(owner, migrations), { notice });
    return pending.map(({ name }) => name);
  } catch (error) {
    // An embedded server that is new has none yet.
    if (server && isMissingDatabase(error)) return migrations.map(({ name }) => name);
    throw error;
  } finally {
    await server?.release();
  }
}
