import { apiPrefix } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testSession, type TestSession } from '../../testKit/testSession';
import { doneOf, importLines, type Sent } from './testing/importClient';

let api: TestApi;
let staff: TestSession;
const to = `${apiPrefix()}${registry.individuals.path}/imports`;

beforeAll(async () => {
  api = await startTestApi();
  staff = await testSession(api.database, 'showquest', ['staff']);
});
afterAll(() => api.close());

const send = (csv: string | Buffer, sent: Partial<Sent> = {}) =>
  importLines(api, csv, { mode: 'preview', to, as: staff, ...sent });

async function rowsOf(csv: string, sent: Partial<Sent> = {}) {
  const lines = await send(csv, sent);
  return lines.flatMap((line) => (line.type === 'row' ? [line] : []));
}

async function columnsOf(csv: string | Buffer, reading?: Record<string, string>) {
  const [line] = await send(csv, { mode: 'columns', ...(reading && { reading }) });
  if (line?.type !== 'columns') throw new Error('The columns are not described.');
  return line;
}

describe('a column of whole names', () => {
  const csv = 'Name;Town\nAna Smith;Nelson\n"Smith, Tama";Nelson\n"van der Berg, Jan";Nelson\n';

  it.each(['Name', 'Full name', 'Ingoa', 'Person', 'student_name'])(
    '%s is offered for both names',
    async (heading) => {
      const { suggested, forms } = await columnsOf(csv.replace('Name', heading));
      expect(suggested).toMatchObject({ first_name: heading, last_name: heading });
      expect(forms).toEqual({ [heading]: { names: 'either' } });
    },
  );

  it('is left alone where there is a column of one of them', async () => {
    const { suggested } = await columnsOf('Name;Last name\nAna;Smith\n');
    expect(suggested).toEqual({ last_name: 'Last name' });
  });

  it('is divided', async () => {
    expect((await rowsOf(csv)).map(({ values }) => values)).toMatchObject([
      { first_name: 'Ana', last_name: 'Smith' },
      { first_name: 'Tama', last_name: 'Smith' },
      { first_name: 'Jan', last_name: 'van der Berg' },
    ]);
  });

  it('is divided as the user selected, once for the column and for a name by itself', async () => {
    const names = 'Name;Town\nMere Ana Smith;Nelson\nSmith Ana;Nelson\n';
    const forms = { Name: { names: 'family-first' } };
    expect(await rowsOf(names, { forms })).toMatchObject([
      { values: { first_name: 'Ana Smith', last_name: 'Mere' }, whole_name: 'Mere Ana Smith' },
      { values: { first_name: 'Ana', last_name: 'Smith' } },
    ]);
    const meanings = {
      first_name: { 'Mere Ana Smith': 'Mere' },
      last_name: { 'Mere Ana Smith': 'Ana Smith' },
    };
    expect(await rowsOf(names, { meanings })).toMatchObject([
      { values: { first_name: 'Mere', last_name: 'Ana Smith' }, whole_name: 'Mere Ana Smith' },
      { values: { first_name: 'Smith', last_name: 'Ana' } },
    ]);
  });

  it('a name of one word is an error that names it', async () => {
    expect(await rowsOf('Name;Town\nCher;Nelson\n')).toMatchObject([
      {
        status: 'invalid',
        title: 'Cher',
        errors: { last_name: ['"Cher" is one name: a first and a last name are needed'] },
      },
    ]);
  });
});

describe('a total below the rows', () => {
  const csv = 'First name;Last name;Town\nAna;Smith;\nTama;Reid;\nTapeke;;2\n';

  it('is left out, which is reported, and imported on request', async () => {
    expect(await columnsOf(csv)).toMatchObject({ rows: 2, totals: [{ row: 4, text: 'Tapeke' }] });
    const rows = await rowsOf(csv);
    expect(rows.map(({ row, status }) => [row, status])).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'omitted'],
    ]);
    expect(doneOf(await send(csv))).toMatchObject({ created: 2, omitted: 1, invalid: 0 });
    const all = await rowsOf(csv, { reading: { totals: 'import' } });
    expect(all.map(({ status }) => status)).toEqual(['new', 'new', 'invalid']);
  });

  it('a file of one row has none', async () => {
    expect(doneOf(await send('First name;Last name\nTotal;\n'))).toMatchObject({ invalid: 1 });
  });
});

describe('texts that were damaged before', () => {
  const csv = 'First name,Last name\nZoÃ«,O&#39;Brien\nAna,Smith\n';

  it('are counted and repaired only on request', async () => {
    const damaged = { cells: 2, before: 'ZoÃ«', after: 'Zoë' };
    expect(await columnsOf(csv)).toMatchObject({ damaged, samples: [{ 'First name': 'ZoÃ«' }, {}] });
    const reading = { damaged: 'repair' };
    expect(await columnsOf(csv, reading)).toMatchObject({ damaged, samples: [{ 'First name': 'Zoë' }, {}] });
    const titles = async (sent: Partial<Sent>) => (await rowsOf(csv, sent)).map(({ title }) => title);
    expect(await titles({})).toEqual(['ZoÃ« O&#39;Brien', 'Ana Smith']);
    expect(await titles({ reading })).toEqual(["Zoë O'Brien", 'Ana Smith']);
  });
});

describe('letters that are not UTF-8', () => {
  const header = 'First name;Last name\n';

  it('are read by the encoding in which no word is strange, and the other one is offered', async () => {
    const { encodings, samples } = await columnsOf(Buffer.from(`${header}Zo\xeb;Smith\n`, 'latin1'));
    expect(samples).toMatchObject([{ 'First name': 'Zoë' }]);
    expect(encodings).toEqual({
      readings: [
        { encoding: 'windows-1252', example: 'Zoë' },
        { encoding: 'macintosh', example: 'ZoÎ' },
      ],
      is_open: false,
    });
  });

  it('are open where both encodings read words', async () => {
    const file = Buffer.from(`${header}\xcdsak;Smith\n\xcbva;Reid\n`, 'latin1');
    const { encodings } = await columnsOf(file);
    expect(encodings).toMatchObject({ readings: [{ example: 'Ísak' }, { example: 'Õsak' }], is_open: true });
    const { samples } = await columnsOf(file, { encoding: 'macintosh' });
    expect(samples).toMatchObject([{ 'First name': 'Õsak' }, { 'First name': 'Àva' }]);
  });
});

describe('names in other spellings', () => {
  const notes = `${apiPrefix()}${registry.contactNotes.path}/imports`;

  it('are of the same person, whether rows repeat a person or refer to one', async () => {
    await send("First name;Last name\nSean;O'Brien\nAnne-Marie;Lee\n", { mode: 'commit' });
    const rows = await rowsOf('First name;Last name\nSean;O’Brien\nSean;Oʻbrien\nSean;Brien\n');
    expect(rows.map(({ status }) => status)).toEqual(['duplicate', 'duplicate', 'new']);

    const people = ['Sean O’Brien', 'Sean OBrien', 'OʻBrien, Sean', 'Lee, Anne Marie'];
    const csv = people.map((person, at) => `Note ${at};Call;2027-03-01 10:00;"${person}"\n`).join('');
    const found = await rowsOf(`Subject;Kind;When;Person\n${csv}`, { to: notes });
    expect(found.map(({ values, errors }) => errors ?? values?.['individual'])).toEqual([
      "Sean O'Brien",
      "Sean O'Brien",
      "Sean O'Brien",
      'Anne-Marie Lee',
    ]);
  });
});
