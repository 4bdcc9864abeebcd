import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { Judging, JudgingDesk } from '@callboard/api-contract/competition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, marksOf, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const name = 'The winner of last year';
const secret = 'canarytryout0x';
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

const started = (tryout: string | null = name) =>
  makeStage(api, { maker, staff, judges: [head, second], acts: 2, fields: { tryout } });
const scored = (client: TestClient, stage: TestStage, music = 4) =>
  onStage(client, 'score_tryout', stage, { marks: marksOf({ music }, { note: secret }) });
// The answers are checked against their schemas by every test.
const tryoutOf = async (client: TestClient, { stage }: TestStage) =>
  ((await client.call('GET', 'judging')).body as { data: Judging }).data.stages.find(
    ({ hashcode }) => hashcode === stage.hashcode,
  )?.tryout;
const deskOf = async (client: TestClient, { stage }: TestStage) =>
  ((await client.call('GET', `stages/${stage.hashcode}/judging`)).body as { data: JudgingDesk }).data;

describe('[3.24] [7.40] the try-out of a stage', () => {
  it('is scored by each judge before the evening, mark by mark, and again', async () => {
    const stage = await started();
    await api.asOwner(`UPDATE stages SET status = 'planned' WHERE hashcode = $1`, [stage.stage.hashcode]);
    expect((await tryoutOf(second, stage))?.marks).toEqual([]);
    expect((await scored(second, stage)).status).toBe(200);
    await onStage(second, 'score_tryout', stage, { marks: marksOf({ stage: 8 }) });
    await scored(second, stage, 6);
    const own = await tryoutOf(second, stage);
    expect(own?.name).toBe(name);
    expect(own?.marks.map(({ code, value }) => [code, value])).toEqual([
      ['music', 6],
      ['stage', 8],
    ]);
    expect((await tryoutOf(head, stage))?.marks).toEqual([]);
  });

  it('is read by the head judge alone, of all judges', async () => {
    const stage = await started();
    await scored(head, stage, 9);
    await scored(second, stage, 5);
    const all = (await deskOf(head, stage)).tryout?.sheets;
    expect(all?.map(({ judge }) => judge).sort()).toEqual([head.user, second.user].sort());
    for (const client of [second, staff]) {
      const { tryout } = await deskOf(client, stage);
      expect(tryout).toEqual({ name, sheets: [] });
    }
    const addresses = [
      `stages/${stage.stage.hashcode}/judging`,
      `stages/${stage.stage.hashcode}/ceremony`,
      `competition/stages/${stage.stage.hashcode}`,
      `competition/stages/${stage.stage.hashcode}/changes`,
      `competition/stage_entries?stage=${stage.stage.hashcode}`,
      `search?q=${secret}`,
      'season/results',
    ];
    for (const client of [staff, second])
      for (const address of addresses) {
        const { body } = await client.call('GET', address);
        // Their own marks are on the page of judges alone.
        expect(JSON.stringify(body), address).not.toContain(secret);
      }
    for (const table of ['changes', 'domain_events', 'idempotency_keys', 'notifications', 'score_sheets']) {
      const rows = await api.asOwner<{ row: string }>(`SELECT t::text AS row FROM ${table} t`);
      expect(
        rows.filter(({ row }) => row.includes(secret)),
        table,
      ).toEqual([]);
    }
  });

  it('never counts: places, totals and what is missing are as without it', async () => {
    const results = async (tryout: string | null) => {
      const stage = await started(tryout);
      for (const [client, music] of [
        [head, 6],
        [second, 7],
      ] as const)
        for (const act of [0, 1]) await judgeAct(client, stage, act, { music: music + act, stage: 5 });
      if (tryout !== null) for (const client of [head, second]) await scored(client, stage, 1);
      const sheets = (await deskOf(head, stage)).sheets.length;
      await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
      expect((await onStage(head, 'release_results', stage, { goOn: [] })).status).toBe(200);
      const acts = await api.asOwner<{ place: number; total: string; feedback: { judges: unknown[] } }>(
        'SELECT place, total, feedback FROM stage_entries WHERE stage = $1 ORDER BY place',
        [stage.stage.hashcode],
      );
      return {
        sheets,
        acts: acts.map(({ place, total, feedback }) => [place, total, feedback.judges.length]),
      };
    };
    expect(await results(name)).toEqual(await results(null));
  });

  it('is refused to others than the judges, off the scale, without a try-out, and once judging is closed', async () => {
    const stage = await started();
    const stranger = await api.loginAs('showquest', 'judge');
    expect((await scored(stranger, stage)).status).toBe(404);
    expect((await scored(admin, stage)).status).toBe(403);
    expect((await scored(staff, stage)).status).toBe(403);
    expect(await scored(second, stage, 11)).toMatchObject({
      status: 400,
      body: { error: { code: 'scoreOffScale' } },
    });
    expect(await scored(second, await started(null))).toMatchObject({
      status: 409,
      body: { error: { code: 'tryoutNone' } },
    });
    await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
    expect(await scored(second, stage)).toMatchObject({
      status: 409,
      body: { error: { code: 'tryoutOver' } },
    });
    expect(await tryoutOf(second, stage)).toBeNull();
  });
});
