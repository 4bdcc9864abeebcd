import { apiPrefix } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { judgingSchema } from '@callboard/api-contract/competition';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { userActions } from '../../testKit/userActions';

const secret = 'canaryprivate0x';
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

const started = () => makeStage(api, { maker, staff, judges: [head, second], acts: 2 });
const entryOf = ({ acts }: TestStage, act = 0) => acts[act]?.hashcode ?? '';
const note = (client: TestClient, stage: TestStage, given: object = {}) =>
  onStage(client, 'mark_privately', stage, {
    entry: entryOf(stage),
    note: secret,
    isMarked: true,
    madeAt: new Date().toISOString(),
    ...given,
  });

async function marksOf(token: string, { stage }: TestStage) {
  const headers = { authorization: `Token ${token}`, domain: 'showquest' };
  const answer = await api.app.inject({ url: `${apiPrefix()}judging`, headers });
  const { stages } = v.parse(v.object({ data: judgingSchema }), answer.json()).data;
  return stages.find(({ hashcode }) => hashcode === stage.hashcode)?.privateMarks;
}

describe('[3.24] [7.40] what a judge notes for themselves', () => {
  it('is read by that judge alone, also once the sheet is signed or left, and by no admin who views as the judge', async () => {
    const stage = await started();
    await judgeAct(second, stage, 0, { music: 5, stage: 5 });
    expect((await note(second, stage)).status).toBe(200);
    const left = { entry: entryOf(stage, 1), aside: true, reason: 'My niece sings' };
    expect((await onStage(second, 'step_aside', stage, left)).status).toBe(200);
    expect((await note(second, stage, { entry: entryOf(stage, 1), isMarked: false })).status).toBe(200);
    expect(await marksOf(second.token, stage)).toHaveLength(2);
    expect(await marksOf(second.token, stage)).toContainEqual(
      expect.objectContaining({ entry: entryOf(stage), note: secret, isMarked: true }),
    );
    expect(await marksOf(head.token, stage)).toEqual([]);
    const viewed = await userActions(api).act('view_as', { user: second.user }, { token: admin.token });
    const { token } = viewed.json().data.authorization;
    expect(await marksOf(token, stage)).toEqual([]);
  });

  it('is in no list, record, search, history, export or page of others', async () => {
    const stage = await started();
    await judgeAct(second, stage, 0, { music: 5, stage: 5 });
    await note(second, stage);
    const [sheet] = await api.asOwner<{ hashcode: string }>(
      'SELECT hashcode FROM score_sheets WHERE stage = $1',
      [stage.stage.hashcode],
    );
    const sheets = 'competition/score_sheets';
    for (const client of [head, staff, admin])
      for (const address of [
        `stages/${stage.stage.hashcode}/judging`,
        `${sheets}?stage=${stage.stage.hashcode}`,
        `${sheets}?search=${secret.slice(0, 6)}`,
        `${sheets}/${sheet?.hashcode}`,
        `${sheets}/${sheet?.hashcode}/changes`,
        `competition/stage_entries?stage=${stage.stage.hashcode}`,
        `competition/stages/${stage.stage.hashcode}/changes`,
        `showquest/entries/${entryOf(stage)}/changes`,
        `search?q=${secret.slice(0, 8)}`,
      ])
        expect(JSON.stringify((await client.call('GET', address)).body), address).not.toContain(secret);
    for (const table of ['changes', 'domain_events', 'idempotency_keys', 'notifications']) {
      const rows = await api.asOwner<{ row: string }>(`SELECT t::text AS row FROM ${table} t`);
      expect(
        rows.filter(({ row }) => row.includes(secret)),
        table,
      ).toEqual([]);
    }
  });

  it('is of several devices the latest, in whichever order they arrive', async () => {
    const stage = await started();
    const at = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
    for (const [text, seconds] of [
      ['Second', 20],
      ['First', 40],
      ['Third', 10],
    ] as const)
      expect((await note(head, stage, { note: text, madeAt: at(seconds) })).status).toBe(200);
    expect(await marksOf(head.token, stage)).toMatchObject([{ note: 'Third' }]);
    // A clock that is ahead does not decide over what comes after it arrived.
    expect((await note(head, stage, { note: 'Ahead', madeAt: at(-600) })).status).toBe(200);
    expect((await note(head, stage, { note: 'Later', madeAt: at(-300) })).status).toBe(200);
    expect(await marksOf(head.token, stage)).toMatchObject([{ note: 'Later' }]);
  });

  it('is refused off the panel, for acts of other stages, after the release, and where it is too long', async () => {
    const stage = await started();
    const other = await started();
    const stranger = await api.loginAs('showquest', 'judge');
    expect((await note(stranger, stage)).status).toBe(404);
    expect((await note(staff, stage)).status).toBe(403);
    expect((await note(admin, stage)).body).toMatchObject({
      error: { code: 'notOnPanel', message: 'Only the judges of this stage can do that.' },
    });
    for (const entry of [entryOf(other), randomUUID()])
      expect((await note(head, stage, { entry })).status).toBe(404);
    for (const given of [{ note: 'x'.repeat(4_001) }, { note: null }, { isMarked: 'yes' }, { madeAt: 'now' }])
      expect(await note(head, stage, given)).toMatchObject({
        status: 400,
        body: { error: { message: 'A note of your own can have at most 4,000 characters.' } },
      });
    await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
    expect((await note(head, stage)).status).toBe(200);
    expect((await onStage(head, 'release_results', stage, { goOn: [] })).status).toBe(200);
    expect((await note(head, stage)).body).toMatchObject({ error: { code: 'resultsOut' } });
  });
});
