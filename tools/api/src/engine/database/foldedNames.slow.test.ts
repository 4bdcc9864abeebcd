import { apostropheSigns, foldText } from '@callboard/domain/names';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { readMigrations } from './migrate';

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase({ sql: 'SELECT 1' });
});
afterAll(() => test.drop());

async function foldedBySql(texts: readonly string[]): Promise<unknown[]> {
  const rows = await test.asOwner(
    'SELECT callboard_plain(given) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS all_of (given, at) ORDER BY at',
    [texts],
  );
  return rows.map((row) => (row as { folded: unknown }).folded);
}

/** The letters of Latin and Cyrillic names, without those of phonetics and of Africa's alphabets. */
const letters = [
  [0x20, 0x7e],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x17f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1cd, 0x1dc],
  [0x1de, 0x1e3],
  [0x1e6, 0x1ed],
  [0x1f0, 0x1f0],
  [0x1f8, 0x21b],
  [0x21e, 0x21f],
  [0x226, 0x233],
  [0x1e00, 0x1e99],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x401, 0x401],
  [0x410, 0x44f],
  [0x451, 0x451],
  [0x2010, 0x2015],
].flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
);
const signs = [...apostropheSigns, ..."'’ʻ,-– ", '\u0304', '\u0308', '“', '”', '…'];

describe('callboard_plain', () => {
  it('[7.16] folds every letter, apostrophe and dash as foldText does', async () => {
    const texts = [...letters, ...signs].map((letter) => `a${letter}b`);
    expect(await foldedBySql(texts)).toEqual(texts.map(foldText));
  });

  // As texts are stored.
  it('[7.16] folds names as foldText does', async () => {
    const letter = fc.oneof(
      fc.constantFrom(...letters),
      fc.constantFrom(...signs),
      fc.constantFrom(...'aeiou'),
    );
    const names = fc.sample(
      fc.array(letter, { maxLength: 30 }).map((all) => all.join('').normalize('NFC')),
      2_000,
    );
    expect(await foldedBySql(names)).toEqual(names.map(foldText));
  });
});

it('[7.16] the names of a season are folded quickly, and their records stay as they were', async () => {
  const folding = (await readMigrations()).find(({ name }) => name === '0021_folded_names.sql');
  const families = ["O'Brien", 'O’Connor', 'Smith', 'Ngata', 'Smith-Jones'];
  await test.asOwner(`CREATE OR REPLACE FUNCTION callboard_plain(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN lower(unaccent('unaccent'::regdictionary, given))`);
  await test.asOwner(
    `INSERT INTO individuals (tenant, first_name, last_name, email)
      SELECT 'showquest', 'Ana ' || n, ($1::text[])[1 + n % 5], 'ana' || n || '@example.nz' FROM generate_series(1, 20000) n`,
    [families],
  );
  const facts = `SELECT (SELECT count(*) FROM changes) AS changes, (SELECT max(version) FROM individuals) AS version,
    (SELECT max(modified) FROM individuals) AS modified, (SELECT count(*) FROM domain_events) AS events`;
  const rules = `SELECT relname AS name, relforcerowsecurity::text AS state FROM pg_class WHERE relrowsecurity
    UNION SELECT tgrelid::regclass || ' ' || tgname, tgenabled::text FROM pg_trigger ORDER BY 1`;
  const [before, rulesBefore] = [await test.asOwner(facts), await test.asOwner(rules)];
  const start = performance.now();
  await test.asOwner(folding?.sql ?? '');
  const took = performance.now() - start;
  console.info(`20,000 people: ${took.toFixed(0)} ms`);
  expect(took).toBeLessThan(30_000);
  expect(await test.asOwner(facts)).toEqual(before);
  const [found] = await test.asOwner(
    `SELECT count(*)::int AS all, count(*) FILTER (WHERE last_name_plain = callboard_plain(last_name) AND search_text LIKE '%obrien ana%')::int AS folded
      FROM individuals`,
  );
  expect(found).toEqual({ all: 20_000, folded: 4_000 });
  expect(await test.asOwner(rules)).toEqual(rulesBefore);
}, 120_000);
