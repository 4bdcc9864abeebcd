import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { Judging, JudgingDesk } from '@callboard/api-contract/competition';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, marksOf, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { createReleaseDue } from './releaseDue';

const reason = 'A fever since noon';
let api: TestApi;
let staff: TestClient;
let head: TestClient;
let ill: TestClient;
let substitute: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  head = await api.loginAs('showquest', 'judge');
  ill = await api.loginAs('showquest', 'judge');
  substitute = await api.loginAs('showquest', 'judge');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

/** A stage of three acts whose panel is the head judge and one who falls ill after the first act. */
async function evening(fields: Readonly<Record<string, unknown>> = {}): Promise<TestStage> {
  const stage = await makeStage(api, { maker, staff, judges: [head, ill], acts: 3, fields });
  await judgeAct(ill, stage, 0, { music: 8, stage: 8 });
  return stage;
}

const replace = (client: TestClient, stage: TestStage, data: object) =>
  onStage(client, 'replace_judge', stage, { judge: ill.user, ...data });
const bySubstitute = () => ({ to: 'substitute', substitute: substitute.user, reason });
const entryOf = ({ acts }: TestStage, act: number) => acts[act]?.hashcode ?? '';
// The answers are checked against their schemas by every test.
const deskOf = async (client: TestClient, { stage }: TestStage) =>
  ((await client.call('GET', `stages/${stage.hashcode}/judging`)).body as { data: JudgingDesk }).data;
const stageOf = async (client: TestClient, { stage }: TestStage) =>
  ((await client.call('GET', 'judging')).body as { data: Judging }).data.stages.find(
    ({ hashcode }) => hashcode === stage.hashcode,
  );
const places = ({ stage }: TestStage) =>
  api.asOwner<{ place: number | null; total: string | null }>(
    'SELECT a.place, a.total FROM stage_entries a WHERE a.stage = $1 ORDER BY a.total DESC NULLS LAST',
    [stage.hashcode],
  );

describe('[3.24] [7.40] a judge who falls ill', () => {
  it('gives the seat to a substitute, who judges what is left: what was signed stays and counts', async () => {
    const stage = await evening();
    expect((await deskOf(head, stage)).substitutes.map(({ user }) => user)).toContain(substitute.user);
    expect((await replace(head, stage, bySubstitute())).status).toBe(200);
    expect(await stageOf(ill, stage)).toBeUndefined();
    const left = (await stageOf(substitute, stage))?.acts.map(({ hashcode }) => hashcode);
    expect(left?.toSorted()).toEqual([entryOf(stage, 1), entryOf(stage, 2)].sort());
    const taken = { entry: entryOf(stage, 0), marks: marksOf({ music: 5 }) };
    expect(await onStage(substitute, 'score', stage, taken)).toMatchObject({
      status: 409,
      body: { error: { code: 'sheetOfSeat' } },
    });
    const late = { entry: entryOf(stage, 1), marks: marksOf({ music: 5 }) };
    expect((await onStage(ill, 'score', stage, late)).status).toBe(404);
    for (const act of [1, 2]) await judgeAct(substitute, stage, act, { music: 6, stage: 6 });
    for (const act of [0, 1, 2]) await judgeAct(head, stage, act, { music: 4, stage: 4 });
    await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
    expect((await onStage(head, 'release_results', stage, { goOn: [] })).status).toBe(200);
    expect((await places(stage)).map(({ total }) => total)).toEqual(['60.00', '50.00', '50.00']);
  });

  it('does not stop a release that is planned, once the substitute has signed the rest', async () => {
    const stage = await evening();
    await replace(head, stage, bySubstitute());
    for (const act of [1, 2]) await judgeAct(substitute, stage, act, { music: 6, stage: 6 });
    for (const act of [0, 1, 2]) await judgeAct(head, stage, act, { music: 4, stage: 4 });
    await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
    await api.asOwner(`UPDATE stages SET release_at = now() - interval '1 second' WHERE hashcode = $1`, [
      stage.stage.hashcode,
    ]);
    const payload = { tenant: 'showquest', stage: stage.stage.hashcode } as const;
    const signal = new AbortController().signal;
    await createReleaseDue(api.database)(payload, { id: randomUUID(), signal });
    expect((await deskOf(head, stage)).stage.status).toBe('released');
  });

  it('is counted without: acts with as many sheets as judges are left have a place', async () => {
    const placesWith = async (isWithout: boolean) => {
      const stage = await evening({ min_judges: 2 });
      for (const act of [0, 1, 2]) await judgeAct(head, stage, act, { music: 9 - act, stage: 9 });
      await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
      if (isWithout) expect((await replace(head, stage, { to: 'fewer', reason })).status).toBe(200);
      expect((await onStage(head, 'release_results', stage, { goOn: [] })).status).toBe(200);
      return (await places(stage)).map(({ place }) => place).toSorted();
    };
    expect(await placesWith(false)).toEqual([1, null, null]);
    expect(await placesWith(true)).toEqual([1, 2, 3]);
  });

  it('comes back as long as the substitute has no sheet, and is in the history with the reason', async () => {
    const stage = await evening();
    await replace(head, stage, bySubstitute());
    expect((await replace(head, stage, { to: 'back' })).status).toBe(200);
    expect((await deskOf(head, stage)).judges.map(({ user, status }) => [user, status])).toEqual(
      expect.arrayContaining([
        [head.user, 'leading'],
        [ill.user, 'judging'],
      ]),
    );
    expect(await stageOf(substitute, stage)).toBeUndefined();
    await replace(head, stage, bySubstitute());
    await onStage(substitute, 'score', stage, { entry: entryOf(stage, 1), marks: marksOf({ music: 5 }) });
    expect(await replace(head, stage, { to: 'back' })).toMatchObject({
      status: 409,
      body: { error: { code: 'replaceBegun' } },
    });
    const changes = await api.asOwner<{ actor: string; reason: string | null }>(
      `SELECT actor, after ->> 'reason' AS reason FROM changes WHERE record = $1
        AND after -> 'reason' IS DISTINCT FROM before -> 'reason' ORDER BY sequence`,
      [stage.panel[1]?.hashcode],
    );
    expect(changes.slice(-3)).toEqual(
      [reason, null, reason].map((each) => ({ actor: head.user, reason: each })),
    );
  });

  it('is replaced by the head judge alone, by a judge who is not on the panel, and not after the release', async () => {
    const stage = await evening();
    expect((await replace(substitute, stage, bySubstitute())).status).toBe(404);
    expect((await replace(ill, stage, bySubstitute())).status).toBe(403);
    expect((await replace(staff, stage, bySubstitute())).status).toBe(403);
    for (const user of [head.user, ill.user, staff.user])
      expect(await replace(head, stage, { to: 'substitute', substitute: user, reason })).toMatchObject({
        status: 409,
        body: { error: { code: 'replaceOnPanel' } },
      });
    const self = { judge: head.user, to: 'fewer', reason };
    expect(await replace(head, stage, self)).toMatchObject({ body: { error: { code: 'replaceHead' } } });
    expect(await replace(head, stage, { to: 'back' })).toMatchObject({
      body: { error: { code: 'replaceNotDown' } },
    });
    // A refused substitution stands no one down.
    expect((await deskOf(head, stage)).judges.map(({ status }) => status).sort()).toEqual([
      'judging',
      'leading',
    ]);
    await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
    await onStage(head, 'release_results', stage, { goOn: [] });
    expect(await replace(head, stage, { to: 'fewer', reason })).toMatchObject({
      status: 409,
      body: { error: { code: 'resultsOut' } },
    });
  });

  it('has the names of others who judge, and why one is missing, for those who lead the stage alone', async () => {
    const stage = await evening();
    const third = await api.loginAs('showquest', 'judge');
    await maker.make('panelJudges', {
      event: stage.event.hashcode,
      stage: stage.stage.hashcode,
      judge: third.user,
    });
    await replace(head, stage, bySubstitute());
    const shown = await deskOf(third, stage);
    expect(shown.substitutes).toEqual([]);
    expect(JSON.stringify(shown)).not.toContain(reason);
    expect((await deskOf(staff, stage)).substitutes).toEqual([]);
    expect(JSON.stringify(await deskOf(staff, stage))).toContain(reason);
  });
});
