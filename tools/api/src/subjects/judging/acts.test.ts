import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { publicResultsSchema, type Judging, type JudgingDesk } from '@callboard/api-contract/competition';
import { apiPrefix } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { textsOf } from '../../testKit/textsOf';
import { protocolDocument } from './protocolPdf';
import { createReleaseDue } from './releaseDue';

const reason = 'A song over the limit of the rules';
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

const entryOf = ({ acts }: TestStage, act: number) => acts[act]?.hashcode ?? '';
// The answers are checked against their schemas by every test.
const read = async <Data>(client: TestClient, path: string): Promise<Data> =>
  ((await client.call('GET', path)).body as { data: Data }).data;
const deskOf = (client: TestClient, { stage }: TestStage) =>
  read<JudgingDesk>(client, `stages/${stage.hashcode}/judging`);
const stateOf = async (client: TestClient, stage: TestStage, act: number) =>
  (await deskOf(client, stage)).acts.find(({ hashcode }) => hashcode === entryOf(stage, act))?.state;
const listedFor = async (client: TestClient, { stage }: TestStage) =>
  (await read<Judging>(client, 'judging')).stages.find(({ hashcode }) => hashcode === stage.hashcode)?.acts ??
  [];
const close = ({ stage }: TestStage) => does(staff, 'competition/stages', 'close_judging', stage.hashcode);
const takeOut = (stage: TestStage, act: number, state = 'disqualified') =>
  onStage(head, 'decide_place', stage, { entry: entryOf(stage, act), to: 'out', state, reason });
const stored = ({ stage }: TestStage) =>
  api.asOwner<{ entry: string; state: string | null; place: number | null; has_feedback: boolean }>(
    `SELECT entry, state, place, feedback IS NOT NULL AS has_feedback FROM stage_entries WHERE stage = $1 ORDER BY place, name`,
    [stage.hashcode],
  );
const certificates = async ({ stage }: TestStage, entry: string) =>
  (await staff.call('GET', `stages/${stage.hashcode}/certificates?entry=${entry}`)).status;

/** The night on which the acts of a stage appear, ten minutes each. */
async function nightOf(stage: TestStage): Promise<{ performance: MadeRecord; call: typeof call }> {
  const begins = Math.floor(Date.now() / 60_000) * 60_000 - 60 * 60_000;
  const at = (minutes: number) => new Date(begins + minutes * 60_000).toISOString();
  const venue = await maker.make('venues', { time_zone: 'Pacific/Auckland' });
  const space = await maker.make('spaces', { venue: venue.hashcode });
  const event = stage.event.hashcode;
  const performance = await maker.make('performances', {
    event,
    venue: venue.hashcode,
    space: space.hashcode,
    session: 'matinee',
    starts_at: at(0),
    ends_at: at(120),
  });
  for (const [nth, { hashcode: entry }] of stage.acts.entries())
    await maker.make('timeSlots', {
      kind: 'entry',
      name: null,
      event,
      entry,
      away: null,
      performance: performance.hashcode,
      slot_starts_at: at(nth * 10),
      minutes: 10,
    });
  await api.asOwner(`UPDATE performances SET status = 'scheduled' WHERE hashcode = $1`, [
    performance.hashcode,
  ]);
  let made = 0;
  async function call(step: string, act: number, more: object = {}): Promise<string> {
    const hashcode = randomUUID();
    made += 1;
    const data = { hashcode, step, item: entryOf(stage, act), made_at: at(made), ...more };
    const answer = await staff.call('POST', 'callboard/performances/actions', {
      action: 'call_show',
      target: performance.hashcode,
      data,
    });
    expect(answer.status).toBe(200);
    return hashcode;
  }
  return { performance, call };
}

describe('[2.21] what happened to an act in a stage', () => {
  it('is one fact: who did not come on the stage keeps no sheet, ceremony or planned release waiting', async () => {
    const stage = await makeStage(api, { maker, staff, judges: [head, second], acts: 3 });
    const { call } = await nightOf(stage);
    await call('here', 0);
    expect(await stateOf(head, stage, 0)).toBe('present');
    await call('start', 0);
    const noShow = await call('no_show', 1);
    for (const client of [head, second, staff]) {
      expect(await stateOf(client, stage, 0)).toBe('performed');
      expect(await stateOf(client, stage, 1)).toBe('did_not_come');
    }
    expect((await listedFor(second, stage)).map(({ state }) => state)).toEqual([
      'performed',
      'did_not_come',
      'expected',
    ]);
    // A wrong call is undone, and made again.
    await call('undo', 1, { item: null, undoes: noShow });
    expect(await stateOf(head, stage, 1)).toBe('expected');
    await call('no_show', 1);
    for (const judge of [head, second])
      for (const act of [0, 2]) await judgeAct(judge, stage, act, { music: 5 + act, stage: 5 });
    await close(stage);
    expect((await onStage(head, 'run_ceremony', stage, { step: 'open', releases: false })).status).toBe(200);
    expect((await onStage(head, 'run_ceremony', stage, { step: 'close' })).status).toBe(200);
    await api.asOwner(`UPDATE stages SET release_at = now() - interval '1 second' WHERE hashcode = $1`, [
      stage.stage.hashcode,
    ]);
    await createReleaseDue(api.database)(
      { tenant: 'showquest', stage: stage.stage.hashcode },
      { id: randomUUID(), signal: new AbortController().signal },
    );
    expect(await stored(stage)).toEqual([
      { entry: entryOf(stage, 2), state: 'performed', place: 1, has_feedback: true },
      { entry: entryOf(stage, 0), state: 'performed', place: 2, has_feedback: true },
      { entry: entryOf(stage, 1), state: 'did_not_come', place: null, has_feedback: false },
    ]);
    expect(await certificates(stage, entryOf(stage, 0))).toBe(200);
    expect(await certificates(stage, entryOf(stage, 1))).toBe(404);
    const { acts } = await read<{ acts: { state: string; place: number | null }[] }>(
      staff,
      `stages/${stage.stage.hashcode}/results`,
    );
    expect(acts.map(({ state, place }) => [state, place])).toEqual([
      ['performed', 1],
      ['performed', 2],
      ['did_not_come', null],
    ]);
  }, 60_000);

  it('is what a signed sheet says, where the stage called the wrong act', async () => {
    const stage = await makeStage(api, { maker, staff, judges: [head], acts: 1 });
    const { call } = await nightOf(stage);
    await judgeAct(head, stage, 0, { music: 5, stage: 5 });
    await call('no_show', 0);
    expect(await stateOf(head, stage, 0)).toBe('performed');
  });

  it('waits for the sheets of who is only late', async () => {
    const stage = await makeStage(api, { maker, staff, judges: [head], acts: 2 });
    const { call } = await nightOf(stage);
    await call('skip', 1);
    await judgeAct(head, stage, 0, { music: 5, stage: 5 });
    await close(stage);
    const answer = await onStage(head, 'run_ceremony', stage, { step: 'open', releases: false });
    expect(answer.body).toMatchObject({ error: { code: 'ceremonySheets' } });
  });
});

describe('[7.40] an act that is taken out', () => {
  async function judged(fields: Readonly<Record<string, unknown>> = {}): Promise<TestStage> {
    const next = await maker.make('stages', { rubric: null, next: null, next_count: null });
    const stage = await makeStage(api, {
      maker,
      staff,
      judges: [head],
      acts: 4,
      fields: { next: next.hashcode, next_count: 2, place_left: 'move_up', ...fields },
    });
    for (const act of [0, 1, 2, 3]) await judgeAct(head, stage, act, { music: 9 - act, stage: 9 });
    await close(stage);
    return stage;
  }

  it('leaves its place to those below, in results, certificates, ceremony, public page and the next stage', async () => {
    const stage = await judged();
    expect((await takeOut(stage, 0)).status).toBe(200);
    await api.asOwner(`UPDATE events SET status = 'running', ends_on = current_date WHERE hashcode = $1`, [
      stage.event.hashcode,
    ]);
    const stays = await onStage(head, 'release_results', stage, {
      goOn: [entryOf(stage, 0), entryOf(stage, 1)],
    });
    expect(stays.body).toMatchObject({ error: { code: 'resultsChanged' } });
    const goOn = [entryOf(stage, 1), entryOf(stage, 2)];
    expect((await onStage(head, 'release_results', stage, { goOn })).status).toBe(200);
    expect((await stored(stage)).map(({ state, place }) => [state, place])).toEqual([
      ['performed', 1],
      ['performed', 2],
      ['performed', 3],
      ['disqualified', null],
    ]);
    // It was on stage: its certificate and its comments stay.
    expect(await certificates(stage, entryOf(stage, 0))).toBe(200);
    const answer = await api.app.inject({
      url: `${apiPrefix()}season/results`,
      headers: { domain: 'showquest' },
    });
    const { stages } = v.parse(v.object({ data: publicResultsSchema }), answer.json()).data;
    const shown = stages.find(({ hashcode }) => hashcode === stage.stage.hashcode);
    expect(shown?.acts.map(({ place }) => place)).toEqual([1, 2, 3, null]);
    const { acts, decisions } = await deskOf(staff, stage);
    expect(acts.map(({ state }) => state)).toContain('disqualified');
    expect(decisions).toMatchObject([{ to: 'out', state: 'disqualified', reason }]);
  }, 60_000);

  it('leaves its place empty where the stage has it so', async () => {
    const stage = await judged({ place_left: 'stay_empty' });
    expect((await takeOut(stage, 1, 'did_not_finish')).status).toBe(200);
    const goOn = [entryOf(stage, 0), entryOf(stage, 2)];
    expect((await onStage(head, 'release_results', stage, { goOn })).status).toBe(200);
    expect((await stored(stage)).map(({ place }) => place)).toEqual([1, 3, 4, null]);
  }, 60_000);

  it('needs no sheet from then on, is known while others are judged, and is undone', async () => {
    const stage = await makeStage(api, { maker, staff, judges: [head, second], acts: 2 });
    for (const judge of [head, second]) await judgeAct(judge, stage, 0, { music: 5, stage: 5 });
    expect((await takeOut(stage, 1, 'did_not_come')).status).toBe(200);
    expect((await listedFor(second, stage)).map(({ state }) => state)).toContain('did_not_come');
    const undo = { entry: entryOf(stage, 1), to: 'sheets' };
    expect((await onStage(head, 'decide_place', stage, undo)).status).toBe(200);
    expect(await stateOf(head, stage, 1)).toBe('expected');
    // As what it was taken out is for those who lead the stage, until the release.
    expect((await takeOut(stage, 1)).status).toBe(200);
    expect(await stateOf(head, stage, 1)).toBe('disqualified');
    for (const client of [second, staff]) expect(await stateOf(client, stage, 1)).toBe('expected');
    await close(stage);
    expect((await onStage(head, 'run_ceremony', stage, { step: 'open', releases: true })).status).toBe(200);
    expect((await onStage(head, 'run_ceremony', stage, { step: 'next', from: 0 })).status).toBe(200);
    // Where no one saw it on stage, it has no certificate.
    expect(await certificates(stage, entryOf(stage, 1))).toBe(404);
  }, 60_000);

  it('stands in the protocol with its reason, and by whom', async () => {
    const stage = await judged();
    await takeOut(stage, 0);
    await onStage(head, 'decide_place', stage, {
      entry: entryOf(stage, 3),
      to: 'place',
      place: 1,
      reason: 'Heard by all',
    });
    const texts = textsOf(
      protocolDocument('Showquest', await deskOf(head, stage), 'en', '2026-05-07T05:00:00Z').content,
    );
    expect(texts.some((text) => text.startsWith(`Disqualified\n${reason}\n`))).toBe(true);
    expect(texts.some((text) => text.startsWith('Place 1\nHeard by all\n'))).toBe(true);
  }, 60_000);
});
