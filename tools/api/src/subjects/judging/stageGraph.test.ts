import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { StageGraph } from '@callboard/api-contract/competition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, onStage } from '../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let head: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  head = await api.loginAs('showquest', 'judge');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

const graphOf = async (stage: string) =>
  // The answers are checked against their schemas by every test.
  ((await staff.call('GET', `stages/${stage}/graph`)).body as { data: StageGraph }).data.stages;

describe('[3.24] [7.40] the stages that lead to each other', () => {
  it('are all that feed a stage or follow it, with how many went on, and no others', async () => {
    const bare = { rubric: null, next: null, next_count: null, next_per_school: null };
    const final = await maker.make('stages', bare);
    const other = await maker.make('stages', bare);
    const chance = await maker.make('stages', {
      ...bare,
      next: final.hashcode,
      next_count: 1,
      next_per_school: 1,
    });
    const heat = await makeStage(api, {
      maker,
      staff,
      judges: [head],
      acts: 3,
      fields: { next: final.hashcode, next_count: 2, next_per_school: null },
    });
    for (const act of [0, 1, 2]) await judgeAct(head, heat, act, { music: 9 - act, stage: 9 });
    const shown = async (from: string) =>
      Object.fromEntries(
        (await graphOf(from)).map(({ hashcode, next, next_count, acts, wentOn }) => [
          hashcode,
          { next, next_count, acts, wentOn },
        ]),
      );
    const before = await shown(chance.hashcode);
    expect(before).toEqual({
      [chance.hashcode]: { next: final.hashcode, next_count: 1, acts: 0, wentOn: null },
      [heat.stage.hashcode]: { next: final.hashcode, next_count: 2, acts: 3, wentOn: null },
      [final.hashcode]: { next: null, next_count: null, acts: 0, wentOn: null },
    });
    expect(before).not.toHaveProperty(other.hashcode);
    await does(staff, 'competition/stages', 'close_judging', heat.stage.hashcode);
    const goOn = heat.acts.slice(0, 2).map(({ hashcode }) => hashcode);
    expect((await onStage(head, 'release_results', heat, { goOn })).status).toBe(200);
    expect(await shown(final.hashcode)).toMatchObject({
      [heat.stage.hashcode]: { wentOn: 2 },
      [final.hashcode]: { acts: 2, wentOn: null },
    });
  });

  it('are read by the office alone', async () => {
    const stage = await makeStage(api, { maker, staff, judges: [head] });
    expect((await head.call('GET', `stages/${stage.stage.hashcode}/graph`)).status).toBe(403);
    const away = await api.loginAs('rockquest', 'staff');
    expect((await away.call('GET', `stages/${stage.stage.hashcode}/graph`)).status).toBe(404);
  });
});
