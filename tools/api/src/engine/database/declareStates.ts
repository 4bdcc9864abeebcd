import type { Collection } from '@callboard/api-contract';
import { collectionsWithStates, statusSteps } from '@callboard/api-contract/states';
import type pg from 'pg';

const stepsLock = 4_202_110_006;

/** Writes down which changes of status are declared: the tables refuse every other. */
export async function declareStates(
  owner: pg.Client,
  collections: readonly Collection[] = collectionsWithStates(),
): Promise<void> {
  const declared = collections.flatMap((collection) =>
    statusSteps(collection).map(({ from, to }) => [collection.name, from, to] as const),
  );
  await owner.query('BEGIN');
  try {
    await owner.query('SELECT pg_advisory_xact_lock($1)', [stepsLock]);
    const values = [0, 1, 2].map((at) => declared.map((step) => step[at]));
    const list = 'unnest($1::text[], $2::text[], $3::text[]) AS d (collection, from_status, to_status)';
    await owner.query(
      `DELETE FROM status_steps s WHERE NOT EXISTS (SELECT FROM ${list}
        WHERE (d.collection, d.from_status, d.to_status) = (s.collection, s.from_status, s.to_status))`,
      values,
    );
    await owner.query(`INSERT INTO status_steps SELECT * FROM ${list} ON CONFLICT DO NOTHING`, values);
    await owner.query('COMMIT');
  } catch (error) {
    await owner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
