import { apiPrefix } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { publicResultsSchema } from '@callboard/api-contract/competition';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let head: TestClient;
let school: TestClient;
let stranger: TestClient;
let maker: RecordMaker;
let stage: TestStage;
let next: { hashcode: string; name: unknown };

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  head = await api.loginAs('showquest', 'judge');
  school = await api.loginAs('showquest', 'participant');
  stranger = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const made = await maker.make('stages', { rubric: null, next: null, next_count: null });
  next = { hashcode: made.hashcode, name: made['name'] };
  stage = await makeStage(api, {
    maker,
    staff,
    judges: [head],
    acts: 2,
    fields: { next: next.hashcode, next_count: 1 },
  });
  await api.asOwner(`UPDATE events SET status = 'running', ends_on = current_date WHERE hashcode = $1`, [
    stage.event.hashcode,
  ]);
  await api.asOwner('UPDATE entries SET contact = $2 WHERE hashcode = $1', [
    stage.acts[1]?.hashcode,
    school.individual,
  ]);
  for (const act of [0, 1]) await judgeAct(head, stage, act, { music: 5 + act, stage: 5 });
  await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
});
afterAll(() => api.close());

const path = (query: string) => `stages/${stage.stage.hashcode}/${query}`;
async function ofPublic() {
  const url = `${apiPrefix()}season/results`;
  const answer = await api.app.inject({ url, headers: { domain: 'showquest' } });
  const { stages } = v.parse(v.object({ data: publicResultsSchema }), answer.json()).data;
  return stages.find(({ hashcode }) => hashcode === stage.stage.hashcode);
}

describe('[3.24] the results of a stage', () => {
  it('are nowhere before the release, and read by everyone after it: acts and schools, no person and no total', async () => {
    expect(await ofPublic()).toBeUndefined();
    for (const client of [staff, head]) {
      expect((await client.call('GET', path('results'))).status).toBe(404);
    }
    expect((await staff.call('GET', path('certificates'))).status).toBe(404);
    const goOn = [stage.acts[1]?.hashcode];
    expect((await onStage(head, 'release_results', stage, { goOn })).status).toBe(200);
    const found = await ofPublic();
    expect(found?.acts).toMatchObject([
      { place: 1, goesOn: true },
      { place: 2, goesOn: false },
    ]);
    expect(Object.keys(found?.acts[0] ?? {}).sort()).toEqual([
      'goesOn',
      'isCorrected',
      'isFavourite',
      'name',
      'place',
      'school',
    ]);
    expect(found?.next).toBe(next.name);
  });

  it('name an act by its school in public, where it is named after one of its people', async () => {
    const [, winner] = stage.acts;
    const person = await maker.make('participants', { event: stage.event.hashcode, entry: winner?.hashcode });
    await api.asOwner('UPDATE stage_entries SET name = $2 WHERE entry = $1', [
      winner?.hashcode,
      `${String(person['name'])} and band`,
    ]);
    expect((await ofPublic())?.acts.map(({ name }) => name === null)).toEqual([true, false]);
    const { body } = await staff.call('GET', path('results'));
    expect(JSON.stringify(body)).toContain(`${String(person['name'])} and band`);
  });

  it('are a list for staff and the panel, with totals', async () => {
    for (const client of [staff, head]) {
      const { body } = await client.call('GET', path('results'));
      expect(body).toMatchObject({
        data: {
          acts: [
            { place: 1, total: '56.00' },
            { place: 2, total: '50.00' },
          ],
        },
      });
    }
    expect((await school.call('GET', path('results'))).status).toBe(403);
  });

  it('are certificates: all for staff, the own one for a school', async () => {
    const pdfOf = async (client: TestClient, query = '') =>
      client.call('GET', `${path('certificates')}${query}`);
    const all = await pdfOf(staff);
    expect(all.body).toMatchObject({ data: { count: 2, total: 2 } });
    const [pdf] = [Buffer.from(Object(all.body).data.pdf, 'base64').toString('latin1')];
    expect(pdf.startsWith('%PDF')).toBe(true);
    expect((pdf.match(/\/Type \/Page\b/g) ?? []).length).toBe(2);
    expect((await pdfOf(staff, '?from=1&language=mi')).body).toMatchObject({
      data: { count: 1, name: expect.stringContaining('Tiwhikete') },
    });
    expect((await pdfOf(staff, '?from=2')).status).toBe(404);
    expect((await pdfOf(school)).body).toMatchObject({ data: { count: 1, total: 1 } });
    expect((await pdfOf(school, `?entry=${stage.acts[0]?.hashcode}`)).status).toBe(404);
    expect((await pdfOf(stranger)).status).toBe(404);
  });
});
