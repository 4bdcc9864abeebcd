import { apiPrefix } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import {
  voteTurnoutSchema,
  type AudienceVote,
  type PublicResults,
} from '@callboard/api-contract/competition';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { does, judgeAct, makeStage, onStage, type TestStage } from '../../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let head: TestClient;
let maker: RecordMaker;
let stage: TestStage;
let code: string;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('rockquest', 'staff');
  head = await api.loginAs('rockquest', 'judge');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  stage = await makeStage(api, { maker, staff, judges: [head], acts: 3 });
  await api.asOwner(`UPDATE events SET status = 'running', ends_on = current_date WHERE hashcode = $1`, [
    stage.event.hashcode,
  ]);
});
afterAll(() => api.close());

const newBallot = () => randomBytes(16).toString('hex');
const act = (nth: number) => stage.acts[nth]?.hashcode ?? '';
const run = (data: object) => onStage(staff, 'run_vote', stage, data);
const open = (until: string | null = null) => run({ step: 'open', until });

function vote(body: object, { domain = 'rockquest', address = '203.0.113.7' } = {}) {
  return api.app.inject({
    method: 'POST',
    url: `${apiPrefix()}vote`,
    headers: { domain },
    payload: { stage: stage.stage.hashcode, code, ...body },
    remoteAddress: address,
  });
}
const cast = async (entry: string, ballot = newBallot(), address?: string) =>
  (await vote({ entry, ballot }, address === undefined ? {} : { address })).statusCode;
const ask = () =>
  api.app.inject({
    url: `${apiPrefix()}vote/${stage.stage.hashcode}`,
    headers: { domain: 'rockquest' },
  });
const turnout = async () =>
  Object(await staff.call('GET', `stages/${stage.stage.hashcode}/vote`)).body.data as object;
const voteTurnout = (data: object) => v.parse(voteTurnoutSchema, data);
const stored = () =>
  api.asOwner<{ entry: string; votes: number }>(
    'SELECT entry, count(*)::int AS votes FROM stage_votes WHERE stage = $1 AND NOT is_left_out GROUP BY entry',
    [stage.stage.hashcode],
  );

describe('[3.24] the vote of the audience', () => {
  it('is not there before it was opened', async () => {
    code = 'ABCDEF';
    expect((await ask()).statusCode).toBe(404);
    expect(await cast(act(0))).toBe(404);
  });

  it('is opened by staff, with a code for the hall that no judge reads', async () => {
    expect((await onStage(head, 'run_vote', stage, { step: 'open', until: null })).status).toBe(403);
    expect((await open(new Date(Date.now() - 1_000).toISOString())).status).toBe(409);
    expect((await open()).status).toBe(200);
    const read = await staff.call('GET', `competition/stages/${stage.stage.hashcode}`);
    code = String(Object(read.body).vote_code);
    expect(code).toMatch(/^[2-9A-Z]{6}$/);
    const byJudge = await head.call('GET', `competition/stages/${stage.stage.hashcode}`);
    expect(JSON.stringify(byJudge.body)).not.toContain(code);
  });

  it('shows acts and schools to everyone, no person and no count', async () => {
    await maker.make('participants', {
      event: stage.event.hashcode,
      entry: act(2),
      name: String(stage.acts[2]?.['name']),
    });
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json<{ data: AudienceVote }>();
    expect(data).toMatchObject({ isOpen: true, closes_at: null });
    expect(new Set(data.acts.map(({ hashcode }) => hashcode))).toEqual(new Set([act(0), act(1), act(2)]));
    expect(data.acts.find(({ hashcode }) => hashcode === act(2))?.name).toBeNull();
    expect(JSON.stringify(data)).not.toContain(code);
  });

  it('has one vote of each phone, which it can change, however often the call is made', async () => {
    const ballot = newBallot();
    expect(await cast(act(0), ballot)).toBe(200);
    expect(await cast(act(1), ballot)).toBe(200);
    expect(await cast(act(1), ballot)).toBe(200);
    expect(await stored()).toEqual([{ entry: act(1), votes: 1 }]);
    expect(await turnout()).toEqual({
      votes: 1,
      networks: 1,
      most_of_one: 1,
      limit_of_one: 3000,
      left_out: 0,
      marks: [],
    });
  });

  it('keeps the later vote of a phone when an earlier one arrives after it', async () => {
    const ballot = newBallot();
    const votes = [1, 2, 3].map((nth) => ({ entry: act(nth - 1), ballot, nth }));
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ]) {
      for (const at of order) expect((await vote(votes[at] ?? {})).statusCode).toBe(200);
      expect(await stored()).toContainEqual({ entry: act(2), votes: 1 });
      await api.asOwner('DELETE FROM stage_votes WHERE ballot = sha256($1::bytea)', [ballot]);
    }
  });

  it('refuses what is no vote, and stores nothing of it', async () => {
    const ballot = newBallot();
    const other = await maker.make('entries', { event: stage.event.hashcode, performance: null });
    const refusals: [object, number][] = [
      [{ entry: act(0), ballot, code: 'ZZZZZZ' }, 403],
      [{ entry: act(0), ballot, code: '' }, 403],
      [{ entry: other.hashcode, ballot }, 409],
      [{ entry: 'x', ballot }, 400],
      [{ entry: act(0), ballot: 'short' }, 400],
      [{ entry: act(0), ballot: 'x'.repeat(300) }, 400],
      [{ entry: act(0) }, 400],
      [{ entry: act(0), ballot, votes: 7 }, 400],
      [{ entry: act(0), ballot, stage: stage.event.hashcode }, 404],
    ];
    for (const [body, status] of refusals)
      expect([body, (await vote(body)).statusCode]).toEqual([body, status]);
    expect((await vote({ entry: act(0), ballot }, { domain: 'showquest' })).statusCode).toBe(404);
    expect(await stored()).toEqual([{ entry: act(1), votes: 1 }]);
  });

  it('reads the code as people type it', async () => {
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase();
    expect((await vote({ entry: act(0), ballot: newBallot(), code: typed })).statusCode).toBe(200);
  });

  it('takes a full hall behind one address, and no more than it has seats', async () => {
    const venue = await maker.make('venues', {});
    const space = await maker.make('spaces', { venue: venue.hashcode, capacity: 40 });
    await maker.make('performances', {
      event: stage.event.hashcode,
      venue: venue.hashcode,
      space: space.hashcode,
    });
    // A hall that is smaller than any has at least as many.
    expect(await turnout()).toMatchObject({ limit_of_one: 500 });
    await api.asOwner(
      `INSERT INTO stage_votes (tenant, stage, ballot, entry, network)
        SELECT 'rockquest', $1, sha256(n::text::bytea), $2, '198.51.100.1' FROM generate_series(1, 495) n`,
      [stage.stage.hashcode, act(0)],
    );
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => cast(act(2), newBallot(), '198.51.100.1')),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(7);
    expect(await cast(act(2), newBallot(), '198.51.100.2')).toBe(200);
  });

  it('takes none while it is closed, and goes on with what it has when it is opened again', async () => {
    const ballot = newBallot();
    expect((await run({ step: 'close' })).status).toBe(200);
    expect((await run({ step: 'close' })).status).toBe(409);
    expect(await cast(act(0), ballot)).toBe(409);
    await expect.poll(async () => (await ask()).json<{ data: AudienceVote }>().data.isOpen).toBe(false);
    const before = code;
    expect((await open()).status).toBe(200);
    const read = await staff.call('GET', `competition/stages/${stage.stage.hashcode}`);
    expect(Object(read.body).vote_code).toBe(before);
    expect(await cast(act(0), ballot)).toBe(200);
  });

  it('marks the votes of a program, without for whom, and leaves them out where the office decides so', async () => {
    const before = await stored();
    const address = '198.51.100.50';
    for (let nth = 0; nth < 25; nth += 1) expect(await cast(act(1), newBallot(), address)).toBe(200);
    const marks = async () => voteTurnout(await turnout()).marks;
    const [mark] = await marks();
    expect(mark).toMatchObject({ votes: 25, is_left_out: false });
    expect(mark?.doubts).toContain('noBrowser');
    expect(JSON.stringify(mark)).not.toContain(address);
    expect(JSON.stringify(mark)).not.toContain(act(1));
    const { source } = mark ?? {};
    expect((await run({ step: 'leave_out', source: 'no such source' })).status).toBe(404);
    expect((await run({ step: 'leave_out', source })).status).toBe(200);
    // Later votes of the same program are left out too.
    expect(await cast(act(1), newBallot(), address)).toBe(200);
    expect(await stored()).toEqual(before);
    expect(await turnout()).toMatchObject({ left_out: 26 });
    expect((await run({ step: 'count_again', source })).status).toBe(200);
    expect(await turnout()).toMatchObject({ left_out: 0 });
    expect((await run({ step: 'leave_out', source })).status).toBe(200);
    expect(await marks()).toMatchObject([{ votes: 26, is_left_out: true }]);
  });

  it('is counted with the release, and for whom it was is read nowhere before', async () => {
    for (const nth of [0, 1, 2]) await judgeAct(head, stage, nth, { music: 3 + nth, stage: 5 });
    const acts = `competition/stage_entries?stage=${stage.stage.hashcode}`;
    const votesOf = async () => {
      const { body } = await staff.call('GET', acts);
      const rows = Object(body).results as readonly Record<string, unknown>[];
      return new Map(rows.map(({ entry, votes }) => [Object(entry).hashcode, votes]));
    };
    expect([...(await votesOf()).values()]).toEqual([null, null, null]);
    await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
    expect((await onStage(head, 'release_results', stage, { goOn: [] })).status).toBe(200);
    const counted = await votesOf();
    for (const { entry, votes } of await stored())
      expect([entry, counted.get(entry)]).toEqual([entry, votes]);
    expect(await turnout()).toMatchObject({ networks: 0, left_out: 26, marks: [] });
    expect((await open()).status).toBe(409);
    expect(await cast(act(0))).toBe(409);
    const results = await api.app.inject({
      url: `${apiPrefix()}season/results`,
      headers: { domain: 'rockquest' },
    });
    const released = results
      .json<{ data: PublicResults }>()
      .data.stages.find(({ hashcode }) => hashcode === stage.stage.hashcode);
    expect(released?.acts.filter(({ isFavourite }) => isFavourite)).toHaveLength(1);
    // It is the favourite of the audience, and not the winner of the judges.
    expect(released?.acts.find(({ isFavourite }) => isFavourite)?.place).toBe(3);
  });
});
