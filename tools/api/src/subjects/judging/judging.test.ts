import type { TenantCode } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { Judging, JudgingDesk } from '@callboard/api-contract/competition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, marksOf, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const tenants: TenantCode[] = ['showquest', 'rockquest'];

describe.each(tenants)('[3.24] [1.10] judging at %s', (tenant) => {
  let staff: TestClient;
  let head: TestClient;
  let second: TestClient;
  let stranger: TestClient;
  let participant: TestClient;
  let maker: RecordMaker;

  beforeAll(async () => {
    staff = await api.loginAs(tenant, 'staff');
    head = await api.loginAs(tenant, 'judge');
    second = await api.loginAs(tenant, 'judge');
    stranger = await api.loginAs(tenant, 'judge');
    participant = await api.loginAs(tenant, 'participant');
    maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  });

  const started = (fields?: Readonly<Record<string, unknown>>, acts = 2) =>
    makeStage(api, { maker, staff, judges: [head, second], acts, ...(fields && { fields }) });
  // The answers are checked against their schemas by every test.
  const judging = async (client: TestClient) =>
    ((await client.call('GET', 'judging')).body as { data: Judging }).data;
  const ofStage = async (client: TestClient, { stage }: TestStage) =>
    (await judging(client)).stages.find(({ hashcode }) => hashcode === stage.hashcode);
  const desk = (client: TestClient, { stage }: TestStage) =>
    client.call('GET', `stages/${stage.hashcode}/judging`);
  const deskOf = async (client: TestClient, stage: TestStage) =>
    ((await desk(client, stage)).body as { data: JudgingDesk }).data;
  const entryOf = ({ acts }: TestStage, act = 0) => acts[act]?.hashcode ?? '';

  it('starts only with a rubric in use, a panel and acts, and then keeps its rules', async () => {
    const event = await maker.make('events', {});
    const bare = await maker.make('stages', { event: event.hashcode, rubric: null, next: null });
    const early = await staff.call('POST', 'competition/stages/actions', {
      action: 'start_judging',
      target: bare.hashcode,
    });
    expect(early).toMatchObject({ status: 400, body: { error: { code: 'stageNotReady' } } });
    const stage = await started();
    const late = await staff.call('PATCH', `competition/stages/${stage.stage.hashcode}`, {
      method: 'median',
    });
    expect(late.status).toBeGreaterThanOrEqual(400);
  });

  it('refuses a stage that leads back to itself, directly or by another', async () => {
    const event = await maker.make('events', {});
    const make = (next: string | null) => maker.make('stages', { event: event.hashcode, rubric: null, next });
    const final = await make(null);
    const heat = await make(final.hashcode);
    for (const next of [final.hashcode, heat.hashcode]) {
      const answer = await staff.call('PATCH', `competition/stages/${final.hashcode}`, { next });
      expect(answer.status, JSON.stringify(answer.body)).toBe(400);
      expect(JSON.stringify(answer.body)).toContain('lead back to itself');
    }
    const other = await make(null);
    const answer = await staff.call('PATCH', `competition/stages/${final.hashcode}`, {
      next: other.hashcode,
    });
    expect(answer.status).toBe(200);
  });

  it('a rubric that contradicts itself is not put in use', async () => {
    const content = {
      criteria: [{ code: 'music', label: 'Music', weight: 100, min: 5, max: 5, step: 1 }],
      penalties: [],
    };
    const { hashcode: target } = await maker.make('rubrics', { content });
    const answer = await staff.call('POST', 'competition/rubrics/actions', { action: 'publish', target });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'rubricWrong' } } });
  });

  it('a judge has the own stages, acts and sheets, and no others', async () => {
    const stage = await started();
    expect((await ofStage(head, stage))?.acts.map(({ hashcode }) => hashcode).sort()).toEqual(
      stage.acts.map(({ hashcode }) => hashcode).sort(),
    );
    expect(await ofStage(stranger, stage)).toBeUndefined();
    expect((await desk(stranger, stage)).status).toBe(404);
    const data = { entry: entryOf(stage), marks: marksOf({ music: 5 }) };
    expect((await onStage(stranger, 'score', stage, data)).status).toBe(404);
    expect((await onStage(staff, 'score', stage, data)).status).toBe(403);
    expect((await participant.call('GET', 'judging')).status).toBe(403);
  });

  it('marks of two devices become one sheet by criterion and time, in any order of arrival', async () => {
    const stage = await started();
    const entry = entryOf(stage);
    const now = Date.now();
    await onStage(second, 'score', stage, {
      entry,
      marks: marksOf({ music: 7, stage: 5 }, { at: now - 1_000, device: 'tablet' }),
    });
    await onStage(second, 'score', stage, {
      entry,
      marks: marksOf({ music: 4 }, { at: now - 5_000, device: 'phone' }),
      comment: 'Thank you',
    });
    await onStage(second, 'score', stage, {
      entry,
      marks: marksOf({ stage: 8 }, { at: now - 500, device: 'phone' }),
    });
    const sheet = (await ofStage(second, stage))?.sheets.find((each) => each.entry === entry);
    expect(sheet?.marks.map(({ code, value }) => [code, value])).toEqual([
      ['music', 7],
      ['stage', 8],
    ]);
    expect(sheet?.comment).toBe('Thank you');
  });

  it.each([
    ['out of the scale', { music: 11 }, 'scoreOffScale'],
    ['between the steps', { music: 7.25 }, 'scoreOffScale'],
    ['of no criterion', { dance: 5 }, 'scoreNoCriterion'],
  ])('refuses a score %s', async (_case, scores, code) => {
    const stage = await started();
    const marks = marksOf(scores);
    const answer = await onStage(head, 'score', stage, { entry: entryOf(stage), marks });
    expect(answer).toMatchObject({ status: 400, body: { error: { code } } });
    expect((await ofStage(head, stage))?.sheets).toEqual([]);
  });

  it.each([
    ['3 minutes', 180_000],
    ['a day', 86_400_000],
  ])('takes the scores of a clock that is %s ahead when they arrive', async (_size, ahead) => {
    const stage = await started();
    const entry = entryOf(stage);
    const scored = async (value: number, at: number) => {
      const marks = marksOf({ music: value }, { at });
      expect((await onStage(head, 'score', stage, { entry, marks })).status).toBe(200);
    };
    await scored(5, Date.now() + ahead);
    await scored(6, Date.now() + ahead + 1_000);
    // Of a device whose clock is right.
    await scored(7, Date.now());
    expect((await ofStage(head, stage))?.sheets[0]?.marks).toMatchObject([{ value: 7 }]);
  });

  it('has the comment and the penalties that were made last, in whichever order they arrive', async () => {
    const stage = await started();
    const entry = entryOf(stage);
    const at = (seconds: number) => ({ madeAt: new Date(Date.now() - seconds * 1_000).toISOString() });
    for (const [comment, penalties, seconds] of [
      ['Second', ['late'], 20],
      ['First', [], 40],
      ['Third', [], 10],
      ['Before', ['late'], 30],
    ] as const) {
      const made = { comment, commentMade: at(seconds), penalties, penaltiesMade: at(seconds) };
      expect((await onStage(head, 'score', stage, { entry, ...made })).status).toBe(200);
    }
    expect((await ofStage(head, stage))?.sheets[0]).toMatchObject({ comment: 'Third', penalties: [] });
  });

  it('signs a whole sheet alone, which then stays as it is', async () => {
    const stage = await started();
    const entry = entryOf(stage);
    await onStage(head, 'score', stage, { entry, marks: marksOf({ music: 5 }) });
    expect(await onStage(head, 'sign_sheet', stage, { entry })).toMatchObject({
      status: 409,
      body: { error: { code: 'sheetNotWhole' } },
    });
    await judgeAct(head, stage, 0, { music: 6, stage: 7 });
    // A second device signs what is signed.
    expect((await onStage(head, 'sign_sheet', stage, { entry })).status).toBe(200);
    const late = await onStage(head, 'score', stage, { entry, marks: marksOf({ music: 10 }) });
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'sheetSigned' } } });
  });

  it('who steps aside does not score the act, and can come back', async () => {
    const stage = await started();
    const entry = entryOf(stage);
    await onStage(second, 'step_aside', stage, { entry, aside: true, reason: 'My niece sings in it' });
    expect(await onStage(second, 'score', stage, { entry, marks: marksOf({ music: 5 }) })).toMatchObject({
      status: 409,
      body: { error: { code: 'sheetAside' } },
    });
    expect((await onStage(second, 'step_aside', stage, { entry, aside: false })).status).toBe(200);
    await judgeAct(second, stage, 0, { music: 5, stage: 5 });
  });

  it('the head judge sees all sheets, and no one else a score of another', async () => {
    const stage = await started();
    await judgeAct(head, stage, 0, { music: 6, stage: 7 });
    await judgeAct(second, stage, 0, { music: 9.5, stage: 3 });
    const all = await deskOf(head, stage);
    expect(all.isHead).toBe(true);
    expect(all.sheets.map(({ open }) => open?.marks.length)).toEqual([2, 2]);
    for (const other of [second, staff]) {
      const shown = await deskOf(other, stage);
      expect(shown.isHead).toBe(false);
      expect(shown.sheets.map(({ status, open }) => [status, open])).toEqual([
        ['signed', null],
        ['signed', null],
      ]);
      // The seconds of a time end so, too, after another digit.
      expect(JSON.stringify(shown)).not.toMatch(/(?<!\d)9\.5/);
    }
    const count = async (client: TestClient) =>
      (await client.call('GET', `competition/score_sheets?stage=${stage.stage.hashcode}`)).body;
    expect(await count(head)).toMatchObject({ count: 2 });
    expect(await count(second)).toMatchObject({ count: 1 });
    expect((await staff.call('GET', 'competition/score_sheets')).status).toBe(403);
  });

  it('names a sheet that was changed behind the back of its judge, and a chain that lost a sheet', async () => {
    const stage = await started(undefined, 3);
    for (const act of [0, 1, 2]) await judgeAct(second, stage, act, { music: 5 + act, stage: 5 });
    const broken = async () =>
      (await deskOf(head, stage)).sheets.filter(({ isBroken }) => isBroken).map(({ entry }) => entry);
    expect(await broken()).toEqual([]);
    await api.asOwner(
      `UPDATE score_sheets SET content = jsonb_set(content, '{marks,0,value}', '9') WHERE stage = $1 AND entry = $2`,
      [stage.stage.hashcode, entryOf(stage, 1)],
    );
    expect(await broken()).toEqual([entryOf(stage, 1)]);
    await api.asOwner('DELETE FROM score_sheets WHERE stage = $1 AND entry = $2', [
      stage.stage.hashcode,
      entryOf(stage, 1),
    ]);
    expect(await broken()).toEqual([entryOf(stage, 2)]);
  });

  it('a sheet opened again by the head judge keeps its seal in the chain, and is signed again', async () => {
    const stage = await started();
    await judgeAct(second, stage, 0, { music: 5, stage: 5 });
    await judgeAct(second, stage, 1, { music: 6, stage: 5 });
    const sheet = (await deskOf(head, stage)).sheets.find(({ entry }) => entry === entryOf(stage))?.hashcode;
    const data = { sheet, reason: 'Two acts were mixed up' };
    expect((await onStage(second, 'reopen_sheet', stage, data)).status).toBe(403);
    expect((await onStage(head, 'reopen_sheet', stage, data)).status).toBe(200);
    expect((await ofStage(second, stage))?.sheets).toContainEqual(
      expect.objectContaining({ entry: entryOf(stage), status: 'open', reason: data.reason }),
    );
    await judgeAct(second, stage, 0, { music: 8, stage: 5 });
    expect((await deskOf(head, stage)).sheets.every(({ isBroken }) => !isBroken)).toBe(true);
  });

  it('releases once: places, totals and feedback come, those who go on are in the next stage', async () => {
    const final = await maker.make('events', {});
    const next = await maker.make('stages', {
      event: final.hashcode,
      rubric: null,
      next: null,
      next_count: null,
    });
    const stage = await started({ next: next.hashcode, next_count: 1 });
    const own = entryOf(stage, 1);
    await api.asOwner('UPDATE entries SET contact = $2 WHERE hashcode = $1', [own, participant.individual]);
    await judgeAct(head, stage, 0, { music: 6, stage: 7 });
    await judgeAct(head, stage, 1, { music: 9, stage: 8 });
    await judgeAct(second, stage, 1, { music: 8, stage: 9 });
    const ofEntrant = async () => (await participant.call('GET', 'competition/stage_entries')).body;
    expect(JSON.stringify(await ofEntrant())).toContain('"place":null');
    const release = (client: TestClient, goOn: readonly string[]) =>
      onStage(client, 'release_results', stage, { goOn });
    expect(await release(head, [own])).toMatchObject({
      status: 409,
      body: { error: { code: 'resultsNotClosed' } },
    });
    await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
    expect((await release(second, [own])).status).toBe(403);
    expect(await release(head, [entryOf(stage)])).toMatchObject({
      status: 409,
      body: { error: { code: 'resultsChanged' } },
    });
    expect((await release(head, [own])).status).toBe(200);
    expect((await release(head, [own])).status).toBe(409);
    const shown = JSON.stringify(await ofEntrant());
    // (9 × 60 + 8 × 40 + 8 × 60 + 9 × 40) ÷ 2 ÷ 10
    expect(shown).toContain('"total":"85.00"');
    expect(shown).not.toContain(entryOf(stage));
    const moved = await staff.call('GET', `competition/stage_entries?stage=${next.hashcode}`);
    expect(JSON.stringify(moved.body)).toContain(own);
    expect(moved.body).toMatchObject({ results: [{ came_place: 1, place: null }] });
  });
});
