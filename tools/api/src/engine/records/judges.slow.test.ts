import { apiPrefix } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportFile, exportOf } from '../exports/testing/exportClient';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const entries = 'showquest/entries';
const people = 'showquest/participants';
const schools = 'corporation/organization_structures';

let api: TestApi;
let staff: TestClient;
let judge: TestClient;
let colleague: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  judge = await api.loginAs('showquest', 'judge');
  colleague = await api.loginAs('showquest', 'judge');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

type Panel = 'judging' | 'leading' | 'stood_down' | 'other' | 'none';

/** Puts an act in a stage: on its panel sits the judge, or another one, or no one. */
async function judgedBy(entry: MadeRecord, event: MadeRecord, panel: Panel): Promise<MadeRecord> {
  const stage = await maker.make('stages', { event: event.hashcode });
  const place = { event: event.hashcode, stage: stage.hashcode };
  await maker.make('stageEntries', { ...place, entry: entry.hashcode });
  if (panel === 'none') return stage;
  const member = await maker.make('panelJudges', {
    ...place,
    judge: panel === 'other' ? colleague.user : judge.user,
  });
  if (panel !== 'other')
    await api.asOwner('UPDATE panel_judges SET status = $2 WHERE hashcode = $1', [member.hashcode, panel]);
  return stage;
}

/** Sets the sheet of a judge for an act, which no one makes or reads as a record here. */
async function sheet(stage: MadeRecord, entry: MadeRecord, of: TestClient, status: string): Promise<void> {
  await api.asOwner(
    `INSERT INTO score_sheets (tenant, name, event, stage, entry, judge, content, status)
      SELECT tenant, name, event, stage, entry, $3::uuid, '{"marks":[],"penalties":[]}', $4 FROM stage_entries
      WHERE stage = $1 AND entry = $2 ON CONFLICT (tenant, stage, entry, judge) DO UPDATE SET status = $4`,
    [stage.hashcode, entry.hashcode, of.user, status],
  );
}

/** An act with its school and a performer, at an event of its own. */
async function act(eventStatus: string, entryStatus: string, panel: Panel = 'judging') {
  const name = `Quokka${String(Math.random()).slice(2)}`;
  const event = await maker.make('events', {});
  const school = await maker.make('organizationStructures', { name: `School ${name}` });
  const entry = await maker.make('entries', {
    name: `Act ${name}`,
    event: event.hashcode,
    organisation: school.hashcode,
    performance: null,
  });
  const own = { name, entry: entry.hashcode, event: event.hashcode, individual: null };
  const person = await maker.make('participants', own);
  const stage = await judgedBy(entry, event, panel);
  // Past the ways that lead there: only what is stored counts.
  await api.asOwner('UPDATE events SET status = $2 WHERE hashcode = $1', [event.hashcode, eventStatus]);
  await api.asOwner('UPDATE entries SET status = $2 WHERE hashcode = $1', [entry.hashcode, entryStatus]);
  return { name, event, school, entry, person, stage };
}

/** In how many of the ways to read it a record is found. */
async function waysTo(path: string, { hashcode }: MadeRecord, search: string): Promise<number[]> {
  const countOf = async (query: string) => {
    const { status, body } = await judge.call('GET', `${path}${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    // The contract's envelope of a list, and of counts.
    const { count, results } = body as { count?: number; results: { count?: number }[] };
    return count ?? results.reduce((sum, each) => sum + (each.count ?? 0), 0);
  };
  const found = async (query: string) => ((await judge.call('GET', query)).status === 200 ? 1 : 0);
  const list = `${apiPrefix()}${path}/exports?hashcode=${hashcode}`;
  const { bytes: exported } = await exportFile(api, list, judge, exportOf(['name']));
  return [
    await countOf(`?hashcode=${hashcode}`),
    await countOf(`?search=${search}`),
    await countOf(`/counts?by=status&hashcode=${hashcode}`),
    await found(`${path}/${hashcode}`),
    await found(`${path}/${hashcode}/changes`),
    exported.toString().includes(search) ? 1 : 0,
  ];
}

describe('[1.4] [6.8] a judge', () => {
  it.each([
    ['open', 'accepted', true],
    ['closed', 'accepted', true],
    ['running', 'accepted', true],
    ['draft', 'accepted', false],
    ['complete', 'accepted', false],
    ['cancelled', 'accepted', false],
    ['running', 'draft', false],
    ['running', 'submitted', false],
    ['running', 'waitlisted', false],
    ['running', 'declined', false],
    ['running', 'withdrawn', false],
  ])(
    'of an event that is %s and an act that is %s: reads it, its people and its school: %s',
    async (of, is, reads) => {
      const { name, school, entry, person } = await act(of, is);
      const ways = Array(6).fill(reads ? 1 : 0);
      expect(await waysTo(entries, entry, name)).toEqual(ways);
      expect(await waysTo(people, person, name)).toEqual(ways);
      expect(await waysTo(schools, school, name)).toEqual(ways);
    },
  );

  it.each([
    ['judging', true],
    ['leading', true],
    ['stood_down', false],
    ['other', false],
    ['none', false],
  ] as const)(
    '[7.40] of an act on whose panel they are %s: reads it, its people and its school: %s',
    async (panel, reads) => {
      const { name, school, entry, person } = await act('running', 'accepted', panel);
      const ways = Array(6).fill(reads ? 1 : 0);
      expect(await waysTo(entries, entry, name)).toEqual(ways);
      expect(await waysTo(people, person, name)).toEqual(ways);
      expect(await waysTo(schools, school, name)).toEqual(ways);
    },
  );

  it('[7.40] loses an act by stepping aside, and has it again with another stage or on second thoughts', async () => {
    const { name, school, entry, person, event, stage } = await act('running', 'accepted');
    const reads = async () => [
      ...(await waysTo(entries, entry, name)),
      ...(await waysTo(people, person, name)),
      ...(await waysTo(schools, school, name)),
    ];
    const stepped = (is: string) => sheet(stage, entry, judge, is);
    expect(await reads()).toEqual(Array(18).fill(1));
    await stepped('recused');
    expect(await reads()).toEqual(Array(18).fill(0));
    await stepped('open');
    expect(await reads()).toEqual(Array(18).fill(1));
    await stepped('recused');
    await judgedBy(entry, event, 'judging');
    expect(await reads()).toEqual(Array(18).fill(1));
  });

  it('[7.40] loses nothing where a colleague steps aside', async () => {
    const { name, entry, stage } = await act('running', 'accepted');
    await sheet(stage, entry, colleague, 'recused');
    expect(await waysTo(entries, entry, name)).toEqual(Array(6).fill(1));
  });

  it('[7.40] reads no name of an act of another panel through what names it, nor its picture', async () => {
    const { entry, event, name } = await act('running', 'accepted', 'other');
    const item = await maker.make('timeSlots', {
      kind: 'entry',
      event: event.hashcode,
      entry: entry.hashcode,
      performance: null,
    });
    expect((await judge.call('GET', `callboard/time_slots/${item.hashcode}`)).status).toBe(404);
    const files = await judge.call('GET', `${entries}/${entry.hashcode}/attachments`);
    expect(files.status).toBe(404);
    const { body } = await judge.call('GET', `callboard/time_slots?event=${event.hashcode}`);
    expect(JSON.stringify(body)).not.toContain(name);
  });

  it('[7.40] reads of an act neither its dressing room nor what the school wrote to the office', async () => {
    const { entry } = await act('running', 'accepted');
    const { body } = await judge.call('GET', `${entries}/${entry.hashcode}`);
    for (const field of ['room', 'submitted_at', 'notes', 'contact', 'statement', 'waivers'])
      expect(body).not.toHaveProperty(field);
    expect((await judge.call('GET', `${entries}?ordering=submitted_at`)).status).toBe(400);
  });

  it('reads no name of a school through a reference to it', async () => {
    const { entry, name } = await act('running', 'accepted');
    const hidden = await maker.make('organizationStructures', { name: `Parent ${name}` });
    const [{ school } = { school: '' }] = await api.asOwner<{ school: string }>(
      'SELECT organisation AS school FROM entries WHERE hashcode = $1',
      [entry.hashcode],
    );
    await api.asOwner('UPDATE organization_structures SET parent = $2 WHERE hashcode = $1', [
      school,
      hidden.hashcode,
    ]);
    const { body } = await judge.call('GET', `${schools}/${school}`);
    expect(body).toMatchObject({ parent: { hashcode: hidden.hashcode, title: '' } });
    expect((await judge.call('GET', `${entries}/${entry.hashcode}`)).body).toMatchObject({
      organisation: { title: `School ${name}` },
    });
  });
});
