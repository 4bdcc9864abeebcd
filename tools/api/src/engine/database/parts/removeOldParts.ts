import type pg from 'pg';
import * as v from 'valibot';
import { checkedRows } from '../checkedRows';
import { literal, name } from '../quote';
import { nameFormat, restOf, type PartedTable } from './partedTables.data';
import { isTable, onParts } from './partStatements';

interface StoredFor {
  days: number;
  /** SQL for a row that stays although its part goes; null: none does. */
  unless: string | null;
}

/**
 * Drops the parts of a table that are older as a whole: no row is deleted by itself, and no space is left to be cleaned up. What stays of
 * them moves to the rest, from which it is deleted once nothing holds it.
 */
export async function removeOldParts(
  owner: pg.Client,
  parted: PartedTable,
  { days, unless }: StoredFor,
): Promise<void> {
  const [whole, rest, time] = [parted.table, restOf(parted), parted.time].map(name);
  for (const part of await oldParts(owner, parted, days)) {
    await onParts(owner, async () => {
      if (!(await isTable(owner, part))) return;
      await owner.query(`ALTER TABLE ${whole} DETACH PARTITION ${name(part)}`);
      if (unless) await owner.query(`INSERT INTO ${rest} SELECT * FROM ${name(part)} WHERE ${unless}`);
      await owner.query(`DROP TABLE ${name(part)}`);
    });
  }
  await owner.query(
    `DELETE FROM ${rest} WHERE ${time} < now() - interval '${days} days' ${unless ? `AND NOT (${unless})` : ''}`,
  );
}

async function oldParts(owner: pg.Client, parted: PartedTable, days: number): Promise<string[]> {
  const rows = await checkedRows(
    owner,
    v.object({ part: v.string() }),
    `SELECT part FROM (SELECT relname AS part, to_date(right(relname, ${nameFormat.length}), '${nameFormat}') AS start
        FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid
        WHERE inhparent = 'public.${parted.table}'::regclass AND relname <> ${literal(restOf(parted))}) p
      WHERE start + interval '1 ${parted.step}' <= now() AT TIME ZONE 'UTC' - interval '${days} days' ORDER BY part`,
  );
  return rows.map(({ part }) => part);
}
