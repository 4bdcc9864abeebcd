import pg from 'pg';

const partsLock = 4_202_110_008;
const lockNotAvailable = '55P03';
const lockMs = 3_000;

/**
 * Adds or removes a part in a transaction of its own, one process at a time. Either locks the table, and every statement on it waits
 * behind the one that waits for a lock: where a long read has the table for seconds, nothing is done, and the next hour tries again.
 */
export async function onParts(owner: pg.Client, work: () => Promise<void>): Promise<void> {
  await owner.query('BEGIN');
  try {
    await owner.query('SELECT pg_advisory_xact_lock($1)', [partsLock]);
    await owner.query(`SET LOCAL lock_timeout = ${lockMs}`);
    await work();
    await owner.query('COMMIT');
  } catch (error) {
    await owner.query('ROLLBACK').catch(() => undefined);
    const isLocked = error instanceof pg.DatabaseError && error.code === lockNotAvailable;
    if (!isLocked) throw error;
  }
}

/**
 * Whether a table is there by now: another process can have made or removed it meanwhile. Read from the catalogue: what a name stands for is
 * remembered by a connection until it next locks a table.
 */
export async function isTable(owner: pg.Client, table: string): Promise<boolean> {
  const { rowCount } = await owner.query(
    `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname = $1`,
    [table],
  );
  return rowCount === 1;
}
