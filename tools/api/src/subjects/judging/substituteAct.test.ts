import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { OpenStagePlaces } from '@callboard/api-contract/competition';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { does, judgeAct, makeStage, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { listOf } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let head: TestClient;
let school: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  head = await api.loginAs('showquest', 'judge');
  school = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

interface Heat {
  heat: TestStage;
  final: MadeRecord;
}

/** A heat that is released, of four acts in the order of their places, of which two went on. */
async function released(scores: readonly number[] = [9, 8, 7, 6]): Promise<Heat> {
  const final = await maker.make('stages', { rubric: null, next: null, next_count: null });
  const fields = { next: final.hashcode, next_count: 2, next_per_school: null };
  const heat = await makeStage(api, { maker, staff, judges: [head], acts: scores.length, fields });
  for (const [act, music] of scores.entries()) await judgeAct(head, heat, act, { music, stage: 9 });
  await does(staff, 'competition/stages', 'close_judging', heat.stage.hashcode);
  const goOn = [entryOf(heat, 0), entryOf(heat, 1)];
  expect((await onStage(head, 'release_results', heat, { goOn })).status).toBe(200);
  return { heat, final };
}

const entryOf = ({ acts }: TestStage, act: number) => acts[act]?.hashcode ?? '';
const withdraw = (heat: TestStage, act: number) =>
  api.asOwner(`UPDATE entries SET status = 'withdrawn' WHERE hashcode = $1`, [entryOf(heat, act)]);
const substitute = (client: TestClient, { heat, final }: Heat, act: number) =>
  client.call('POST', 'competition/stages/actions', {
    action: 'substitute_act',
    target: final.hashcode,
    data: { from: heat.stage.hashcode, entry: entryOf(heat, act) },
  });
const openIn = async ({ final }: Heat) => {
  // The answers are checked against their schemas by every test.
  const { body } = await staff.call('GET', `stages/${final.hashcode}/open-places`);
  return (body as { data: { stages: OpenStagePlaces[] } }).data.stages.map(({ gaveUp, offers, tied }) => ({
    gaveUp: gaveUp.map(({ hashcode }) => hashcode),
    offers: offers.map(({ hashcode, of, place }) => [hashcode, of.hashcode, place]),
    tied: tied.map(({ places, acts }) => [places, acts.map(({ hashcode }) => hashcode).toSorted()]),
  }));
};
const actsIn = ({ final }: Heat) =>
  api.asOwner<{ entry: string; came_place: number | null; substitute_for: string | null }>(
    'SELECT entry, came_place, substitute_for FROM stage_entries WHERE stage = $1 ORDER BY created',
    [final.hashcode],
  );

/** The places of the notices that an act goes on. That of the release itself can arrive at any time: the act does not go on by that. */
const placesThatGoOn = async () =>
  (await listOf(school)).results
    .filter(({ kind, facts }) => kind === 'resultsReleased' && Object(facts).next !== '')
    .map(({ facts }) => Object(facts).place);

describe('[3.24] [7.40] an act that went on and withdraws', () => {
  it('is followed by the next in line, with a trace and a message to the school, and undone in one step', async () => {
    const contest = await released();
    const { heat } = contest;
    expect(await openIn(contest)).toEqual([]);
    await withdraw(heat, 0);
    await api.asOwner('UPDATE entries SET contact = $2 WHERE hashcode = $1', [
      entryOf(heat, 2),
      school.individual,
    ]);
    const offer = { gaveUp: [entryOf(heat, 0)], offers: [[entryOf(heat, 2), entryOf(heat, 0), 3]], tied: [] };
    expect(await openIn(contest)).toEqual([offer]);
    const answer = await substitute(staff, contest, 2);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await openIn(contest)).toEqual([]);
    expect((await actsIn(contest)).at(-1)).toEqual({
      entry: entryOf(heat, 2),
      came_place: 3,
      substitute_for: entryOf(heat, 0),
    });
    expect(await placesThatGoOn()).toEqual(['3']);
    const undone = await staff.call('POST', 'changes/actions', {
      action: 'undo',
      target: answer.headers['change-set'],
    });
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(await openIn(contest)).toEqual([offer]);
    // The notice of a place that the act does not have any more is gone.
    await vi.waitFor(async () => expect(await placesThatGoOn()).toEqual([]), { timeout: 45_000 });
  }, 90_000);

  it('is followed by the one after where the substitute withdraws too', async () => {
    const contest = await released();
    const { heat } = contest;
    await withdraw(heat, 1);
    expect((await substitute(staff, contest, 2)).status).toBe(200);
    await withdraw(heat, 2);
    expect(await openIn(contest)).toEqual([
      { gaveUp: [entryOf(heat, 2)], offers: [[entryOf(heat, 3), entryOf(heat, 2), 4]], tied: [] },
    ]);
    expect((await substitute(staff, contest, 3)).status).toBe(200);
    expect(await openIn(contest)).toEqual([]);
  });

  it('leaves the office to select between acts that share the next place', async () => {
    const contest = await released([9, 8, 7, 7]);
    const { heat } = contest;
    await withdraw(heat, 0);
    const tied = [entryOf(heat, 2), entryOf(heat, 3)].toSorted();
    expect(await openIn(contest)).toEqual([{ gaveUp: [entryOf(heat, 0)], offers: [], tied: [[1, tied]] }]);
    expect((await substitute(staff, contest, 3)).status).toBe(200);
    expect((await actsIn(contest)).at(-1)).toMatchObject({
      entry: entryOf(heat, 3),
      substitute_for: entryOf(heat, 0),
    });
    expect(await openIn(contest)).toEqual([]);
  });

  it('is followed by no other than the next in line, by the office alone, and not once judging is closed', async () => {
    const contest = await released();
    await withdraw(contest.heat, 0);
    expect((await substitute(head, contest, 2)).status).toBe(403);
    expect((await head.call('GET', `stages/${contest.final.hashcode}/open-places`)).status).toBe(403);
    expect(await substitute(staff, contest, 3)).toMatchObject({
      status: 409,
      body: { error: { code: 'substituteNotNext' } },
    });
    await api.asOwner(`UPDATE stages SET status = 'closed' WHERE hashcode = $1`, [contest.final.hashcode]);
    expect(await substitute(staff, contest, 2)).toMatchObject({
      status: 409,
      body: { error: { code: 'substituteLate' } },
    });
    expect(await actsIn(contest)).toHaveLength(2);
  });

  it('is in no line before the results are released', async () => {
    const final = await maker.make('stages', { rubric: null, next: null, next_count: null });
    const fields = { next: final.hashcode, next_count: 1, next_per_school: null };
    const heat = await makeStage(api, { maker, staff, judges: [head], acts: 2, fields });
    for (const act of [0, 1]) await judgeAct(head, heat, act, { music: 9 - act, stage: 9 });
    await does(staff, 'competition/stages', 'close_judging', heat.stage.hashcode);
    await withdraw(heat, 0);
    expect(await openIn({ heat, final })).toEqual([]);
    expect((await substitute(staff, { heat, final }, 1)).status).toBe(409);
  });
});
