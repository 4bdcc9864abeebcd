import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixFact } from '../database/installation';
import type { Database } from '../database/openDatabase';
import type { Settings } from '../settings';

type Given = Pick<Settings, 'bucket' | 'databaseUrl' | 'dataFolder' | 'environment' | 'smtpUrl' | 'stripe'>;

/** Logs a sentence for everything that lets the server start but will cause trouble later. */
export async function warnAtStart(
  database: Database,
  settings: Given,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { bucket, databaseUrl, dataFolder, environment, smtpUrl, stripe } = settings;
  if (environment !== 'development' && !smtpUrl) {
    log.warn(`No mail is sent: SMTP_URL is not set, and mails are written to ${join(dataFolder, 'outbox')}.`);
  }
  if (environment === 'staging' && !stripe) {
    log.warn(
      'Cards are simulated: buyers of tickets pay nothing. Set CALLBOARD_STRIPE_SECRET_KEY for real payments.',
    );
  }
  if (bucket) return;
  if (!(await hasTheFiles(database, dataFolder))) {
    log.warn(
      `Files that were sent to another process are missing here: this installation began with another data folder than ${dataFolder}. Set CALLBOARD_S3_ENDPOINT and its companions for every process, or give them one folder. If the files are here now, run DELETE FROM installation WHERE fact = 'files' as the owner of the database.`,
    );
  } else if (databaseUrl && environment !== 'development') {
    log.warn(
      `Files lie in ${dataFolder}, which no other machine can read. Run one process, or set CALLBOARD_S3_ENDPOINT and its companions.`,
    );
  }
}

/** True if this data folder is the one that the installation began with: it has a name of its own, which the database remembers. */
async function hasTheFiles(database: Database, dataFolder: string): Promise<boolean> {
  const file = join(dataFolder, 'files.id');
  // Of two processes that start together, one writes the name and both read it.
  await writeFile(file, randomUUID(), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const own = await readFile(file, 'utf8');
  return (await fixFact(database, 'files', own)) === own;
}
