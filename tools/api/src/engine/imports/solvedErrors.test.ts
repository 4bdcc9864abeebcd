import { apiPrefix, limitRoles, type Field } from '@callboard/api-contract';
import { collectionAt, isServedTo, collectionNames } from '@callboard/api-contract/collections';
import type { ImportLine } from '@callboard/api-contract/records';
import { importReasonHeadings, maxMeanings } from '@callboard/api-contract/imports';
import { csvText } from '@callboard/domain/cells';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableName } from '../database/tableNames';
import { seedingMs } from '../../testKit/seededTemplate';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testSession, type TestSession } from '../../testKit/testSession';
import { importLines, postCsv, type Sent } from './testing/importClient';
import { importableFields } from './suggestMapping';

let api: TestApi;
let admin: TestSession;
const strange = 'Whitby Collegiate';

beforeAll(async () => {
  api = await startTestApi({ isSeeded: true });
  admin = await testSession(api.database, 'showquest', ['admin']);
}, seedingMs);
afterAll(() => api.close());

const collections = collectionNames
  .map((name) => collectionAt(name, 'showquest'))
  .filter((collection) => collection.importable && isServedTo(collection, 'showquest'));
const matched = collections.flatMap((collection) => {
  const fields = importableFields(collection, limitRoles(['admin'], {})).filter(
    ([, { kind }]) => kind === 'reference' || kind === 'select',
  );
  return fields.length > 0 ? [{ collection, fields }] : [];
});

async function rowsOf(csv: string, sent: Omit<Sent, 'as' | 'mode'>) {
  const lines = await importLines(api, csv, { ...sent, as: admin, mode: 'preview' });
  return lines.filter((line): line is ImportLine & { type: 'row' } => line.type === 'row');
}

describe('a text that is not understood', () => {
  it.each(matched.map(({ collection, fields }) => [collection.name, collection, fields] as const))(
    'of %s is solved once for all its rows',
    async (_, { path }, fields) => {
      const names = fields.map(([name]) => name);
      const to = `${apiPrefix()}${path}/imports`;
      const mapping = Object.fromEntries(names.map((name) => [name, name]));
      const csv = csvText([names, names.map(() => strange), names.map(() => `  ${strange} `)]);
      const unknown = Object.fromEntries(names.map((name) => [name, strange]));
      const before = await rowsOf(csv, { to, mapping });
      expect(before.map((row) => row.unknown)).toEqual([unknown, unknown]);

      const meanings: Record<string, Record<string, string>> = {};
      for (const [name, declared] of fields) {
        const meaning = await meaningOf(declared);
        if (meaning !== undefined) meanings[name] = { [strange]: meaning };
      }
      expect(Object.keys(meanings)).not.toEqual([]);
      const after = await rowsOf(csv, { to, mapping, meanings });
      for (const { errors = {}, unknown: left = {} } of after)
        for (const name of Object.keys(meanings))
          // A found record can still not belong to what another column names.
          expect(left[name] === undefined || errors[name]?.[0]?.includes('belongs elsewhere'), name).toBe(
            true,
          );
    },
  );

  async function meaningOf(declared: Field): Promise<string | undefined> {
    if (declared.kind === 'select') return declared.options[0]?.value;
    const [row] =
      declared.kind === 'reference'
        ? await api.asOwner<{ hashcode: string }>(
            `SELECT hashcode FROM ${tableName(declared.to)} WHERE tenant = 'showquest' LIMIT 1`,
          )
        : [];
    return row?.hashcode;
  }

  it('has no meaning by what objects are born with, and at most so many', async () => {
    const to = `${apiPrefix()}${collectionAt('entries', 'showquest').path}/imports`;
    const [row] = await rowsOf('school\nconstructor\n', {
      to,
      mapping: { organisation: 'school' },
      meanings: { organisation: { other: '' } },
    });
    expect(row?.unknown).toEqual({ organisation: 'constructor' });
    const many = Object.fromEntries(Array.from({ length: maxMeanings + 1 }, (_, at) => [`S${at}`, '']));
    const answer = await postCsv(api, 'school\nx\n', {
      to,
      as: admin,
      mode: 'preview',
      meanings: { organisation: many },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('rows with errors', () => {
  it('come with their cells, and are imported again with the reasons next to them', async () => {
    const to = `${apiPrefix()}${collectionAt('entries', 'showquest').path}/imports`;
    const [event, organisation] = await Promise.all(
      ['events', 'organization_structures'].map(async (table) => {
        const [row] = await api.asOwner<{ hashcode: string }>(
          `SELECT hashcode FROM ${table} WHERE tenant = 'showquest' LIMIT 1`,
        );
        return row?.hashcode;
      }),
    );
    const mapping = { name: 'Act', members_count: 'Members' };
    const sent = { to, mapping, defaults: { event, organisation, section: 'open' } };
    const csv = 'Act,Members\nFirst of all,many\n"Second, of all",12,x\nBroken,"5" x\nWhole,20\n';
    const wrong = (await rowsOf(csv, sent)).filter(({ status }) => status === 'invalid');
    expect(wrong.map(({ row, cells }) => [row, cells])).toEqual([
      [2, ['First of all', 'many']],
      [3, ['Second, of all', '12', 'x']],
      [4, ['Broken,"5" x']],
    ]);
    for (const heading of importReasonHeadings) {
      const again = csvText([
        [heading, 'Act', 'Members'],
        ...wrong.slice(0, 2).map(({ cells = [] }) => ['Name: a reason', ...cells]),
      ]);
      const [columns] = await importLines(api, again, { to, as: admin, mode: 'columns' });
      expect(columns).toMatchObject({ columns: ['Act', 'Members'], suggested: mapping });
      expect((await rowsOf(again, sent)).map(({ cells }) => cells)).toEqual(
        wrong.slice(0, 2).map(({ cells }) => cells),
      );
      const fixed = again.replace('many', '40').replace(',12,x', ',12');
      expect((await rowsOf(fixed, sent)).map(({ status }) => status)).toEqual(['new', 'new']);
    }
  });
});
