import { apiPrefix } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportDuration } from '../../../../vitest/budgets.mjs';
import { seedingMs } from '../../testKit/seededTemplate';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testSession, type TestSession } from '../../testKit/testSession';
import { doneOf, importLines, importQuery, postCsv, type Sent } from './testing/importClient';

let api: TestApi;
let staff: TestSession;
let event: string;
let schools: string[];
const path = `${apiPrefix()}${collectionAt('entries', 'showquest').path}/imports`;
const header = 'Act,Section,School,Members,Theme';

beforeAll(async () => {
  api = await startTestApi({ isSeeded: true });
  staff = await testSession(api.database, 'showquest', ['staff']);
  const events = await api.asOwner<{ hashcode: string }>(
    `SELECT hashcode FROM events WHERE tenant = 'showquest' AND name = 'Wellington Heat 2027'`,
  );
  event = events[0]?.hashcode ?? '';
  const rows = await api.asOwner<{ name: string }>(
    `SELECT name FROM organization_structures WHERE tenant = 'showquest' ORDER BY name LIMIT 1000`,
  );
  schools = rows.map(({ name }) => name);
}, seedingMs);
afterAll(() => api.close());

type Given = Partial<Sent> & Pick<Sent, 'mode'>;
const sentBy = (given: Given): Sent => ({ to: path, as: staff, defaults: { event }, ...given });
const send = (csv: string | Buffer, given: Given) => postCsv(api, csv, sentBy(given));
const linesOf = (csv: string | Buffer, given: Given) => importLines(api, csv, sentBy(given));

async function countOf(table = 'entries'): Promise<number> {
  const [row] = await api.asOwner<{ count: string }>(
    `SELECT count(*) FROM ${table} WHERE tenant = 'showquest'`,
  );
  return Number(row?.count);
}

function manyActs(count: number, mark: string): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `${mark} ${index},open,"${schools[index % 1_000]}",25,Sea`,
  );
  return [header, ...rows].join('\n');
}

describe('importing a CSV file', () => {
  it('takes names that differ by the kind of their apostrophe for one', async () => {
    const row = (name: string) => `${name},open,"${schools[0]}",25,Sea`;
    const lines = await linesOf([header, row("O'Hara"), row('O’Hara')].join('\n'), { mode: 'commit' });
    expect(doneOf(lines)).toMatchObject({ created: 1, duplicates: 1 });
    const again = await linesOf([header, row('OʻHara'), row('O’HARA')].join('\n'), { mode: 'preview' });
    expect(doneOf(again)).toMatchObject({ created: 0, duplicates: 2 });
  });

  it('lists the columns and where they can go', async () => {
    const [line] = await linesOf(`act name,SECTION,School,members count,Other\nTides,Open,x,3,y\n`, {
      mode: 'columns',
    });
    expect(line).toEqual({
      type: 'columns',
      columns: ['act name', 'SECTION', 'School', 'members count', 'Other'],
      suggested: {
        name: 'act name',
        section: 'SECTION',
        organisation: 'School',
        members_count: 'members count',
      },
      samples: [{ 'act name': 'Tides', SECTION: 'Open', School: 'x', 'members count': '3', Other: 'y' }],
      rows: 1,
    });
  });

  it('reports for each row what it is, and stores nothing in a preview', async () => {
    const before = await countOf();
    const csv = [
      header,
      `Tides of Change,Wearable Art,${schools[0]?.toUpperCase()},5,Sea`,
      `Roots,nonsense,${schools[1]},5,Sea`,
      `Wings,Open,No Such School,5,Sea`,
      `,Open,${schools[2]},700,Sea`,
      `tides of change,Open,${schools[0]},5,Sea`,
      `Shadows,Open,${schools[3]}`,
    ].join('\n');
    const lines = await linesOf(csv, { mode: 'preview' });
    const rows = lines.filter((line) => line.type === 'row');
    expect(rows.map(({ row, status }) => [row, status])).toEqual([
      [2, 'new'],
      [3, 'invalid'],
      [4, 'invalid'],
      [5, 'invalid'],
      [6, 'duplicate'],
      [7, 'new'],
    ]);
    expect(rows[0]?.values).toEqual({
      name: 'Tides of Change',
      section: 'wearable_art',
      organisation: schools[0],
      members_count: 5,
      theme: 'Sea',
    });
    expect(rows[1]?.errors).toEqual({
      section: ['This is not one of the choices: Junior, Open, Wearable art'],
    });
    expect(rows[2]?.errors).toEqual({ organisation: ['No school is called "No Such School"'] });
    expect(rows[3]?.errors).toEqual({
      name: ['Field is required'],
      members_count: ['This must be under 500'],
    });
    expect(rows[4]?.errors).toEqual({ non_field_errors: ['The same as row 2'] });
    expect(doneOf(lines)).toEqual({ type: 'done', created: 2, duplicates: 1, invalid: 3, change_set: null });
    expect(await countOf()).toBe(before);
  });

  it('stores the good rows in one change set, recognises them in a second run, and is rolled back in one step', async () => {
    const before = await countOf();
    const csv = `${header}\n=1+1,open,${schools[10]},12,@SUM(A1)\nMoana,junior,${schools[11]},30,\nBad,?,${schools[12]},1,\n`;
    const first = doneOf(await linesOf(csv, { mode: 'commit' }));
    expect(first).toMatchObject({ created: 2, duplicates: 0, invalid: 1 });
    const stored = await api.asOwner<{ name: string; theme: string; status: string; members_count: number }>(
      `SELECT e.name, e.theme, e.status, e.members_count FROM entries e JOIN changes c ON c.record = e.hashcode
        WHERE c.change_set = $1 ORDER BY e.name`,
      [first.change_set],
    );
    expect(stored).toEqual([
      { name: '=1+1', theme: '@SUM(A1)', status: 'draft', members_count: 12 },
      { name: 'Moana', theme: null, status: 'draft', members_count: 30 },
    ]);
    expect(doneOf(await linesOf(csv, { mode: 'commit' }))).toEqual({
      type: 'done',
      created: 0,
      duplicates: 2,
      invalid: 1,
      change_set: null,
    });
    await takeBack(first.change_set);
    expect(await countOf()).toBe(before);
  });

  it('imports 3,000 rows, reports its progress, and rolls them all back', async () => {
    const before = await countOf();
    const lines = await reportDuration({ name: 'import of 3,000 rows', limit: 10_000 }, () =>
      linesOf(manyActs(3_000, 'Wave'), { mode: 'commit' }),
    );
    expect(doneOf(lines)).toMatchObject({ created: 3_000, duplicates: 0, invalid: 0 });
    expect(lines.filter((line) => line.type === 'progress')).toHaveLength(15);
    expect(await countOf()).toBe(before + 3_000);
    expect(doneOf(await linesOf(manyActs(3_000, 'Wave'), { mode: 'commit' }))).toMatchObject({
      created: 0,
      duplicates: 3_000,
    });
    await takeBack(doneOf(lines).change_set);
    expect(await countOf()).toBe(before);
  });

  it('leaves nothing when the client goes away in the middle', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const before = await countOf();
    const [address] = api.app.addresses();
    await new Promise<void>((resolve, reject) => {
      const sent = httpRequest(
        {
          host: '127.0.0.1',
          port: address?.port,
          path: `${path}?${new URLSearchParams(importQuery(sentBy({ mode: 'commit' }))).toString()}`,
          method: 'POST',
          headers: { ...staff.headers, 'content-type': 'text/csv' },
        },
        (answer) => {
          answer.once('data', () => sent.destroy());
          answer.once('close', resolve);
          answer.on('error', () => undefined);
        },
      );
      sent.on('error', (error) => (sent.destroyed ? resolve() : reject(error)));
      sent.end(manyActs(10_000, 'Ripple'));
    });
    await expect.poll(() => openTransactions()).toBe(0);
    expect(await countOf()).toBe(before);
  });

  it.each([
    [
      'broken quoting in its header',
      '"Act,Section\nTides,Open\n',
      'The quotation mark on line 1 is never closed.',
    ],
    [
      '100 columns',
      `${Array.from({ length: 100 }, (_, index) => `c${index}`).join(',')}\n`,
      'This file has 100 columns.',
    ],
    ['nothing', '', 'This file is empty.'],
  ])('refuses a file with %s', async (_, csv, start) => {
    const answer = await send(csv, { mode: 'preview' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ detail: expect.stringContaining(start) });
  });

  it('reports what is wrong with a row with a stray quotation mark, and of that row alone', async () => {
    const lines = await linesOf('Act,Section\n"Stray,Open\nUnstray,Open\n', { mode: 'preview' });
    expect(lines.filter(({ type }) => type === 'row')).toEqual([
      {
        type: 'row',
        row: 2,
        status: 'invalid',
        title: '',
        errors: { non_field_errors: ['The quotation mark on line 2 is never closed.'] },
        cells: ['"Stray,Open'],
      },
      { type: 'row', row: 3, status: 'new', title: 'Unstray', values: { name: 'Unstray', section: 'open' } },
    ]);
  });

  it('reports that it converted a file of Windows-1252', async () => {
    const [line] = await linesOf(Buffer.from('Act\nCaf\xe9', 'latin1'), { mode: 'columns' });
    expect(line).toMatchObject({ type: 'columns', is_converted: true, samples: [{ Act: 'Café' }] });
  });

  it('refuses a file of more than 5 MB', async () => {
    const answer = await send(Buffer.alloc(5_242_881, 'a'), { mode: 'preview' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { detail: 'This file is larger than 5 MB.' },
    ]);
  });

  it('refuses fields that no one can fill and columns that the file has not', async () => {
    const csv = `${header}\nA,open,,1,\n`;
    const strange = await send(csv, { mode: 'preview', mapping: { status: 'Section' } });
    expect([strange.statusCode, strange.json()]).toMatchObject([
      400,
      { status: ['This field cannot be imported'] },
    ]);
    const missing = await send(csv, { mode: 'preview', mapping: { name: 'Nom' } });
    expect([missing.statusCode, missing.json()]).toMatchObject([
      400,
      { name: ['The file has no column "Nom"'] },
    ]);
    const broken = await api.app.inject({
      method: 'POST',
      url: `${path}?mode=preview&mapping={`,
      headers: { ...staff.headers, 'content-type': 'text/csv' },
      payload: csv,
    });
    expect(broken.statusCode).toBe(400);
  });

  it.each(['judge', 'participant', 'collaborator'] as const)('is refused to a %s', async (role) => {
    const other = await testSession(api.database, 'showquest', [role]);
    expect((await send(`${header}\nA,open,,1,\n`, { mode: 'preview', as: other })).statusCode).toBe(403);
  });

  it('finds nothing of another tenant', async () => {
    const foreign = randomUUID();
    const lines = await linesOf(`${header}\nA,open,,1,\n`, { mode: 'preview', defaults: { event: foreign } });
    expect(lines.filter((line) => line.type === 'row')[0]).toMatchObject({
      status: 'invalid',
      errors: { event: [`No event is called "${foreign}"`] },
    });
  });
});

async function takeBack(changeSet: string | null): Promise<void> {
  const answer = await api.app.inject({
    method: 'POST',
    url: `${apiPrefix()}changes/actions`,
    headers: staff.headers,
    payload: { action: 'undo', target: changeSet },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function openTransactions(): Promise<number> {
  const [row] = await api.asOwner<{ count: string }>(
    `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND usename LIKE 'callboard_app%' AND state LIKE '%transaction%'`,
  );
  return Number(row?.count);
}
