import pg from 'pg';
import * as v from 'valibot';
import type { Database } from './openDatabase';

/** Facts that the processes of one installation have to agree about. */
type InstallationFact = 'secret_key' | 'files';

/** Fact that an earlier process wrote down; null where none did. */
export async function readFact({ shared }: Database, fact: InstallationFact): Promise<string | null> {
  const [row] = await shared.rows(v.object({ value: v.string() }), {
    text: 'SELECT value FROM installation WHERE fact = $1',
    values: [fact],
  });
  return row?.value ?? null;
}

/** Writes a fact down where there is none yet, and answers what holds from now on. The application itself cannot. */
export async function fixFact(database: Database, fact: InstallationFact, value: string): Promise<string> {
  const known = await readFact(database, fact);
  if (known !== null) return known;
  const owner = new pg.Client(database.ownerUrl);
  await owner.connect();
  try {
    await owner.query('INSERT INTO installation (fact, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      fact,
      value,
    ]);
  } finally {
    await owner.end();
  }
  return (await readFact(database, fact)) ?? value;
}
