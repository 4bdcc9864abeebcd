import { apiPrefix, limits } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '../imports/readCsv';
import { seedingMs } from '../../testKit/seededTemplate';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testSession, type TestSession } from '../../testKit/testSession';
import { exportFile, exportOf, partOf, postExport } from './testing/exportClient';

let api: TestApi;
let staff: TestSession;
let judge: TestSession;
let performance: string;
const pathOf = ({ path }: { path: string }) => `${apiPrefix()}${path}/exports`;
const venues = pathOf(registry.venues);
const individuals = pathOf(registry.individuals);
const performances = pathOf(registry.performances);

beforeAll(async () => {
  api = await startTestApi({ isSeeded: true });
  staff = await testSession(api.database, 'showquest', ['staff']);
  judge = await testSession(api.database, 'showquest', ['judge']);
  await api.asOwner(`INSERT INTO venues (tenant, name, capacity, time_zone, status)
    SELECT 'showquest', 'Quonset ' || lpad(n::text, 4, '0'), n, 'Pacific/Auckland', 'active' FROM generate_series(1, 1203) n`);
  await api.asOwner(`INSERT INTO venues (tenant, name, capacity, time_zone, status)
    VALUES ('rockquest', 'Quonset of another tenant', 1, 'Pacific/Auckland', 'active'),
      ('showquest', 'Quonset, "The Shed"', NULL, 'Pacific/Auckland', 'retired')`);
  await api.asOwner(`INSERT INTO individuals (tenant, first_name, last_name, date_of_birth)
    VALUES ('showquest', 'Mere', 'Paratatata', '2012-03-04')`);
  // In a zone of its own, and named like a formula.
  const [row] = await api.asOwner<{ hashcode: string }>(
    `UPDATE performances SET starts_at = '2029-05-14T07:00:00Z', ends_at = '2029-05-14T09:00:00Z'
      WHERE hashcode = (SELECT hashcode FROM performances WHERE tenant = 'showquest' LIMIT 1) RETURNING hashcode`,
  );
  performance = row?.hashcode ?? '';
  await api.asOwner(`UPDATE venues SET name = '=SUM(1+1)', time_zone = 'Pacific/Chatham'
    WHERE hashcode = (SELECT venue FROM performances WHERE hashcode = '${performance}')`);
}, seedingMs);
afterAll(() => api.close());

describe('exporting a list as it is seen', () => {
  it('[7.42] writes all pages in the order and with the columns of the list, and no row of another tenant', async () => {
    const body = exportOf(['capacity', 'name']);
    const { bytes, lines } = await exportFile(
      api,
      `${venues}?search=quonset&capacity__gte=1&ordering=-capacity`,
      staff,
      body,
    );
    const text = bytes.toString('utf8');
    expect(text.slice(0, 3)).toBe('\ufeffca');
    const [header, first, ...rest] = text.slice(1).trimEnd().split('\r\n');
    expect([header, first, rest.length, rest.at(-1)]).toEqual([
      'capacity,name',
      '1203,Quonset 1203',
      1202,
      '1,Quonset 0001',
    ]);
    expect(lines[0]).toMatchObject({ type: 'start', total: 1203 });
    expect(lines.filter(({ type }) => type === 'progress')).toHaveLength(3);
    expect(lines.at(-1)).toEqual({ type: 'done', rows: 1203 });
  });

  it('takes the filters, and gives options their labels in the language of the user', async () => {
    const columns = [
      { field: 'name', label: 'Ingoa' },
      { field: 'status', label: 'Tūnga', options: { retired: 'Kua mutu' } },
    ];
    const { bytes } = await exportFile(
      api,
      `${venues}?search=shed&status=retired`,
      staff,
      exportOf([], { columns }),
    );
    expect(bytes.toString('utf8').slice(1)).toBe('Ingoa,Tūnga\r\n"Quonset, ""The Shed""",Kua mutu\r\n');
  });

  it('guards what a spreadsheet would run, so that an import reads the same text again', async () => {
    const { bytes } = await exportFile(api, `${venues}?search=SUM`, staff, exportOf(['name', 'capacity']));
    expect(bytes.toString('utf8')).toContain(`'=SUM(1+1),`);
    expect(readCsv(bytes).rows).toEqual([{ row: 2, cells: ['=SUM(1+1)', expect.any(String)] }]);
  });

  it('writes days, references and times in the zone of their place, which it names', async () => {
    const body = exportOf(['starts_at', 'venue']);
    const { bytes } = await exportFile(api, `${performances}?hashcode=${performance}`, staff, body);
    expect(bytes.toString('utf8').slice(1).split('\r\n')[1]).toBe(`14-May-2029 19:45 CHAST,'=SUM(1+1)`);
  });

  it('writes a workbook with numbers as numbers, times with their zone, and texts that are no formulas', async () => {
    const body = exportOf(['name', 'starts_at', 'venue'], { format: 'xlsx' });
    const { bytes, lines } = await exportFile(api, `${performances}?hashcode=${performance}`, staff, body);
    const sheet = partOf(bytes, 'xl/worksheets/sheet1.xml');
    const strings = partOf(bytes, 'xl/sharedStrings.xml');
    // 14-May-2029 19:45 as the days since 1900.
    expect(Number(/<v>(47\d{3}\.\d+)<\/v>/.exec(sheet)?.[1])).toBeCloseTo(47_252 + 19.75 / 24, 6);
    expect(partOf(bytes, 'xl/styles.xml')).toMatch(/dd-mmm-yyyy hh:mm (?:"|&quot;)CHAST/);
    expect(strings).toContain('=SUM(1+1)');
    expect(sheet).not.toContain('<f>');
    expect(lines[0]).toMatchObject({ mediaType: expect.stringContaining('spreadsheetml') });
  });

  it('writes numbers of a workbook as numbers', async () => {
    const body = exportOf(['capacity'], { format: 'xlsx' });
    const { bytes } = await exportFile(api, `${venues}?search=0042`, staff, body);
    expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).toMatch(/<c r="A2"[^>]*>\s*<v>42<\/v>/);
  });

  it('names the file after the records, the tenant and the day', async () => {
    const { lines } = await exportFile(
      api,
      `${venues}?search=0042`,
      staff,
      exportOf(['name'], { name: 'Halls/Rooms' }),
    );
    const [start] = lines;
    expect(start).toMatchObject({
      name: expect.stringMatching(/^Halls Rooms-showquest-\d{4}-\d\d-\d\d\.csv$/),
    });
  });

  it('refuses columns and filters that the user cannot see: the birth date of a minor', async () => {
    const own = await exportFile(api, `${individuals}?search=Paratatata`, staff, exportOf(['date_of_birth']));
    expect(own.bytes.toString('utf8')).toContain('04-Mar-2012');
    const refused = await postExport(api, individuals, judge, exportOf(['first_name', 'date_of_birth']));
    expect(refused.statusCode).not.toBe(200);
    expect(refused.body).not.toContain('2012');
    const filtered = await postExport(
      api,
      `${individuals}?date_of_birth__gte=2010-01-01`,
      judge,
      exportOf(['first_name']),
    );
    expect(filtered.statusCode).not.toBe(200);
  });

  it.each([
    ['no columns', exportOf([])],
    ['a zone that does not exist', exportOf(['name'], { zone: 'Moon/Crater' })],
    ['a field that does not exist', exportOf(['password'])],
  ])('refuses %s with a sentence', async (_, body) => {
    const { statusCode } = await postExport(api, venues, staff, body);
    expect(statusCode).toBe(400);
  });

  it('stands in the history of the user who exports, which an admin reads', async () => {
    await exportFile(api, `${venues}?search=0042`, staff, exportOf(['name', 'capacity']));
    const admin = await testSession(api.database, 'showquest', ['admin']);
    const url = `${apiPrefix()}${registry.users.path}/${staff.user}/changes`;
    const answer = await api.app.inject({ method: 'GET', url, headers: admin.headers });
    expect(answer.json()).toMatchObject({
      results: [
        {
          actor: { hashcode: staff.user },
          fields: [{ label: 'Exported', after: '1 of Venues as CSV: Name, Capacity' }],
        },
        ...Array.from({ length: answer.json<{ results: [] }>().results.length - 1 }, () => expect.anything()),
      ],
    });
  });

  it('refuses a list that is longer than a file can be, before it writes a row', async () => {
    await api.asOwner(
      `INSERT INTO regions (tenant, name) SELECT 'showquest', 'Region ' || n FROM generate_series(0, ${limits.maxExportRows}) n`,
    );
    const { statusCode, body } = await postExport(api, pathOf(registry.regions), staff, exportOf(['name']));
    expect([statusCode, body]).toEqual([400, expect.stringContaining('more than 50000 rows')]);
  });
});
