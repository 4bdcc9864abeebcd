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
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  judge = await api.loginAs('showquest', 'judge');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

/** An act with its school and a performer, at an event of its own. */
async function act(eventStatus: string, entryStatus: string) {
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
  // Past the ways that lead there: only what is stored counts.
  await api.asOwner('UPDATE events SET status = $2 WHERE hashcode = $1', [event.hashcode, eventStatus]);
  await api.asOwner('UPDATE entries SET status = $2 WHERE hashcode = $1', [entry.hashcode, entryStatus]);
  return { name, event, school, entry, person };
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
