import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { name } from '../../database/quote';
import type { StoredTable } from './tables';

const rowsAtATime = 1_000;
const charactersAtATime = 4_000_000;

/** Adds the rows of a file that `dumpTable` wrote, and answers how many. Its columns can come in another order than the table's. */
export async function loadTable(
  owner: pg.Client,
  table: StoredTable,
  columns: readonly string[],
  path: string,
): Promise<number> {
  const types = new Map(table.columns.map((column) => [column.name, column.type]));
  const values = columns.map((column, at) => `(line->>${at})::${types.get(column) ?? 'text'}`);
  const insert = `INSERT INTO ${table.quoted} (${columns.map(name).join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${values.join(', ')} FROM json_array_elements($1::json) line`;
  let rows = 0;
  let waiting: string[] = [];
  let characters = 0;

  async function insertWaiting(): Promise<void> {
    if (waiting.length === 0) return;
    const { rowCount } = await owner.query(insert, [`[${waiting.join(',')}]`]);
    rows += rowCount ?? 0;
    [waiting, characters] = [[], 0];
  }

  await pipeline(createReadStream(path), createGunzip(), async (bytes: AsyncIterable<Buffer>) => {
    for await (const line of linesOf(bytes)) {
      waiting.push(line);
      characters += line.length;
      if (waiting.length >= rowsAtATime || characters >= charactersAtATime) await insertWaiting();
    }
  });
  await insertWaiting();
  return rows;
}

/** By line feeds alone: Node's readline ends a line at U+2028 too, which people paste into texts. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of bytes) {
    const lines = `${rest}${decoder.write(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
