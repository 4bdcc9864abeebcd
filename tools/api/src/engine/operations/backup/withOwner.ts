import type pg from 'pg';
import { databaseOn } from '../../database/openDatabase';
import { startEmbedded } from '../../database/embedded/startEmbedded';
import { withClient } from '../../database/withClient';
import type { Settings } from '../../settings';

/** Works on one connection of the owner, to the database as it is: nothing is migrated. */
export async function withOwner<T>(
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  notice: (sentence: string) => void,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const server = settings.databaseUrl ? null : await startEmbedded(settings.dataFolder);
  try {
    return await withClient(settings.databaseUrl ?? (await databaseOn(server)), work, { notice });
  } finally {
    await server?.release();
  }
}
