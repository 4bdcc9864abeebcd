import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { lettersTo, listOf } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { createReleaseDue } from './releaseDue';

let api: TestApi;
let staff: TestClient;
let head: TestClient;
let second: TestClient;
let school: TestClient;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  head = await api.loginAs('showquest', 'judge');
  second = await api.loginAs('showquest', 'judge');
  school = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

const started = (fields: Readonly<Record<string, unknown>> = {}) =>
  makeStage(api, { maker, staff, judges: [head], acts: 2, fields });
const entryOf = ({ acts }: TestStage, act: number) => acts[act]?.hashcode ?? '';
const close = ({ stage }: TestStage) => does(staff, 'competition/stages', 'close_judging', stage.hashcode);
const plan = (client: TestClient, stage: TestStage, at: string | null) =>
  onStage(client, 'plan_release', stage, { at });
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const statusOf = async ({ stage }: TestStage) =>
  Object((await staff.call('GET', `competition/stages/${stage.hashcode}`)).body);

/** The stage's time comes. */
async function comes({ stage }: TestStage): Promise<void> {
  await api.asOwner(`UPDATE stages SET release_at = now() - interval '1 second' WHERE hashcode = $1`, [
    stage.hashcode,
  ]);
  const payload = { tenant: 'showquest', stage: stage.hashcode } as const;
  for (const _time of [1, 2])
    await createReleaseDue(api.database)(payload, { id: randomUUID(), signal: new AbortController().signal });
}

const resultsOf = async (client: TestClient) =>
  (await listOf(client)).results.filter(({ kind }) => kind === 'resultsReleased');

describe('[3.24] the release of results', () => {
  it('notifies each school of its place and whether it goes on, by mail too', async () => {
    const next = await maker.make('stages', { rubric: null, next: null, next_count: null });
    const stage = await started({ next: next.hashcode, next_count: 1 });
    const loser = await api.loginAs('showquest', 'participant');
    for (const [nth, { individual }] of [school, loser].entries())
      await api.asOwner('UPDATE entries SET contact = $2 WHERE hashcode = $1', [
        entryOf(stage, nth),
        individual,
      ]);
    await judgeAct(head, stage, 0, { music: 9, stage: 9 });
    await judgeAct(head, stage, 1, { music: 5, stage: 5 });
    await close(stage);
    expect((await onStage(head, 'release_results', stage, { goOn: [entryOf(stage, 0)] })).status).toBe(200);
    await expect.poll(() => resultsOf(school)).toHaveLength(1);
    const [won] = await resultsOf(school);
    expect(won).toMatchObject({ collection: 'stageEntries', facts: { place: '1', next: next['name'] } });
    const own = await school.call('GET', `competition/stage_entries/${won?.record}`);
    expect(own.body).toMatchObject({ place: 1, total: '90.00' });
    await expect.poll(() => resultsOf(loser)).toMatchObject([{ facts: { place: '2', next: '' } }]);
    await expect.poll(() => lettersTo(api, school), { timeout: 15_000 }).toHaveLength(1);
    const [letter] = await lettersTo(api, school);
    expect(letter?.text).toMatch(/has place 1 in .+ goes on to/s);
  }, 30_000);

  it('[7.40] needs a reason where acts share the place at the line, and stores and tells it', async () => {
    const next = await maker.make('stages', { rubric: null, next: null, next_count: null });
    const stage = await started({ next: next.hashcode, next_count: 1, tie_break: 'shared' });
    const [one, other] = [entryOf(stage, 0), entryOf(stage, 1)];
    await api.asOwner('UPDATE entries SET contact = $2 WHERE hashcode = $1', [other, school.individual]);
    for (const act of [0, 1]) await judgeAct(head, stage, act, { music: 5, stage: 5 });
    await close(stage);
    const without = await onStage(head, 'release_results', stage, { goOn: [one] });
    expect(without.body).toMatchObject({ error: { code: 'tieReason' } });
    const tieReason = 'More music';
    expect((await onStage(head, 'release_results', stage, { goOn: [one], tieReason })).status).toBe(200);
    const { body } = await staff.call('GET', `stages/${stage.stage.hashcode}/judging`);
    const { tie } = Object(body).data;
    expect(tie).toMatchObject({ goOn: [one], reason: tieReason });
    expect([...tie.entries].sort()).toEqual([one, other].sort());
    const own = await school.call('GET', `competition/stage_entries?entry=${other}`);
    expect(own.body).toMatchObject({ results: [{ place: 1, at_line: tieReason }] });
    const joined = await api.asOwner(
      'SELECT entry, because, came_decided FROM stage_entries WHERE stage = $1',
      [next.hashcode],
    );
    expect(joined).toEqual([{ entry: one, because: tieReason, came_decided: false }]);
  });

  it('happens by itself at its time, once all sheets are signed and the judging is closed', async () => {
    const stage = await started();
    for (const act of [0, 1]) await judgeAct(head, stage, act, { music: 9 - act, stage: 9 });
    expect((await plan(second, stage, soon())).status).toBe(404);
    expect((await plan(staff, stage, soon())).status).toBe(403);
    expect((await plan(head, stage, '2020-01-01T00:00:00.000Z')).body).toMatchObject({
      error: { code: 'releaseTooEarly' },
    });
    expect((await plan(head, stage, soon())).status).toBe(200);
    expect((await statusOf(stage)).release_at).not.toBeNull();
    await close(stage);
    await comes(stage);
    expect(await statusOf(stage)).toMatchObject({ status: 'released', release_at: null });
    expect((await plan(head, stage, soon())).body).toMatchObject({ error: { code: 'resultsOut' } });
  });

  it('is stopped until then', async () => {
    const stage = await started();
    for (const act of [0, 1]) await judgeAct(head, stage, act, { music: 9 - act, stage: 9 });
    await close(stage);
    await plan(head, stage, soon());
    expect((await plan(head, stage, null)).status).toBe(200);
    const payload = { tenant: 'showquest', stage: stage.stage.hashcode } as const;
    await createReleaseDue(api.database)(payload, { id: randomUUID(), signal: new AbortController().signal });
    expect(await statusOf(stage)).toMatchObject({ status: 'closed', release_at: null });
  });

  it('tells the head judge and the office why it did not happen', async () => {
    const [open, missing, tied] = [
      await started(),
      await started(),
      await started({
        next: (await maker.make('stages', { rubric: null, next: null, next_count: null })).hashcode,
        next_count: 1,
        tie_break: 'shared',
      }),
    ];
    await judgeAct(head, missing, 0, { music: 9, stage: 9 });
    for (const act of [0, 1]) await judgeAct(head, tied, act, { music: 9, stage: 9 });
    for (const stage of [missing, tied]) await close(stage);
    for (const [reason, stage] of Object.entries({ open, missing, tied })) {
      await comes(stage);
      expect((await statusOf(stage)).status).not.toBe('released');
      for (const client of [head, staff]) {
        const own = (await listOf(client)).results.filter(({ record }) => record === stage.stage.hashcode);
        expect(own).toMatchObject([{ kind: 'releaseStopped', facts: { reason } }]);
      }
    }
  });
});
