import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { handedOverLimits, type HandedOver, type JudgingDesk } from '@callboard/api-contract/competition';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { does, judgeAct, makeStage, marksOf, onStage, type TestStage } from '../../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../../testKit/startTestApi';

const note = 'canarynote';
const reason = 'A fever since noon';
let api: TestApi;
let staff: TestClient;
let admin: TestClient;
let head: TestClient;
let substitute: TestClient;
let stranger: TestClient;
let elsewhere: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  admin = await api.loginAs('showquest', 'admin');
  head = await api.loginAs('showquest', 'judge');
  substitute = await api.loginAs('showquest', 'judge');
  stranger = await api.loginAs('showquest', 'judge');
  elsewhere = await api.loginAs('rockquest', 'admin');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
}, 60_000);
afterAll(() => api.close());

interface Evening {
  stage: TestStage;
  judge: TestClient;
  calls: ReturnType<typeof callsFor>;
}

/** Calls that wait on the device of a judge: an act that is scored and signed. */
function callsFor({ stage, acts }: TestStage, scores: Readonly<Record<string, number>>) {
  const entry = acts[0]?.hashcode ?? '';
  const made = { target: stage.hashcode, madeAt: new Date(Date.now() - 60_000).toISOString(), offset: 1_500 };
  return [
    {
      ...made,
      action: 'score',
      input: { entry, marks: marksOf(scores, { note }) },
      key: randomUUID(),
      text: 'Scored Anchor',
    },
    { ...made, action: 'signSheet', input: { entry }, key: randomUUID(), text: 'Signed Anchor' },
  ];
}

/** A stage of one act that its head judge gave 40 points, and a judge whose device has 80. */
async function evening(): Promise<Evening> {
  const judge = await api.loginAs('showquest', 'judge');
  const stage = await makeStage(api, { maker, staff, judges: [head, judge], acts: 1 });
  await judgeAct(head, stage, 0, { music: 4, stage: 4 });
  return { stage, judge, calls: callsFor(stage, { music: 8, stage: 8 }) };
}

const stageOf = ({ stage }: Evening) => stage.stage.hashcode;
const replace = ({ stage, judge }: Evening, data: object) =>
  onStage(head, 'replace_judge', stage, { judge: judge.user, reason, ...data });

const attempt = ({ stage, judge, calls }: Evening) => onStage(judge, 'score', stage, calls[0]?.input ?? {});

/** Why the server no longer takes it, by what happens meanwhile. */
const causes: Readonly<Record<string, { happens: (of: Evening) => Promise<unknown>; status: number }>> = {
  'stood down': { happens: (of) => replace(of, { to: 'fewer' }), status: 404 },
  replaced: {
    happens: (of) => replace(of, { to: 'substitute', substitute: substitute.user }),
    status: 404,
  },
  'right removed': {
    happens: async (of) => {
      await api.asOwner(`UPDATE users SET roles = '{participant}' WHERE hashcode = $1`, [of.judge.user]);
      // A session has the rights of a second ago.
      await vi.waitFor(async () => expect((await attempt(of)).status).toBe(403), { timeout: 20_000 });
    },
    status: 403,
  },
  'stage closed': {
    happens: (of) => does(staff, 'competition/stages', 'close_judging', stageOf(of)),
    status: 409,
  },
};

function handOver(
  { judge, calls }: Pick<Evening, 'judge' | 'calls'>,
  refusal = 'Not found.',
): Promise<TestAnswer> {
  return judge.call('POST', 'handed-over-work', { calls, refusal });
}

async function worksOf(client: TestClient, of: Evening): Promise<HandedOver[]> {
  const { status, body } = await client.call('GET', `handed-over-work?stage=${stageOf(of)}`);
  // The answers are checked against their schemas by every test.
  return status === 200 ? (body as { data: { works: HandedOver[] } }).data.works : [];
}

async function theWork(of: Evening): Promise<HandedOver> {
  const works = await worksOf(head, of);
  const [work] = works;
  if (!work || works.length !== 1) throw new Error(`There are ${works.length} works.`);
  return work;
}

const takeOver = (client: TestClient, work: string) =>
  client.call('POST', 'handed-over-work/take-over', { work });
const dismiss = (client: TestClient, work: string, given: object = { reason: 'Judged twice' }) =>
  client.call('POST', 'handed-over-work/dismiss', { work, ...given });

async function sheetsOf(of: Evening) {
  const { body } = await head.call('GET', `stages/${stageOf(of)}/judging`);
  return (body as { data: JudgingDesk }).data.sheets.filter(({ judge }) => judge === of.judge.user);
}

/** The total of the act, once the results are out. */
async function totalOf(of: Evening): Promise<string | null | undefined> {
  const [row] = await api.asOwner<{ status: string }>('SELECT status FROM stages WHERE hashcode = $1', [
    stageOf(of),
  ]);
  if (row?.status === 'judging') await does(staff, 'competition/stages', 'close_judging', stageOf(of));
  expect((await onStage(head, 'release_results', of.stage, { goOn: [] })).status).toBe(200);
  const [act] = await api.asOwner<{ total: string | null }>(
    'SELECT total FROM stage_entries WHERE stage = $1',
    [stageOf(of)],
  );
  return act?.total;
}

describe.each(Object.entries(causes))(
  '[3.24] [1.8] work that is refused because of: %s',
  (_cause, { happens, status }) => {
    it('is handed over, taken over and counts once; handed over again it is the same', async () => {
      const of = await evening();
      await happens(of);
      expect((await attempt(of)).status).toBe(status);
      for (let nth = 0; nth < 2; nth += 1) expect((await handOver(of)).status).toBe(200);
      const { hashcode, open, ...work } = await theWork(of);
      expect(work).toMatchObject({ count: 2, left: 2, canDecide: true, status: 'waiting' });
      expect(open?.calls.map(({ marks }) => marks)).toEqual([
        [
          { code: 'music', value: 8 },
          { code: 'stage', value: 8 },
        ],
        [],
      ]);
      expect((await takeOver(head, hashcode)).body).toMatchObject({
        data: { applied: 2, left: 0, problem: null },
      });
      expect((await takeOver(head, hashcode)).status).toBe(409);
      expect((await handOver(of)).status).toBe(200);
      expect(await worksOf(head, of)).toEqual([]);
      expect((await sheetsOf(of)).map((sheet) => sheet.status)).toEqual(['signed']);
      expect(await totalOf(of)).toBe('60.00');
    });

    it('is dismissed with a reason, does not count, and stays', async () => {
      const of = await evening();
      await happens(of);
      await handOver(of);
      const { hashcode } = await theWork(of);
      expect((await dismiss(head, hashcode, { reason: ' ' })).status).toBe(400);
      expect((await dismiss(head, hashcode)).status).toBe(200);
      expect((await takeOver(head, hashcode)).status).toBe(409);
      expect(await sheetsOf(of)).toEqual([]);
      expect(await totalOf(of)).toBe('40.00');
      const stored = await api.asOwner(
        'SELECT status, reason, decided_by FROM handed_over_work WHERE hashcode = $1',
        [hashcode],
      );
      expect(stored).toEqual([{ status: 'dismissed', reason: 'Judged twice', decided_by: head.user }]);
      await expect(
        api.asOwner('DELETE FROM handed_over_work WHERE hashcode = $1', [hashcode]),
      ).rejects.toThrow('never deleted');
    });
  },
);

it('[1.8] work of an expired sign-in is handed over after the next one', async () => {
  const of = await evening();
  const expired = { ...of.judge.headers, authorization: 'Token gone' };
  const late = { calls: of.calls, refusal: 'Sign in again.' };
  expect((await of.judge.call('POST', 'handed-over-work', late, expired)).status).toBe(401);
  expect((await handOver(of)).status).toBe(200);
  const { hashcode } = await theWork(of);
  expect((await takeOver(head, hashcode)).body).toMatchObject({ data: { applied: 2 } });
  expect(await totalOf(of)).toBe('60.00');
});

describe('[6.8] [1.10] marks in handed-over work', () => {
  it('are read by the head judge and an admin who reads the sheets, and by no one else in any way', async () => {
    const of = await evening();
    await causes['stood down']?.happens(of);
    await handOver(of, `Refused ${note}`);
    const { hashcode } = await theWork(of);
    const path = 'competition/handed_over_work';
    const addresses = [
      `handed-over-work?stage=${stageOf(of)}`,
      `handed-over-work?work=${hashcode}`,
      `${path}?stage=${stageOf(of)}`,
      `${path}/${hashcode}`,
      `${path}/${hashcode}/changes`,
      `${path}?search=${note}`,
      `competition/stages/${stageOf(of)}/changes`,
      `stages/${stageOf(of)}/judging`,
    ];
    const readsOf = async (client: TestClient) => {
      const found: string[] = [];
      for (const address of addresses) {
        const { body } = await client.call('GET', address);
        if (JSON.stringify(body)?.match(/canarynote|"value": ?8/)) found.push(address);
      }
      return found;
    };
    expect(await readsOf(head)).toEqual(addresses.slice(0, 2));
    const seen = Object.fromEntries(
      await Promise.all(
        Object.entries({ staff, admin, stranger, substitute, elsewhere, maker: of.judge }).map(
          async ([name, client]) => [name, await readsOf(client)] as const,
        ),
      ),
    );
    expect(seen).toEqual({ staff: [], admin: [], stranger: [], substitute: [], elsewhere: [], maker: [] });
    expect((await onStage(admin, 'read_sheets', of.stage, { reason: 'A complaint' })).status).toBe(200);
    expect(await readsOf(admin)).toEqual(addresses.slice(0, 2));
  });

  it('are a number of changes of an act by a judge to the office, which decides nothing of them', async () => {
    const of = await evening();
    await causes['stood down']?.happens(of);
    await handOver(of);
    const { hashcode } = await theWork(of);
    for (const client of [staff, admin]) {
      const [work] = await worksOf(client, of);
      expect(work).toMatchObject({
        count: 2,
        open: null,
        canDecide: false,
        act: { hashcode: of.stage.acts[0]?.hashcode },
      });
      for (const answer of [await takeOver(client, hashcode), await dismiss(client, hashcode)])
        expect(answer.status).toBe(403);
    }
    for (const client of [stranger, elsewhere]) {
      expect(await worksOf(client, of)).toEqual([]);
      for (const answer of [await takeOver(client, hashcode), await dismiss(client, hashcode)])
        expect(answer.status).toBe(404);
    }
    // Its maker sees that it waits, and decides nothing either.
    expect(await worksOf(of.judge, of)).toMatchObject([{ count: 2, open: null, canDecide: false }]);
    expect((await takeOver(of.judge, hashcode)).status).toBeGreaterThanOrEqual(403);
  });

  it('wait with those behind them while one cannot be applied, which has its reason', async () => {
    const of = await evening();
    await causes['replaced']?.happens(of);
    await judgeAct(substitute, of.stage, 0, { music: 6, stage: 6 });
    await handOver(of);
    const { hashcode } = await theWork(of);
    const problem = 'The judge before you signed a sheet for this act. It stays, and counts.';
    expect((await takeOver(head, hashcode)).body).toMatchObject({ data: { applied: 0, left: 2, problem } });
    expect((await theWork(of)).open?.calls.map((call) => call.problem)).toEqual([problem, null]);
    expect(await totalOf(of)).toBe('50.00');
  });

  it('are in the history as taken over by the head judge, on the sheet of their judge', async () => {
    const of = await evening();
    await causes['stood down']?.happens(of);
    await handOver(of);
    await takeOver(head, (await theWork(of)).hashcode);
    const written = await api.asOwner<{ actor: string; judge: string }>(
      `SELECT DISTINCT c.actor, h.judge FROM changes c JOIN score_sheets h ON h.hashcode = c.record
        WHERE h.stage = $1 AND h.judge = $2`,
      [stageOf(of), of.judge.user],
    );
    expect(written).toEqual([{ actor: head.user, judge: of.judge.user }]);
  });
});

describe('[1.8] [1.10] what can be handed over', () => {
  it('is what can wait on a device, of one place, as its actions take it', async () => {
    const of = await evening();
    const other = await evening();
    const [first] = of.calls;
    const refused = {
      'another action': [{ ...first, action: 'releaseResults', input: { goOn: [] } }],
      itself: [{ ...first, action: 'handOverWork', input: {} }],
      'input of another kind': [{ ...first, input: { entry: 'none' } }],
      'two stages': [...of.calls, ...other.calls],
      'too much': [{ ...first, input: { entry: of.stage.acts[0]?.hashcode, comment: 'x'.repeat(300_000) } }],
      nothing: [],
    };
    for (const [what, calls] of Object.entries(refused)) {
      const { status } = await of.judge.call('POST', 'handed-over-work', { calls, refusal: 'No.' });
      expect([what, status]).toEqual([what, what === 'too much' ? expect.any(Number) : 400]);
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(await worksOf(head, of)).toEqual([]);
  });

  it('has what is new in a second attempt as work of its own', async () => {
    const of = await evening();
    const [first] = of.calls;
    await of.judge.call('POST', 'handed-over-work', { calls: [first], refusal: 'No.' });
    await handOver(of);
    expect((await worksOf(head, of)).map(({ count }) => count)).toEqual([1, 1]);
  });

  it('is no place to store things: who handed over much waits until it is checked', async () => {
    const of = await evening();
    await handOver(of);
    await api.asOwner(
      `INSERT INTO handed_over_work (tenant, name, event, stage, made_by, count, made_at, device_at, key, refusal, content, status)
        SELECT w.tenant, w.name, w.event, w.stage, w.made_by, w.count, w.made_at, w.device_at, gen_random_uuid()::text, w.refusal, w.content, w.status
        FROM handed_over_work w, generate_series(2, $2) WHERE w.made_by = $1 AND w.status = 'waiting' AND w.stage = $3`,
      [of.judge.user, handedOverLimits.waiting, of.stage.stage.hashcode],
    );
    const more = { calls: of.calls.map((each) => ({ ...each, key: randomUUID() })), refusal: 'No.' };
    const refused = await of.judge.call('POST', 'handed-over-work', more);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'handedOverFull' } } });
    expect((await handOver(of)).status).toBe(200);
  });

  it('gives no one a place on a panel: marks of others are not applied', async () => {
    const of = await evening();
    await stranger.call('POST', 'handed-over-work', { calls: of.calls, refusal: 'No.' });
    const { hashcode } = await theWork(of);
    expect((await takeOver(head, hashcode)).body).toMatchObject({ data: { applied: 0, left: 2 } });
    expect(await totalOf(of)).toBe('40.00');
  });

  it('is taken over by the office where it is no scoring, in the name of its maker', async () => {
    const performance = await maker.make('performances', {});
    await api.asOwner(`UPDATE performances SET status = 'scheduled' WHERE hashcode = $1`, [
      performance.hashcode,
    ]);
    const former = await api.loginAs('showquest', 'staff');
    const step = randomUUID();
    const call = {
      action: 'callShow',
      target: performance.hashcode,
      input: { hashcode: step, step: 'hold', item: null, made_at: new Date().toISOString() },
      key: randomUUID(),
      text: 'Hold',
      madeAt: new Date().toISOString(),
    };
    expect((await former.call('POST', 'handed-over-work', { calls: [call], refusal: 'No.' })).status).toBe(
      200,
    );
    const [row] = await api.asOwner<{ hashcode: string }>(
      'SELECT hashcode FROM handed_over_work WHERE performance = $1',
      [performance.hashcode],
    );
    expect((await takeOver(head, row?.hashcode ?? '')).status).toBe(404);
    expect((await takeOver(staff, row?.hashcode ?? '')).body).toMatchObject({
      data: { applied: 1, left: 0 },
    });
    const steps = await api.asOwner('SELECT made_by FROM show_steps WHERE hashcode = $1', [step]);
    expect(steps).toEqual([{ made_by: former.user }]);
  });
});
