import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let admin: TestClient;
let head: TestClient;
let second: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  admin = await api.loginAs('showquest', 'admin');
  head = await api.loginAs('showquest', 'judge');
  second = await api.loginAs('showquest', 'judge');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

const judged = () => makeStage(api, { maker, staff, judges: [head, second] });
const codeOf = ({ body }: { body: unknown }) => String(Object(body).error?.code ?? Object(body).code);
const path = 'competition/panel_judges';
const seatFor = ({ event, stage }: TestStage, judge: string | null) => ({
  event: event.hashcode,
  stage: stage.hashcode,
  judge,
});
const act = (client: TestClient, action: string, target: string | undefined, data?: object) =>
  client.call('POST', `${path}/actions`, { action, target, ...(data && { data }) });

describe('[6.8] a seat on a panel', () => {
  it('is for users with the role judge, and never for the one who gives it', async () => {
    const stage = await judged();
    const own = await staff.call('POST', path, seatFor(stage, staff.user));
    expect([own.status, codeOf(own)]).toEqual([403, 'seatOwn']);
    const { hashcode: clerk } = await maker.make('users', { roles: ['staff'] });
    const wrong = await staff.call('POST', path, seatFor(stage, clerk));
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.body)).toContain('Select a user with the role judge.');
    const { hashcode: judge } = await maker.make('users', { roles: ['judge'] });
    expect((await staff.call('POST', path, seatFor(stage, judge))).status).toBe(201);
  });

  it('leads once judging has begun only by an admin with a reason, which the panel reads', async () => {
    const stage = await judged();
    const [first, other] = stage.panel.map(({ hashcode }) => hashcode);
    const reason = 'Ana is related to an entrant';
    expect(codeOf(await act(staff, 'lead', other))).toBe('leadLate');
    expect(codeOf(await act(staff, 'judge_only', first, { reason }))).toBe('leadLate');
    expect(codeOf(await act(staff, 'stand_down', first, { reason }))).toBe('leadLate');
    expect(codeOf(await act(admin, 'judge_only', first))).toBe('leadLate');
    expect((await act(admin, 'judge_only', first, { reason })).status).toBe(200);
    expect((await act(admin, 'lead', other, { reason })).status).toBe(200);
    const { body } = await head.call('GET', `stages/${stage.stage.hashcode}/judging`);
    const judges: { user: string; status: string; reason: string }[] = Object(body).data.judges;
    expect(judges.find(({ user }) => user === second.user)).toMatchObject({ status: 'leading', reason });
  });
});

describe('[7.40] what decides a result is ended, not deleted', () => {
  it('neither a judge nor an act with signed sheets, nor the stage or its rubric, by anyone or by Undo', async () => {
    const stage = await judged();
    await judgeAct(head, stage, 0, { music: 5, stage: 5 });
    const [seat, free] = stage.panel.map(({ hashcode }) => hashcode);
    const part = await staff.call(
      'GET',
      `competition/stage_entries?stage=${stage.stage.hashcode}&entry=${stage.acts[0]?.hashcode}`,
    );
    const [entry] = Object(part.body).results;
    for (const client of [staff, admin]) {
      expect(codeOf(await client.call('DELETE', `${path}/${seat}`))).toBe('reliedOnRemove');
      expect(codeOf(await client.call('DELETE', `competition/stage_entries/${entry.hashcode}`))).toBe(
        'reliedOnRemove',
      );
      for (const at of [
        `competition/stages/${stage.stage.hashcode}`,
        `competition/rubrics/${stage.rubric.hashcode}`,
      ])
        expect(codeOf(await client.call('DELETE', at))).toBe('reliedOnRemove');
    }
    // A judge who signed nothing can leave while judging is on, and no one once it is closed.
    await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
    expect(codeOf(await staff.call('DELETE', `${path}/${free}`))).toBe('reliedOnRemove');
  });

  it('and its rules stay as they are from the first score on, for an admin too', async () => {
    const stage = await judged();
    const at = `competition/stages/${stage.stage.hashcode}`;
    expect((await admin.call('PATCH', at, { decimals: 1 })).status).toBe(200);
    await judgeAct(head, stage, 0, { music: 5, stage: 5 });
    const { hashcode: rubric } = await maker.make('rubrics', {});
    for (const change of [
      { method: 'median' },
      { tie_break: 'shared' },
      { decimals: 3 },
      { min_judges: 2 },
      { next_count: 3 },
      { rubric },
    ])
      expect([change, codeOf(await admin.call('PATCH', at, change))]).toEqual([change, 'reliedOnFixed']);
    expect((await staff.call('PATCH', at, { notes: 'Doors at six' })).status).toBe(200);
    const content = {
      criteria: [{ code: 'a', label: 'A', weight: 1, min: 0, max: 1, step: 1 }],
      penalties: [],
    };
    const changed = await admin.call('PATCH', `competition/rubrics/${stage.rubric.hashcode}`, { content });
    expect(codeOf(changed)).toBe('reliedOnFixed');
  });
});
