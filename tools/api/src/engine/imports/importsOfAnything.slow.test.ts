import { apiPrefix } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testSession, type TestSession } from '../../testKit/testSession';
import { postCsv } from './testing/importClient';

let api: TestApi;
let staff: TestSession;

beforeAll(async () => {
  api = await startTestApi();
  staff = await testSession(api.database, 'showquest', ['staff']);
});
afterAll(() => api.close());

const nasty = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '=1+1',
  '"',
  '""',
  ',',
  ';',
  '\t',
  '\r',
  '\n',
  'ﷺ',
  '\u202e',
  "'; --",
  '%',
  '9'.repeat(400),
);
const cell = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('2027-02-31', '14-05-2027 99:99', 'yes', '-1'),
);
const quoted = cell.map((text) => `"${text.toWellFormed().replaceAll('"', '""')}"`);
const table = (fields: readonly string[]) =>
  fc
    .array(fc.array(quoted, { minLength: fields.length, maxLength: fields.length }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((rows) => Buffer.from([fields, ...rows].map((row) => row.join()).join('\n')));
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
  fc.array(cell, { maxLength: 30 }).map((parts) => Buffer.from(parts.join(''))),
);

it('answers anything that is sent to an import with lines or a sentence', { timeout: 120_000 }, async () => {
  const collections = (['entries', 'performances', 'individuals', 'venues'] as const).map((name) =>
    collectionAt(name, 'showquest'),
  );
  const request = fc.constantFrom(...collections).chain(({ path, fields }) => {
    const names = Object.keys(fields).filter((name) => name !== 'status');
    return fc.record({
      to: fc.constant(`${apiPrefix()}${path}/imports`),
      csv: fc.oneof({ weight: 3, arbitrary: table(names) }, { weight: 1, arbitrary: bytes }),
      mode: fc.constantFrom('columns' as const, 'preview' as const, 'commit' as const),
      defaults: fc.dictionary(
        fc.constantFrom(...names),
        fc.oneof(cell, fc.integer(), fc.boolean(), fc.constant('\ud800')),
        { maxKeys: 2 },
      ),
    });
  });
  const counts = { lines: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(request, async ({ csv, ...sent }) => {
      const answer = await postCsv(api, csv, { ...sent, as: staff });
      expect([200, 400, 414], answer.body).toContain(answer.statusCode);
      if (answer.statusCode === 200) expect(answer.body).not.toContain('"type":"failed"');
      counts[answer.statusCode === 200 ? 'lines' : 'refused'] += 1;
    }),
    { numRuns: 400 },
  );
  expect(counts.lines).toBeGreaterThan(50);
  expect(counts.refused).toBeGreaterThan(20);
});
