import { collectionsWithStates } from '@callboard/api-contract/states';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tableName } from '../database/tableNames';

const sources = join(import.meta.dirname, '..', '..');
/** Tests set what they need, as the owner of the tables. */
const isOfTests = (file: string) => /\.test\.ts$|(^|\/)(testing|testKit|hardening)\//.test(file);

/** Where a status is written by no name, and why. */
const allowed: Readonly<Record<string, string>> = {
  'engine/records/step.ts': 'It is the one place.',
  'engine/mail/mailHandlers.ts': 'Mails are no records, and have no declared states.',
  'engine/records/transitRecord.ts': 'It makes the transition that the request names.',
};

const tables = new Set(collectionsWithStates().map(({ name }) => tableName(name)));

/** Steps that change the status of a record without naming its transition, as a source has them. */
function unnamedSteps(source: string): string[] {
  return [...inSql(source), ...inFragments(source), ...inRecords(source)];
}

/** `UPDATE tickets SET status = …`; of a table whose name is put together, of any. */
function inSql(source: string): string[] {
  return [...source.matchAll(/\bSET\s(?:[^`;]*?,)?\s*status\s*=/g)].flatMap(({ 0: text, index }) => {
    const [, table] =
      /UPDATE\s+(?:ONLY\s+)?([a-z_]+|\S+)(?:\s+(?:AS\s+)?\w+)?\s+$/.exec(source.slice(0, index)) ?? [];
    const isOther = table !== undefined && /^[a-z_]+$/.test(table) && !tables.has(table);
    return isOther ? [] : [`UPDATE ${table ?? '?'} ${text}`];
  });
}

/** A part of a statement that is put together elsewhere: `status = 'disabled', account = NULL`. */
function inFragments(source: string): string[] {
  return [...source.matchAll(/[`'"]status = (?:CASE\b|[^`]*?, \w+ = )/g)].map(([text]) => text);
}

/** Statuses that are passed to the writer of records. */
function inRecords(source: string): string[] {
  if (!/\bupdateSql\(/.test(source)) return [];
  return [...source.matchAll(/\bstatus: (?!\d|v\.|row\.)[^,;]+|\bvalues = \{[^}]*\bstatus\b/g)].map(
    ([text]) => text,
  );
}

describe('a change of status of the server', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !isOfTests(file),
  );

  it('has the name of its transition, by `step`', () => {
    const found = files
      .filter((file) => !(file in allowed))
      .flatMap((file) =>
        unnamedSteps(readFileSync(join(sources, file), 'utf8')).map((text) => `${file}: ${text}`),
      );
    expect(files.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });

  it('is excused only where there is one', () => {
    const useless = Object.keys(allowed).filter(
      (file) => unnamedSteps(readFileSync(join(sources, file), 'utf8')).length === 0,
    );
    expect(useless).toEqual([]);
  });

  it.each([
    ["text: `UPDATE tickets SET status = 'valid' WHERE tenant = $1`"],
    ['text: `UPDATE orders SET paid = paid + $3,\n  status = $4 WHERE tenant = $1`'],
    ["text: `UPDATE orders AS o SET status = CASE WHEN $3 THEN 'paid' ELSE status END`"],
    ['text: `UPDATE ${name(tableName(people.name))} p SET status = $3 WHERE p.tenant = $1`'],
    [
      "text: `INSERT INTO orders (status) VALUES ('paid') ON CONFLICT (number) DO UPDATE SET status = 'paid'`",
    ],
    ["const statuses = { users: `status = 'disabled', account = NULL` };"],
    ["updateSql(collection, context.target, actor, target, { status: 'cancelled' })"],
    ['const values = { starts_at, status };\nupdateSql(collection, context.target, actor, target, values)'],
  ])('without a name is found: %s', (source) => {
    expect(unnamedSteps(source)).toHaveLength(1);
  });

  it.each([
    ['text: `UPDATE tickets SET ${sold.set} WHERE tenant = $1 AND ${sold.when} RETURNING status`'],
    ["text: `UPDATE queue_places SET status = 'expired' WHERE tenant = $1`"],
    ['updateSql(collection, context.target, actor, target, values);\nreturn { status: 200, body };'],
  ])('with a name, or of what is no record, is none: %s', (source) => {
    expect(unnamedSteps(source)).toEqual([]);
  });
});
