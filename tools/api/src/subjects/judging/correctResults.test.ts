import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { correctionSchema, judgingSchema, stageResultsSchema } from '@callboard/api-contract/competition';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, marksOf, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { listOf } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let head: TestClient;
let owner: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  head = await api.loginAs('showquest', 'judge');
  owner = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

/** A released heat of three acts, 8 before 7 before 6, whose first act goes on to a final. */
async function released(): Promise<TestStage & { final: MadeRecord }> {
  const final = await maker.make('stages', { rubric: null, next: null, next_count: null });
  const fields = { next: final.hashcode, next_count: 1, next_per_school: null };
  const stage = await makeStage(api, { maker, staff, judges: [head], acts: 3, fields });
  for (const act of [0, 1, 2]) await judgeAct(head, stage, act, { music: 8 - act, stage: 8 - act });
  await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
  await call(stage, 'release_results', { goOn: [entryOf(stage, 0)] });
  return { ...stage, final };
}

const entryOf = (stage: TestStage, nth: number) => stage.acts[nth]?.hashcode;
const codeOf = ({ body }: { body: unknown }) => String(Object(body).error?.code ?? 'done');

async function call(stage: TestStage, action: string, data: object, who = head): Promise<string> {
  return codeOf(await onStage(who, action, stage, data));
}

const correct = (stage: TestStage, data: object, who = head) => call(stage, 'correct_results', data, who);
const out = (stage: TestStage, nth: number) => ({
  entry: entryOf(stage, nth),
  to: 'out',
  state: 'disqualified',
  reason: 'A professional took part',
});

async function correction(stage: TestStage, who = head) {
  const { body } = await who.call('GET', `stages/${stage.stage.hashcode}/correction`);
  return v.parse(correctionSchema, Object(body).data);
}

/** Makes one participant the contact of all acts. */
async function ownedBy({ acts }: TestStage, { individual }: TestClient): Promise<void> {
  const entries = acts.map(({ hashcode }) => hashcode);
  await api.asOwner('UPDATE entries SET contact = $2 WHERE hashcode = ANY ($1::uuid[])', [
    entries,
    individual,
  ]);
}

/** The results as the office reads them: `1 name`, corrected ones with a star. */
async function places(stage: TestStage): Promise<string[]> {
  const { body } = await staff.call('GET', `stages/${stage.stage.hashcode}/results`);
  const { acts } = v.parse(stageResultsSchema, Object(body).data);
  return acts.map(({ place, entry, isCorrected }) => {
    const nth = stage.acts.findIndex(({ hashcode }) => hashcode === entry);
    return `${place ?? '-'} ${nth}${isCorrected ? '*' : ''}`;
  });
}

async function finalists({ acts, final }: TestStage & { final: MadeRecord }): Promise<number[]> {
  const rows = await api.database.forTenant('showquest').query<{ entry: string }>({
    text: 'SELECT entry FROM stage_entries WHERE tenant = $1 AND stage = $2::uuid',
    values: ['showquest', final.hashcode],
  });
  return rows.map(({ entry }) => acts.findIndex(({ hashcode }) => hashcode === entry)).sort();
}

/** A performance of the final in two days, in which the act that went on has a time. */
async function finalNight(stage: TestStage & { final: MadeRecord }) {
  const event = String(Object(stage.final['event']).hashcode);
  const at = (hours: number) => new Date(Date.now() + (48 + hours) * 3_600_000).toISOString();
  const venue = await maker.make('venues');
  const space = await maker.make('spaces', { venue: venue.hashcode });
  const performance = await maker.make('performances', {
    event,
    venue: venue.hashcode,
    space: space.hashcode,
    session: 'evening',
    starts_at: at(0),
    ends_at: at(3),
  });
  await api.asOwner(
    `UPDATE time_slots SET performance = $3, slot_starts_at = $4 WHERE event = $1 AND entry = $2`,
    [event, entryOf(stage, 0), performance.hashcode, at(1)],
  );
  return { performance: performance.hashcode, acts: stage.acts };
}

/** The acts with a time in a performance. */
async function timesAt({ performance, acts }: Awaited<ReturnType<typeof finalNight>>): Promise<number[]> {
  const { body } = await staff.call('GET', `callboard/time_slots?performance=${performance}&paginate=false`);
  const slots: { entry: { hashcode: string } }[] = Object(body).data ?? body;
  return slots.map(({ entry }) => acts.findIndex(({ hashcode }) => hashcode === entry.hashcode));
}

describe('[3.24] released results are corrected', () => {
  it('only under a correction, which the head judge opens with a reason', async () => {
    const stage = await released();
    expect(await call(stage, 'decide_place', out(stage, 0))).toBe('resultsOut');
    expect(await correct(stage, { step: 'release', goOn: [], next: 'leave' })).toBe('correctionNone');
    expect((await onStage(staff, 'correct_results', stage, { step: 'open', reason: 'x' })).status).toBe(403);
    expect(await correct(stage, { step: 'open', reason: 'An appeal' })).toBe('done');
    expect(await correct(stage, { step: 'open', reason: 'Another' })).toBe('correctionOpen');
    expect((await correction(stage, staff)).canCorrect).toBe(false);
  });

  it('as the next version: who was second is first, goes on instead, and only those whose line changed hear of it', async () => {
    const stage = await released();
    await ownedBy(stage, owner);
    await correct(stage, { step: 'open', reason: 'A professional took part' });
    await call(stage, 'decide_place', out(stage, 0));
    // Until it is released everyone reads what was released.
    expect(await places(stage)).toEqual(['1 0', '2 1', '3 2']);
    const { open } = await correction(stage);
    expect(open).toMatchObject({ missing: 0, goOn: [entryOf(stage, 1)] });
    expect(open?.next).toMatchObject({ status: 'planned', wentOn: [entryOf(stage, 0)] });
    expect(open?.differences.map(({ changes }) => changes.map(({ kind }) => kind))).toEqual([
      ['place'],
      ['place'],
      ['state', 'place', 'total'],
    ]);
    expect(await correct(stage, { step: 'drop' })).toBe('correctionChanges');
    expect(await correct(stage, { step: 'release', goOn: [entryOf(stage, 0)], next: 'repair' })).toBe(
      'resultsChanged',
    );
    expect(await finalists(stage)).toEqual([0]);
    expect(await correct(stage, { step: 'release', goOn: [entryOf(stage, 1)], next: 'repair' })).toBe('done');
    expect(await places(stage)).toEqual(['1 1*', '2 2*', '- 0*']);
    expect(await finalists(stage)).toEqual([1]);
    const heard = (await listOf(owner)).results.filter(({ kind }) => kind === 'resultsCorrected');
    expect(heard.map(({ facts }) => [facts['before'], facts['place'], facts['next'] !== '']).sort()).toEqual([
      ['1', '', false],
      ['2', '1', true],
      ['3', '2', false],
    ]);
    const { versions } = await correction(stage, staff);
    expect(versions.map(({ number, status }) => [number, status])).toEqual([
      [2, 'released'],
      [1, 'replaced'],
    ]);
  });

  it('for one act alone, whose sheet is opened again, signed again', async () => {
    const stage = await released();
    await ownedBy(stage, owner);
    const { body } = await head.call('GET', `stages/${stage.stage.hashcode}/judging`);
    const sheets: { entry: string; hashcode: string }[] = Object(body).data.sheets;
    const sheet = sheets.find(({ entry }) => entry === entryOf(stage, 2))?.hashcode;
    const reopen = { sheet, reason: 'A typing error' };
    expect(await call(stage, 'reopen_sheet', reopen)).toBe('judgingNotOn');
    await correct(stage, { step: 'open', reason: 'A typing error' });
    expect(await call(stage, 'reopen_sheet', reopen)).toBe('done');
    expect((await correction(stage)).open?.missing).toBe(1);
    expect(await correct(stage, { step: 'release', goOn: [entryOf(stage, 0)], next: 'leave' })).toBe(
      'correctionMissing',
    );
    // The judge finds that act alone, and no other sheet can be written.
    const judged = v.parse(judgingSchema, Object((await head.call('GET', 'judging')).body).data).stages;
    const own = judged.find(({ hashcode }) => hashcode === stage.stage.hashcode);
    expect(own).toMatchObject({ status: 'judging', acts: [{ hashcode: entryOf(stage, 2) }] });
    const other = { entry: entryOf(stage, 0), marks: marksOf({ music: 1 }) };
    expect(await call(stage, 'score', other)).toBe('correctionSheet');
    await judgeAct(head, stage, 2, { music: 6.5, stage: 6 });
    const [difference, ...others] = (await correction(stage)).open?.differences ?? [];
    expect(others).toEqual([]);
    expect(difference?.changes.map(({ kind }) => kind)).toEqual(['total', 'feedback']);
    expect(await correct(stage, { step: 'release', goOn: [entryOf(stage, 0)], next: 'leave' })).toBe('done');
    expect(await places(stage)).toEqual(['1 0', '2 1', '3 2*']);
    const { results } = await listOf(owner);
    expect(results.filter(({ facts }) => facts['reason'] === 'A typing error')).toHaveLength(1);
  });

  it('also in a name, and is dropped where it changes nothing', async () => {
    const stage = await released();
    await correct(stage, { step: 'open', reason: 'To look again' });
    expect(await correct(stage, { step: 'drop' })).toBe('done');
    await api.asOwner(`UPDATE entries SET name = 'The right name' WHERE hashcode = $1`, [entryOf(stage, 1)]);
    await correct(stage, { step: 'open', reason: 'The name was wrong' });
    const { open } = await correction(stage);
    expect(open?.differences).toMatchObject([
      { name: 'The right name', changes: [{ kind: 'name', to: 'The right name' }] },
    ]);
    await correct(stage, { step: 'release', goOn: [entryOf(stage, 0)], next: 'leave' });
    const { body } = await staff.call('GET', `stages/${stage.stage.hashcode}/results`);
    expect(JSON.stringify(body)).toContain('The right name');
  });

  it('passes the time of who leaves the next stage to who comes in instead', async () => {
    const stage = await released();
    const night = await finalNight(stage);
    expect(await timesAt(night)).toEqual([0]);
    await correct(stage, { step: 'open', reason: 'An appeal' });
    await call(stage, 'decide_place', out(stage, 0));
    const goOn = [entryOf(stage, 1)];
    expect(await correct(stage, { step: 'release', goOn, next: 'repair' })).toBe('done');
    expect(await finalists(stage)).toEqual([1]);
    expect(await timesAt(night)).toEqual([1]);
  });

  it('takes no one from a next stage that has begun, and asks what becomes of it', async () => {
    const stage = await released();
    await api.asOwner(`UPDATE stages SET status = 'judging' WHERE hashcode = $1`, [stage.final.hashcode]);
    await correct(stage, { step: 'open', reason: 'An appeal' });
    await call(stage, 'decide_place', out(stage, 0));
    const goOn = [entryOf(stage, 1)];
    expect((await correction(stage)).open?.next?.status).toBe('judging');
    expect(await correct(stage, { step: 'release', goOn, next: 'repair' })).toBe('correctionNext');
    expect(await correct(stage, { step: 'release', goOn, next: 'add' })).toBe('done');
    expect(await finalists(stage)).toEqual([0, 1]);
  });
});
