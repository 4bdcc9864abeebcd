import type { TenantCode } from '@callboard/api-contract';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import * as v from 'valibot';
import { checkedRows } from '../../database/checkedRows';
import { name } from '../../database/quote';
import type { StoredTable } from './tables';

const rowsAtATime = 2_000;
const lineSchema = v.object({ line: v.string() });

interface Dumped {
  rows: number;
  sha256: string;
}

/**
 * Writes the rows of a table to a file: a line for each, which is a list of its values as PostgreSQL writes them, or null. The
 * transaction of the client decides which rows there are.
 *
 * @param rows `tenants`: as whom it is read, since policies apply to an owner that is no superuser; null: as none. `where`: which rows
 */
export async function dumpTable(
  owner: pg.Client,
  table: StoredTable,
  path: string,
  { tenants, where }: { tenants: readonly (TenantCode | null)[]; where: string },
): Promise<Dumped> {
  let rows = 0;
  const values = table.columns.map((column) => `${name(column.name)}::text`).join(', ');

  async function* lines() {
    for (const tenant of tenants) {
      await owner.query(`SELECT set_config('app.tenant', $1, true)`, [tenant ?? '']);
      await owner.query(
        `DECLARE backup NO SCROLL CURSOR FOR SELECT to_json(ARRAY[${values}]::text[])::text AS line FROM ${table.quoted} WHERE ${where}`,
      );
      for (;;) {
        const found = await checkedRows(owner, lineSchema, `FETCH ${rowsAtATime} FROM backup`);
        if (found.length === 0) break;
        rows += found.length;
        yield `${found.map(({ line }) => line).join('\n')}\n`;
      }
      await owner.query('CLOSE backup');
    }
  }

  const hash = createHash('sha256');
  const seen = new PassThrough().on('data', (bytes: Buffer) => hash.update(bytes));
  await pipeline(Readable.from(lines()), createGzip(), seen, createWriteStream(path, { flush: true }));
  return { rows, sha256: hash.digest('hex') };
}
