import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { JudgingDesk, StageGraph } from '@callboard/api-contract/competition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../testKit/startTestApi';

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

const path = 'competition/progression_rules';
const bare = { rubric: null, next: null, next_count: null, next_per_school: null };
const ruleOf = (stage: TestStage, next: string, given: object) => ({
  event: stage.event.hashcode,
  stage: stage.stage.hashcode,
  next,
  ...given,
});
const rulesOf = async (stage: string, client = staff) =>
  Object((await client.call('GET', `${path}?stage=${stage}&ordering=order`)).body).results;
const stageOf = async (stage: string) =>
  Object((await staff.call('GET', `competition/stages/${stage}`)).body);
const undo = ({ headers }: TestAnswer) =>
  staff.call('POST', 'changes/actions', { action: 'undo', target: headers['change-set'] });
const close = ({ stage }: TestStage) => does(staff, 'competition/stages', 'close_judging', stage.hashcode);
const inStage = async (stage: string) =>
  (await api.asOwner('SELECT entry FROM stage_entries WHERE stage = $1 ORDER BY entry', [stage])).map(
    ({ entry }) => entry,
  );

describe('[3.24] [7.40] rules of progression', () => {
  it('move two to the final, the next to the second chance, and one by the audience, each with its rule', async () => {
    const final = await maker.make('stages', bare);
    const chance = await maker.make('stages', bare);
    const stage = await makeStage(api, { maker, staff, judges: [head], acts: 5 });
    const made: string[] = [];
    for (const [nth, [next, by, count]] of (
      [
        [final.hashcode, 'rank', 2],
        [chance.hashcode, 'rank', 1],
        [final.hashcode, 'vote', 1],
      ] as const
    ).entries()) {
      const answer = await staff.call('POST', path, ruleOf(stage, next, { by, count, order: nth + 1 }));
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      made.push(Object(answer.body).data.hashcode);
    }
    // Clients that know one rule read the first one by place.
    expect(await stageOf(stage.stage.hashcode)).toMatchObject({
      next: { hashcode: final.hashcode },
      next_count: 2,
    });
    for (const act of [0, 1, 2, 3, 4]) await judgeAct(head, stage, act, { music: 9 - act, stage: 9 });
    await api.asOwner(
      `INSERT INTO stage_votes (tenant, stage, entry, ballot) VALUES ('showquest', $1, $2, 'ballot')`,
      [stage.stage.hashcode, stage.acts[4]?.hashcode],
    );
    await close(stage);
    const { body } = await head.call('GET', `stages/${stage.stage.hashcode}/judging`);
    const { data: desk } = body as { data: JudgingDesk };
    expect(desk.stage.rules.map(({ by, count }) => [by, count])).toEqual([
      ['rank', 2],
      ['rank', 1],
      ['vote', 1],
    ]);
    expect(desk.votes).toEqual([{ entry: stage.acts[4]?.hashcode, votes: 1 }]);
    const [one, two, three, four, five] = stage.acts.map(({ hashcode }) => hashcode);
    const wrong = await onStage(head, 'release_results', stage, { goOn: [one, two, three, four] });
    expect(wrong.body).toMatchObject({ error: { code: 'resultsChanged' } });
    const released = await onStage(head, 'release_results', stage, { goOn: [one, two, three, five] });
    expect(released.status, JSON.stringify(released.body)).toBe(200);
    expect(await inStage(final.hashcode)).toEqual([one, two, five].sort());
    expect(await inStage(chance.hashcode)).toEqual([three]);
    const went = await api.asOwner('SELECT entry, went_by FROM stage_entries WHERE stage = $1', [
      stage.stage.hashcode,
    ]);
    expect(new Map(went.map(({ entry, went_by }) => [entry, went_by]))).toEqual(
      new Map([
        [one, made[0]],
        [two, made[0]],
        [three, made[1]],
        [four, null],
        [five, made[2]],
      ]),
    );
    const graph = (await staff.call('GET', `stages/${final.hashcode}/graph`)).body as { data: StageGraph };
    const shown = graph.data.stages.find(({ hashcode }) => hashcode === stage.stage.hashcode);
    expect(shown?.rules.map(({ wentOn }) => wentOn)).toEqual([2, 1, 1]);
    expect(graph.data.stages.map(({ hashcode }) => hashcode)).toContain(chance.hashcode);
  }, 120_000);

  it('ask who of those that share the place goes on by which rule', async () => {
    const final = await maker.make('stages', bare);
    const chance = await maker.make('stages', bare);
    const stage = await makeStage(api, {
      maker,
      staff,
      judges: [head],
      acts: 3,
      fields: { next: final.hashcode, next_count: 1, tie_break: 'shared' },
    });
    await staff.call('POST', path, ruleOf(stage, chance.hashcode, { by: 'choice', count: 1, order: 2 }));
    for (const act of [0, 1, 2]) await judgeAct(head, stage, act, { music: act === 2 ? 5 : 9, stage: 9 });
    await close(stage);
    const [rule, office] = await rulesOf(stage.stage.hashcode);
    const [one = '', two = ''] = stage.acts.map(({ hashcode }) => hashcode);
    const input = {
      goOn: [two, one],
      tieReason: 'More music',
      selections: [
        { rule: rule.hashcode, entries: [two] },
        { rule: office.hashcode, entries: [one] },
      ],
    };
    const released = await onStage(head, 'release_results', stage, input);
    expect(released.status, JSON.stringify(released.body)).toBe(200);
    expect(await inStage(final.hashcode)).toEqual([two]);
    expect(await inStage(chance.hashcode)).toEqual([one]);
  }, 60_000);

  it('are one with the three fields of the stage, in both directions, with Undo', async () => {
    const final = await maker.make('stages', bare);
    const other = await maker.make('stages', bare);
    const stage = await maker.make('stages', { ...bare, next: final.hashcode, next_count: 3 });
    const [rule] = await rulesOf(stage.hashcode);
    expect(rule).toMatchObject({ next: { hashcode: final.hashcode }, by: 'rank', count: 3, order: 1 });
    const patched = await staff.call('PATCH', `competition/stages/${stage.hashcode}`, {
      next: other.hashcode,
      next_per_school: 1,
    });
    expect(patched.status).toBe(200);
    expect(await rulesOf(stage.hashcode)).toMatchObject([
      { hashcode: rule.hashcode, next: { hashcode: other.hashcode }, count: 3, per_school: 1 },
    ]);
    expect((await undo(patched)).status).toBe(200);
    expect(await rulesOf(stage.hashcode)).toMatchObject([
      { hashcode: rule.hashcode, next: { hashcode: final.hashcode }, count: 3, per_school: null },
    ]);
    await staff.call('PATCH', `${path}/${rule.hashcode}`, { count: 5, next: final.hashcode });
    expect(await stageOf(stage.hashcode)).toMatchObject({
      next: { hashcode: final.hashcode },
      next_count: 5,
    });
    const emptied = await staff.call('PATCH', `competition/stages/${stage.hashcode}`, { next: null });
    expect(await rulesOf(stage.hashcode)).toEqual([]);
    expect((await undo(emptied)).status).toBe(200);
    expect(await rulesOf(stage.hashcode)).toMatchObject([{ hashcode: rule.hashcode, count: 5 }]);
    const removed = await staff.call('DELETE', `${path}/${rule.hashcode}`);
    expect(await stageOf(stage.hashcode)).toMatchObject({ next: null, next_count: null });
    expect((await undo(removed)).status).toBe(200);
    expect(await stageOf(stage.hashcode)).toMatchObject({
      next: { hashcode: final.hashcode },
      next_count: 5,
    });
  });

  it('go with a stage that is deleted', async () => {
    const final = await maker.make('stages', bare);
    const stage = await maker.make('stages', { ...bare, next: final.hashcode, next_count: 3 });
    const removed = await staff.call('DELETE', `competition/stages/${stage.hashcode}`);
    expect(removed.status).toBe(204);
    expect(await rulesOf(stage.hashcode)).toEqual([]);
    expect((await undo(removed)).status).toBe(200);
    expect(await rulesOf(stage.hashcode)).toMatchObject([{ count: 3 }]);
  });

  it('are fixed from the first score on, and lead to no stage before', async () => {
    const final = await maker.make('stages', bare);
    const stage = await makeStage(api, {
      maker,
      staff,
      judges: [head],
      fields: { next: final.hashcode, next_count: 1 },
    });
    const back = await staff.call('POST', path, {
      event: final['event'] === null ? null : Object(final['event']).hashcode,
      stage: final.hashcode,
      next: stage.stage.hashcode,
      by: 'rank',
      count: 1,
      order: 1,
    });
    expect(back.status).toBe(400);
    const [rule] = await rulesOf(stage.stage.hashcode, head);
    expect(rule).toMatchObject({ by: 'rank', count: 1 });
    expect((await head.call('PATCH', `${path}/${rule.hashcode}`, { count: 2 })).status).toBe(403);
    await judgeAct(head, stage, 0, { music: 9, stage: 9 });
    expect((await staff.call('PATCH', `${path}/${rule.hashcode}`, { count: 2 })).status).toBe(409);
    expect((await staff.call('DELETE', `${path}/${rule.hashcode}`)).status).toBe(409);
    const late = ruleOf(stage, final.hashcode, { by: 'choice', count: 1, order: 2 });
    expect((await staff.call('POST', path, late)).status).toBe(409);
  });
});
