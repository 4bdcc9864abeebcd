import type pg from 'pg';
import * as v from 'valibot';
import { checkedRows } from '../checkedRows';
import { literal, name } from '../quote';
import { nameFormat, partedTables, restOf, type PartedTable } from './partedTables.data';
import { isTable, onParts } from './partStatements';

/** How many parts there are beyond the one of today: a server that is off for less finds its part made. */
const ahead = 2;

const partSchema = v.object({ part: v.string(), from: v.string(), to: v.string() });
type Part = v.InferOutput<typeof partSchema>;

/**
 * Makes the parts of now and of the next times, where they are missing. Rows that were written meanwhile lie in the rest and move: none
 * is ever refused for want of a part.
 */
export async function makeParts(owner: pg.Client): Promise<void> {
  for (const parted of Object.values(partedTables)) {
    const { step } = parted;
    const today = `date_trunc(${literal(step)}, now() AT TIME ZONE 'UTC')`;
    const starts = `generate_series(${today}, ${today} + interval '${ahead} ${step}', interval '1 ${step}')`;
    for (const part of await missingParts(owner, parted, starts))
      await onParts(owner, () => makePart(owner, parted, part));
  }
}

/**
 * Makes the parts of all rows that lie in the rest, as they do in a restored or imported log.
 *
 * @param owner in the transaction that restores or imports
 */
export async function makePartsOfRest(owner: pg.Client): Promise<void> {
  for (const parted of Object.values(partedTables)) {
    const { step, time } = parted;
    const starts = `(SELECT DISTINCT date_trunc(${literal(step)}, ${name(time)} AT TIME ZONE 'UTC') FROM ${name(restOf(parted))})`;
    for (const part of await missingParts(owner, parted, starts)) await makePart(owner, parted, part);
  }
}

function missingParts(owner: pg.Client, { table, step }: PartedTable, starts: string): Promise<Part[]> {
  return checkedRows(
    owner,
    partSchema,
    `SELECT * FROM (SELECT ${literal(table)} || to_char(start, '${nameFormat}') AS part, to_char(start, 'YYYY-MM-DD') AS from,
        to_char(start + interval '1 ${step}', 'YYYY-MM-DD') AS to
      FROM ${starts} AS s (start)) p WHERE to_regclass('public.' || part) IS NULL ORDER BY part`,
  );
}

/**
 * A table of its own until it is whole, so that no trigger takes the rows that move for new ones. The rest is locked first: what was
 * written there in between would be of the part.
 */
async function makePart(owner: pg.Client, parted: PartedTable, { part, from, to }: Part): Promise<void> {
  if (await isTable(owner, part)) return;
  const [whole, rest, time] = [parted.table, restOf(parted), parted.time].map(name);
  const [first, end] = [from, to].map((day) => literal(`${day} 00:00:00+00`));
  await owner.query(`LOCK TABLE ONLY ${whole} IN SHARE UPDATE EXCLUSIVE MODE;
    LOCK TABLE ${rest} IN ACCESS EXCLUSIVE MODE;
    CREATE TABLE ${name(part)} (LIKE ${whole} INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
    ALTER TABLE ${name(part)} ENABLE ROW LEVEL SECURITY;
    WITH moved AS (DELETE FROM ${rest} WHERE ${time} >= ${first} AND ${time} < ${end} RETURNING *)
      INSERT INTO ${name(part)} SELECT * FROM moved;
    ALTER TABLE ${whole} ATTACH PARTITION ${name(part)} FOR VALUES FROM (${first}) TO (${end})`);
}
