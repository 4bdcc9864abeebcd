import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { ceremonySchema } from '@callboard/api-contract/competition';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let head: TestClient;
let second: TestClient;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  head = await api.loginAs('showquest', 'judge');
  second = await api.loginAs('showquest', 'judge');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

/** Three acts of the places 3, 2 and 1, in a stage whose judging is closed. */
async function closed(fields: Readonly<Record<string, unknown>> = {}): Promise<TestStage> {
  const stage = await makeStage(api, { maker, staff, judges: [head, second], acts: 3, fields });
  for (const judge of [head, second])
    for (const act of [0, 1, 2]) await judgeAct(judge, stage, act, { music: 4 + act, stage: 5 });
  await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
  return stage;
}

const run = async (client: TestClient, stage: TestStage, step: string, more: object = {}) => {
  const { status, body } = await onStage(client, 'run_ceremony', stage, { step, ...more });
  return status === 200 ? 'done' : Object(body).error.code;
};
const ceremony = async (client: TestClient, { stage }: TestStage) =>
  v.parse(
    v.object({ data: ceremonySchema }),
    (await client.call('GET', `stages/${stage.hashcode}/ceremony`)).body,
  ).data;
const statusOf = async ({ stage }: TestStage) =>
  Object((await staff.call('GET', `competition/stages/${stage.hashcode}`)).body).status;

describe('[3.24] the ceremony of a stage', () => {
  it('is opened by the head judge alone, and shows from last to first what its steps have reached', async () => {
    const stage = await closed();
    for (const client of [staff, second])
      expect(await run(client, stage, 'open', { releases: false })).toBe('notHeadJudge');
    expect(await run(head, stage, 'next', { from: 0 })).toBe('ceremonyNotOpen');
    expect(await run(head, stage, 'open', { releases: false })).toBe('done');
    expect(await ceremony(staff, stage)).toMatchObject({ step: 0, steps: 3, acts: [], canRun: true });
    expect(await run(head, stage, 'next', { from: 0 })).toBe('done');
    // Two taps at one time make one step.
    expect(await run(head, stage, 'next', { from: 0 })).toBe('ceremonyMoved');
    expect(await ceremony(second, stage)).toMatchObject({ step: 1, canRun: false, acts: [{ place: 3 }] });
    expect(await run(second, stage, 'next', { from: 1 })).toBe('notHeadJudge');
    expect(await run(head, stage, 'back', { from: 1 })).toBe('done');
    expect((await ceremony(staff, stage)).acts).toEqual([]);
    expect(await run(head, stage, 'back', { from: 0 })).toBe('ceremonyMoved');
    const [stored] = await api.asOwner<{ place: number | null }>(
      'SELECT max(place) AS place FROM stage_entries WHERE stage = $1',
      [stage.stage.hashcode],
    );
    expect(stored?.place).toBeNull();
  });

  it('is frozen and goes on, and one person runs it until another takes over', async () => {
    const stage = await closed();
    await run(head, stage, 'open', { releases: false });
    expect(await run(staff, stage, 'next', { from: 0 })).toBe('ceremonyDriven');
    expect(await run(staff, stage, 'drive')).toBe('done');
    expect(await run(head, stage, 'next', { from: 0 })).toBe('ceremonyDriven');
    expect(await run(staff, stage, 'freeze')).toBe('done');
    expect(await run(staff, stage, 'next', { from: 0 })).toBe('ceremonyFrozen');
    expect(await run(staff, stage, 'resume')).toBe('done');
    expect(await run(staff, stage, 'next', { from: 0 })).toBe('done');
    expect(await run(staff, stage, 'close')).toBe('done');
    expect(await ceremony(staff, stage)).toMatchObject({ step: null, acts: [] });
  });

  it('releases with its last step where it was opened so, and not before', async () => {
    const stage = await closed();
    await run(head, stage, 'open', { releases: true });
    for (const from of [0, 1]) await run(head, stage, 'next', { from });
    expect(await statusOf(stage)).toBe('closed');
    expect(await run(head, stage, 'next', { from: 2 })).toBe('done');
    expect(await statusOf(stage)).toBe('released');
    expect(await ceremony(staff, stage)).toMatchObject({ step: 3, released: true });
    expect((await ceremony(staff, stage)).acts.map(({ place }) => place)).toEqual([3, 2, 1]);
  });

  it('is not opened while sheets are missing, nor for a release that a person has to decide', async () => {
    const open = await makeStage(api, { maker, staff, judges: [head], acts: 1 });
    expect(await run(head, open, 'open', { releases: false })).toBe('resultsNotClosed');
    await does(staff, 'competition/stages', 'close_judging', open.stage.hashcode);
    expect(await run(head, open, 'open', { releases: false })).toBe('ceremonySheets');
    const next = await maker.make('stages', { rubric: null, next: null, next_count: null });
    const tied = await makeStage(api, {
      maker,
      staff,
      judges: [head],
      fields: { next: next.hashcode, next_count: 1, tie_break: 'shared' },
    });
    for (const act of [0, 1]) await judgeAct(head, tied, act, { music: 5, stage: 5 });
    await does(staff, 'competition/stages', 'close_judging', tied.stage.hashcode);
    expect(await run(head, tied, 'open', { releases: true })).toBe('ceremonyTied');
    expect(await run(head, tied, 'open', { releases: false })).toBe('done');
  });
});
