import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { JudgingDesk } from '@callboard/api-contract/competition';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const reason = 'The sound failed in the second half';
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

/** A stage that is closed, whose three acts have their places in their order, and which leads on to another. */
async function closed(): Promise<{ stage: TestStage; next: MadeRecord }> {
  const next = await maker.make('stages', { rubric: null, next: null, next_count: null });
  const fields = { next: next.hashcode, next_count: 1, next_per_school: null };
  const stage = await makeStage(api, { maker, staff, judges: [head], acts: 3, fields });
  const place = { event: stage.event.hashcode, stage: stage.stage.hashcode };
  for (const act of [0, 1, 2]) await judgeAct(head, stage, act, { music: 9 - act, stage: 9 });
  await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
  await maker.make('panelJudges', { ...place, judge: second.user });
  return { stage, next };
}

const entryOf = ({ acts }: TestStage, act: number) => acts[act]?.hashcode ?? '';
const decide = (client: TestClient, stage: TestStage, data: object) =>
  onStage(client, 'decide_place', stage, data);
const toPlace = (stage: TestStage, act: number, place: number, given: object = {}) => ({
  entry: entryOf(stage, act),
  to: 'place',
  place,
  reason,
  ...given,
});
const deskOf = async (client: TestClient, { stage }: TestStage): Promise<JudgingDesk> =>
  // The answers are checked against their schemas by every test.
  ((await client.call('GET', `stages/${stage.hashcode}/judging`)).body as { data: JudgingDesk }).data;
const actsIn = (stage: string) =>
  api.asOwner<{
    entry: string;
    place: number | null;
    came_place: number | null;
    came_decided: boolean | null;
    because: string | null;
  }>(
    'SELECT entry, place, came_place, came_decided, because FROM stage_entries WHERE stage = $1 ORDER BY name',
    [stage],
  );

describe('[3.24] [7.40] a place that the head judge decides', () => {
  it('counts for who goes on and in the results, and is the reason in the next stage', async () => {
    const { stage, next } = await closed();
    for (const [act, place] of [
      [2, 1],
      [0, 3],
    ] as const)
      expect((await decide(head, stage, toPlace(stage, act, place))).status).toBe(200);
    const bySheets = await onStage(head, 'release_results', stage, { goOn: [entryOf(stage, 0)] });
    expect(bySheets.body).toMatchObject({ error: { code: 'resultsChanged' } });
    const goOn = [entryOf(stage, 2)];
    expect((await onStage(head, 'release_results', stage, { goOn })).status).toBe(200);
    const places = new Map((await actsIn(stage.stage.hashcode)).map(({ entry, place }) => [entry, place]));
    expect([0, 1, 2].map((act) => places.get(entryOf(stage, act)))).toEqual([3, 2, 1]);
    expect(await actsIn(next.hashcode)).toEqual([
      { entry: entryOf(stage, 2), place: null, came_place: 1, came_decided: true, because: reason },
    ]);
  });

  it('is shown with its reason, by whom and when: to the head judge, and to the office from the release on', async () => {
    const { stage } = await closed();
    const before = new Date().toISOString();
    await decide(head, stage, toPlace(stage, 2, 2));
    const [user] = await api.asOwner<{ name: string }>(
      'SELECT qed_title AS name FROM users WHERE hashcode = $1',
      [head.user],
    );
    const decision = { entry: entryOf(stage, 2), place: 2, reason, by: user?.name };
    const [shown] = (await deskOf(head, stage)).decisions;
    expect(shown).toMatchObject(decision);
    expect(shown && shown.at >= before).toBe(true);
    for (const client of [staff, second]) expect((await deskOf(client, stage)).decisions).toEqual([]);
    const goOn = [entryOf(stage, 0)];
    expect((await onStage(head, 'release_results', stage, { goOn })).status).toBe(200);
    for (const client of [staff, head])
      expect((await deskOf(client, stage)).decisions).toMatchObject([decision]);
    expect((await deskOf(second, stage)).decisions).toMatchObject([
      { to: 'place', place: 2, reason: '', by: null },
    ]);
  });

  it('is taken back until the release, and stands in the history with who and when', async () => {
    const { stage } = await closed();
    await decide(head, stage, toPlace(stage, 2, 1));
    await decide(head, stage, toPlace(stage, 2, 2, { reason: 'Two of them heard it' }));
    expect((await decide(head, stage, { entry: entryOf(stage, 2), to: 'sheets' })).status).toBe(200);
    expect((await deskOf(head, stage)).decisions).toEqual([]);
    const goOn = [entryOf(stage, 0)];
    expect((await onStage(head, 'release_results', stage, { goOn })).status).toBe(200);
    const changes = await api.asOwner<{ actor: string; decision: { reason: string } | null }>(
      `SELECT c.actor, c.after -> 'decision' AS decision FROM changes c
        JOIN stage_entries a ON a.hashcode = c.record
        WHERE a.stage = $1 AND a.entry = $2 AND c.after -> 'decision' IS DISTINCT FROM c.before -> 'decision'
        ORDER BY c.sequence`,
      [stage.stage.hashcode, entryOf(stage, 2)],
    );
    expect(changes.slice(-3).map(({ decision }) => decision?.reason ?? null)).toEqual([
      reason,
      'Two of them heard it',
      null,
    ]);
    expect(new Set(changes.slice(-3).map(({ actor }) => actor))).toEqual(new Set([head.user]));
  });

  it('is refused to others than the head judge, and for acts of other stages', async () => {
    const { stage } = await closed();
    const other = await closed();
    const data = toPlace(stage, 2, 1);
    const stranger = await api.loginAs('showquest', 'judge');
    expect((await decide(stranger, stage, data)).status).toBe(404);
    expect((await decide(second, stage, data)).body).toMatchObject({
      error: { code: 'notHeadJudge', message: 'Only the head judge of this stage can do that.' },
    });
    for (const role of ['staff', 'participant', 'collaborator'] as const)
      expect((await decide(await api.loginAs('showquest', role), stage, data)).status).toBe(403);
    expect((await decide(head, stage, { ...data, entry: entryOf(other.stage, 0) })).status).toBe(404);
    expect((await decide(head, stage, { ...data, entry: randomUUID() })).status).toBe(404);
    const nowhere = { ...stage, stage: { ...stage.stage, hashcode: randomUUID() } };
    expect((await decide(head, nowhere, data)).status).toBe(404);
    expect((await deskOf(head, stage)).decisions).toEqual([]);
  });

  it('needs a place of the stage and a reason, in a plain sentence', async () => {
    const { stage } = await closed();
    for (const wrong of [
      { reason: '' },
      { reason: ' ' },
      { reason: 'x'.repeat(301) },
      { reason: undefined },
      { place: 0 },
      { place: 1.5 },
      { place: null },
      { to: 'first' },
    ]) {
      const { status, body } = await decide(head, stage, toPlace(stage, 2, 1, wrong));
      expect([status, body], JSON.stringify(wrong)).toMatchObject([
        400,
        {
          error: {
            message:
              'Give a place, 1 or higher, or what happened to the act, and a reason of at most 300 characters.',
          },
        },
      ]);
    }
    expect((await decide(head, stage, toPlace(stage, 2, 4))).body).toMatchObject({
      error: { code: 'decisionPlace', message: 'Give a place from 1 to 3: this stage has no more acts.' },
    });
  });

  it('is refused before the judging is closed, and after the release', async () => {
    const open = await makeStage(api, { maker, staff, judges: [head], acts: 2 });
    expect((await decide(head, open, toPlace(open, 0, 2))).body).toMatchObject({
      error: { code: 'resultsNotClosed' },
    });
    expect((await decide(head, open, { entry: entryOf(open, 0), to: 'sheets' })).status).toBe(200);
    const { stage } = await closed();
    await onStage(head, 'release_results', stage, { goOn: [entryOf(stage, 0)] });
    for (const data of [toPlace(stage, 2, 1), { entry: entryOf(stage, 2), to: 'sheets' }])
      expect((await decide(head, stage, data)).body).toMatchObject({ error: { code: 'resultsOut' } });
  });
});
