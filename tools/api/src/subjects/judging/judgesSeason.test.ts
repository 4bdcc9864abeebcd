import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeAct, makeStage, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let head: TestClient;
let second: TestClient;
let maker: RecordMaker;
/** By how many days ago the event ended; null: on whose panel the judge does not sit. */
const stages = new Map<number | null, TestStage>();
const shows = new Map<number | null, string>();

beforeAll(async () => {
  api = await startTestApi();
  const staff = await api.loginAs('showquest', 'staff');
  head = await api.loginAs('showquest', 'judge');
  second = await api.loginAs('showquest', 'judge');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  for (const ago of [-10, 59, 61, null]) {
    const stage = await makeStage(api, { maker, staff, judges: ago === null ? [second] : [head, second] });
    await judgeAct(second, stage, 0, { music: 5, stage: 5 });
    if (ago !== null) await judgeAct(head, stage, 0, { music: 5, stage: 5 });
    const event = stage.event.hashcode;
    const show = await maker.make('performances', { event });
    await api.asOwner(`UPDATE performances SET status = 'scheduled' WHERE hashcode = $1`, [show.hashcode]);
    await api.asOwner(
      `UPDATE events SET status = 'running', starts_on = current_date - $2::integer, ends_on = current_date - $2::integer WHERE hashcode = $1`,
      [event, ago ?? 0],
    );
    await api.asOwner(
      `INSERT INTO time_slots (tenant, event, performance, kind, name, minutes) VALUES ('showquest', $1, $2, 'interval', 'Break', 10)`,
      [event, show.hashcode],
    );
    stages.set(ago, stage);
    shows.set(ago, show.hashcode);
  }
}, 90_000);
afterAll(() => api.close());

/** Of which events a list of the judge has something, by how long ago they ended. */
async function listed(path: string, client = head): Promise<(number | null)[]> {
  const { body } = await client.call('GET', `${path}?page_size=100`);
  const text = JSON.stringify(body);
  return [...stages].flatMap(([ago, { event }]) => (text.includes(event.hashcode) ? [ago] : []));
}

it('[1.1] [6.8] a judge does not read acts of seasons that are long over, nor times of shows of others', async () => {
  for (const path of [
    'competition/stages',
    'competition/stage_entries',
    'callboard/performances',
    'callboard/time_slots',
    'showquest/entries',
  ])
    expect([path, await listed(path)]).toEqual([path, [-10, 59]]);
  // The head judge keeps the own sheets, and reads those of others no longer.
  expect(await listed('competition/score_sheets')).toEqual([-10, 59, 61]);
  const { body } = await head.call('GET', 'competition/score_sheets?page_size=100');
  const old = stages.get(61)?.event.hashcode;
  const own = Object(body).results.filter(
    ({ event }: { event: { hashcode: string } }) => event.hashcode === old,
  );
  expect(own).toHaveLength(1);
});

it('[6.8] a record that left the reach of a judge is in no page of its own, desk, count or search either', async () => {
  const statuses = async (ago: number | null) => {
    const { stage, acts } = stages.get(ago) ?? { stage: null, acts: [] };
    const read = async (path: string) => (await head.call('GET', path)).status;
    return {
      stage: await read(`competition/stages/${stage?.hashcode}`),
      desk: await read(`stages/${stage?.hashcode}/judging`),
      act: await read(`showquest/entries/${acts[0]?.hashcode}`),
      show: await read(`callboard/performances/${shows.get(ago)}`),
    };
  };
  const all = (status: number) => ({ stage: status, desk: status, act: status, show: status });
  expect(await statuses(59)).toEqual(all(200));
  expect(await statuses(61)).toEqual(all(404));
  expect(await statuses(null)).toEqual(all(404));
  // A stage that is not read is not written either.
  const long = stages.get(61);
  const entry = long?.acts[1]?.hashcode;
  if (long) expect((await onStage(head, 'score', long, { entry })).status).toBe(404);
  const { body } = await head.call('GET', 'judging');
  const shown = Object(body).data.stages.map(({ event }: { event: { hashcode: string } }) => event.hashcode);
  expect([...stages].flatMap(([ago, { event }]) => (shown.includes(event.hashcode) ? [ago] : []))).toEqual([
    -10, 59,
  ]);
});
