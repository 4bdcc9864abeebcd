import type pg from 'pg';

// 42501: only a superuser may; XX000: another process does so in this moment.
const expected = ['42501', 'XX000'];

/**
 * Row-level security lets an index be searched only by operators that cannot leak rows. LIKE fails for a bad pattern alone, which
 * is the caller's own, so it may be called so; only a superuser can say it. Elsewhere search works without its index. Said at
 * each start, since a restored backup forgets it.
 */
export async function letSearchUseItsIndex(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ leakproof: boolean }>(
    `SELECT proleakproof AS leakproof FROM pg_proc WHERE oid = 'pg_catalog.textlike(text, text)'::regprocedure`,
  );
  if (rows[0]?.leakproof) return;
  await owner
    .query('ALTER FUNCTION pg_catalog.textlike(text, text) LEAKPROOF')
    .catch((error: pg.DatabaseError) => {
      if (!expected.includes(error.code ?? '')) throw error;
    });
}
