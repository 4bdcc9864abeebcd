import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { ceremonySchema } from '@callboard/api-contract/competition';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, marksOf, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { listOf } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { createReleaseDue } from './releaseDue';

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

/** The best act withdraws, the middle one is renamed, the last one turns out not to have come, and a judge stands down. */
async function changeAll(stage: TestStage): Promise<void> {
  const [last, middle, best] = stage.acts.map(({ hashcode }) => hashcode);
  await api.asOwner(`UPDATE entries SET status = 'withdrawn' WHERE hashcode = $1`, [best]);
  await api.asOwner(`UPDATE entries SET name = 'Renamed' WHERE hashcode = $1`, [middle]);
  const out = { to: 'out', state: 'did_not_come', reason: '', by: head.user, at: new Date().toISOString() };
  await api.asOwner('UPDATE stage_entries SET decision = $3 WHERE stage = $1 AND entry = $2', [
    stage.stage.hashcode,
    last,
    JSON.stringify(out),
  ]);
  await does(staff, 'competition/panel_judges', 'stand_down', stage.panel[1]?.hashcode ?? '');
}

const shownNames = async ({ acts }: TestStage) =>
  new Map(
    (
      await api.asOwner<{ hashcode: string; qed_title: string }>(
        'SELECT hashcode, qed_title FROM entries WHERE hashcode = ANY ($1)',
        [acts.map(({ hashcode }) => hashcode)],
      )
    ).map(({ hashcode, qed_title }) => [hashcode, qed_title]),
  );

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
    expect(await run(head, tied, 'open', { releases: true })).toBe('resultsChanged');
    const goOn = [tied.acts[1]?.hashcode];
    expect(await run(head, tied, 'open', { releases: true, goOn })).toBe('tieReason');
    expect(await run(head, tied, 'open', { releases: true, goOn, tieReason: 'More music' })).toBe('done');
  });

  it('is frozen: under an open ceremony no place, judge or number changes, and judging is not opened again', async () => {
    const stage = await closed();
    await run(head, stage, 'open', { releases: false });
    await run(head, stage, 'next', { from: 0 });
    const shown = await ceremony(staff, stage);
    const entry = stage.acts[2]?.hashcode;
    const reason = 'A call from the hall';
    const path = `competition/stages/${stage.stage.hashcode}`;
    const refused = [
      await onStage(head, 'decide_place', stage, { entry, to: 'out', state: 'disqualified', reason }),
      await onStage(head, 'decide_place', stage, { entry, to: 'place', place: 3, reason }),
      await onStage(head, 'replace_judge', stage, { judge: second.user, to: 'fewer', reason }),
      await onStage(head, 'release_results', stage, { goOn: [] }),
      await onStage(head, 'reopen_sheet', stage, { sheet: randomUUID(), reason }),
      await onStage(second, 'score', stage, { entry, marks: marksOf({ music: 1 }) }),
      await onStage(second, 'sign_sheet', stage, { entry }),
      await onStage(head, 'run_ceremony', stage, { step: 'open', releases: true }),
      await staff.call('POST', 'competition/stages/actions', {
        action: 'open_judging_again',
        target: stage.stage.hashcode,
      }),
      await staff.call('PATCH', path, { notes: 'Told to the hall' }),
    ];
    expect(refused.map(({ body }) => Object(body).error?.code)).toEqual(refused.map(() => 'ceremonyOpen'));
    // Each names who runs it.
    const { title } = shown.driver ?? { title: '' };
    for (const { body } of refused) expect(Object(body).error.facts).toEqual({ name: title });
    expect(await ceremony(staff, stage)).toEqual(shown);
    await run(head, stage, 'close');
    const after = await onStage(head, 'decide_place', stage, { entry, to: 'place', place: 3, reason });
    expect(after.status).toBe(200);
  });

  it('[7.40] shows and releases what it had when it was opened, whatever changes meanwhile', async () => {
    const next = await maker.make('stages', { rubric: null, next: null, next_count: null });
    const stage = await closed({ next: next.hashcode, next_count: 1 });
    const [last, middle, best] = stage.acts.map(({ hashcode }) => hashcode);
    expect(await run(head, stage, 'open', { releases: true, goOn: [best] })).toBe('done');
    await run(head, stage, 'next', { from: 0 });
    const names = await shownNames(stage);
    await changeAll(stage);
    expect((await ceremony(head, stage)).changed?.map(({ entry }) => entry).sort()).toEqual(
      [last, middle, best].sort(),
    );
    // Of acts that are not shown yet only those who opened it hear.
    expect((await ceremony(staff, stage)).changed).toBeNull();
    for (const from of [1, 2]) expect(await run(head, stage, 'next', { from })).toBe('done');
    const { acts, released } = await ceremony(staff, stage);
    expect(released).toBe(true);
    expect(acts.map(({ name, place }) => [name, place])).toEqual([
      [names.get(last ?? ''), 3],
      [names.get(middle ?? ''), 2],
      [names.get(best ?? ''), 1],
    ]);
    const stored = await api.asOwner<{ name: string; place: number; state: string }>(
      'SELECT name, place, state FROM stage_entries WHERE stage = $1 ORDER BY place DESC',
      [stage.stage.hashcode],
    );
    expect(stored.map(({ name, place }) => [name, place])).toEqual(
      acts.map(({ name, place }) => [name, place]),
    );
    expect(new Set(stored.map(({ state }) => state))).toEqual(new Set(['performed']));
    const joined = await api.asOwner('SELECT entry FROM stage_entries WHERE stage = $1', [next.hashcode]);
    expect(joined).toEqual([{ entry: best }]);
  });

  it('[7.40] forgets what it showed when it is closed without the release, and shows the results of then when it is opened again', async () => {
    const stage = await closed();
    await run(head, stage, 'open', { releases: false });
    await changeAll(stage);
    expect((await ceremony(head, stage)).steps).toBe(3);
    await run(head, stage, 'close');
    expect(
      await api.asOwner('SELECT content FROM ceremonies WHERE stage = $1', [stage.stage.hashcode]),
    ).toEqual([{ content: null }]);
    expect(await run(head, stage, 'open', { releases: false })).toBe('done');
    for (const from of [0]) await run(head, stage, 'next', { from });
    expect(await ceremony(head, stage)).toMatchObject({
      steps: 1,
      changed: [],
      acts: [{ name: 'Renamed', place: 1 }],
    });
  });

  it('holds back a planned release whose time comes, which says so, and goes on when it is closed', async () => {
    const stage = await closed();
    await run(head, stage, 'open', { releases: false });
    await api.asOwner(`UPDATE stages SET release_at = now() - interval '1 second' WHERE hashcode = $1`, [
      stage.stage.hashcode,
    ]);
    const payload = { tenant: 'showquest', stage: stage.stage.hashcode } as const;
    const comes = () =>
      createReleaseDue(api.database)(payload, { id: randomUUID(), signal: new AbortController().signal });
    for (const _time of [1, 2]) await comes();
    expect(await statusOf(stage)).toBe('closed');
    const heard = (await listOf(head)).results.filter(({ record }) => record === stage.stage.hashcode);
    expect(heard).toMatchObject([{ kind: 'releaseStopped', facts: { reason: 'ceremony' } }]);
    await run(head, stage, 'close');
    await comes();
    expect(await statusOf(stage)).toBe('released');
  });
});
