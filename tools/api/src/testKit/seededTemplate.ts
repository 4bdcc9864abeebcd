import { inject } from 'vitest';
import { openDatabase } from '../engine/database/openDatabase';
import { name } from '../engine/database/quote';
import { seedActivations } from '../seeds/seedActivations';
import { seedTenants } from '../seeds/seedTenants';
import { makeTemplate, onServer } from './templates';

const seedLock = 4_202_110_006;

/** How long a hook that needs it can wait: as long as it takes on a machine that is slow and busy with other tests. */
export const seedingMs = 900_000;

/** A database with the example season to copy: the first test of a run that needs one makes it, which takes seconds. */
export function seededTemplate(): Promise<string> {
  return makeTemplate(inject('testServer'), {
    name: inject('seededTemplate'),
    from: inject('testTemplate'),
    lock: seedLock,
    fill: seed,
  });
}

/** Fills a database, and leaves no role in it: each copy makes its own. */
async function seed(url: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: url, dataFolder: '' });
  const role = name(new URL(database.appUrl).username);
  await seedTenants(database);
  await seedActivations(database);
  await database.close();
  await onServer(url, `DROP OWNED BY ${role}; DROP ROLE ${role}`);
}
