import { apiPrefix } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { does, judgeAct, makeStage, onStage, type TestStage } from '../../../testKit/judgingKit';
import { createRecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

/** Each votes without a pause, as two thousand phones do with pauses. */
const phones = 14;
/** A control of the office answers within so many milliseconds while they do. */
const controlMs = 3_000;

let api: TestApi;
let staff: TestClient;
let head: TestClient;
let stage: TestStage;
let code: string;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_RATE_LIMIT: '1' } });
  staff = await api.loginAs('rockquest', 'staff');
  head = await api.loginAs('rockquest', 'judge');
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  stage = await makeStage(api, { maker, staff, judges: [head], acts: 3 });
  await api.asOwner(`UPDATE events SET status = 'running', ends_on = current_date WHERE hashcode = $1`, [
    stage.event.hashcode,
  ]);
  for (const nth of [0, 1, 2]) await judgeAct(head, stage, nth, { music: 3 + nth, stage: 5 });
  await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
  expect((await run({ step: 'open', until: null })).status).toBe(200);
  const read = await staff.call('GET', `competition/stages/${stage.stage.hashcode}`);
  code = String(Object(read.body).vote_code);
});
afterAll(() => api.close());

const run = (data: object) => onStage(staff, 'run_vote', stage, data);
const step = (action: string) => does(staff, 'competition/stages', action, stage.stage.hashcode);
const newBallot = () => randomBytes(16).toString('hex');

async function vote(address: string, body: object = {}): Promise<number> {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: `${apiPrefix()}vote`,
    headers: { domain: 'rockquest' },
    payload: {
      stage: stage.stage.hashcode,
      entry: stage.acts[0]?.hashcode,
      ballot: newBallot(),
      code,
      ...body,
    },
    remoteAddress: address,
  });
  return statusCode;
}

describe('[3.24] a vote of a full hall', () => {
  it('limits the wrong codes of a network, at each stage, and leaves those who have voted their vote', async () => {
    const [guesser, other] = ['198.51.100.7', '198.51.100.8'];
    const ballot = newBallot();
    expect(await vote(guesser, { ballot, nth: 1 })).toBe(200);
    const answers = await Promise.all(Array.from({ length: 200 }, () => vote(guesser, { code: 'ZZZZZZ' })));
    const answered = answers.filter((status) => status === 403).length;
    expect(answered).toBeGreaterThanOrEqual(60);
    expect(answered).toBeLessThan(80);
    expect(answers.filter((status) => status === 429)).toHaveLength(200 - answered);
    // Among wrong ones right ones are refused too.
    const wrong = Array.from({ length: 100 }, () => vote(guesser, { code: 'ZZZZZZ' }));
    const right = await Promise.all(Array.from({ length: 10 }, () => vote(guesser)));
    expect(right).toContain(429);
    await Promise.all(wrong);
    expect(await vote(guesser, { ballot, nth: 2, entry: stage.acts[1]?.hashcode })).toBe(200);
    expect(await vote(other)).toBe(200);
  });

  it('lets the office open, close, plan and release in the middle, and counts what was cast before', async () => {
    const cast: Record<number, number> = {};
    let isOn = true;
    let nth = 0;
    const phone = async (at: number): Promise<void> => {
      while (isOn) {
        nth += 1;
        const status = await vote(`203.0.113.${at + 1}`, { entry: stage.acts[nth % 3]?.hashcode });
        cast[status] = (cast[status] ?? 0) + 1;
      }
    };
    const hall = Array.from({ length: phones }, (_, at) => phone(at));
    onTestFinished(async () => {
      isOn = false;
      await Promise.all(hall);
    });
    await expect.poll(() => cast[200] ?? 0, { timeout: 20_000 }).toBeGreaterThan(100);
    const inTwoHours = new Date(Date.now() + 7_200_000).toISOString();
    const controls: Readonly<Record<string, () => Promise<{ status: number }>>> = {
      until: () => run({ step: 'open', until: inTwoHours }),
      close: () => run({ step: 'close' }),
      again: () => run({ step: 'open', until: null }),
      plan: () => onStage(head, 'plan_release', stage, { at: inTwoHours }),
      judge: () => step('open_judging_again'),
      judged: () => step('close_judging'),
      release: () => onStage(head, 'release_results', stage, { goOn: [] }),
    };
    const answers: { control: string; status: number; took: number }[] = [];
    for (const [control, call] of Object.entries(controls)) {
      const began = performance.now();
      const { status } = await call();
      answers.push({ control, status, took: performance.now() - began });
    }
    isOn = false;
    await Promise.all(hall);
    expect(answers.map(({ control, status }) => [control, status])).toEqual(
      Object.keys(controls).map((control) => [control, 200]),
    );
    expect(answers.filter(({ took }) => took > controlMs)).toEqual([]);
    expect(Object.keys(cast).toSorted()).toEqual(['200', '409']);
    expect(await vote('203.0.113.1')).toBe(409);
  });
});
