import type pg from 'pg';

// 42501: only a superuser can; XX000: another process does so in this moment.
const expected = ['42501', 'XX000'];

// LIKE, and the likeness of words.
const searches = ['pg_catalog.textlike(text, text)', 'word_similarity_commutator_op(text, text)'];

/**
 * Row-level security lets an index be searched only by operators that cannot leak rows. LIKE fails for a bad pattern alone, which
 * is the caller's own, and likeness never, so they can be marked so; only a superuser can mark them. Elsewhere search works
 * without its index. They are marked at each start, since a restored backup loses it.
 */
export async function letSearchUseItsIndex(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ oid: string }>(
    // A database whose owner could not add the extension has no likeness of words.
    `SELECT oid::regprocedure::text AS oid FROM pg_proc
      WHERE oid IN (SELECT to_regprocedure(search) FROM unnest($1::text[]) search) AND NOT proleakproof`,
    [searches],
  );
  for (const { oid } of rows) {
    await owner.query(`ALTER FUNCTION ${oid} LEAKPROOF`).catch((error: pg.DatabaseError) => {
      if (!expected.includes(error.code ?? '')) throw error;
    });
  }
}
