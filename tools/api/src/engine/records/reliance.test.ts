import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  does,
  judgeAct,
  makeStage,
  marksOf,
  onStage,
  testRubric,
  type TestStage,
} from '../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../testKit/startTestApi';

type Call = () => Promise<TestAnswer>;

/** A record and what comes to rest on it: calls that exclude each other, and what the later one is answered. */
interface Race {
  /** Changes or deletes the record. */
  change: Call;
  /** Lets something rest on it. */
  rely: Call;
  /** The answer of the second where the record went first; it stands where it is a rule of what follows. */
  afterChange: number;
}

let api: TestApi;
let admin: TestClient;
let judge: TestClient;
let maker: RecordMaker;
let owner: pg.Client;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.loginAs('showquest', 'admin');
  judge = await api.loginAs('showquest', 'judge');
  maker = createRecordMaker(api, admin, collectionNames.map(collectionNamed));
  owner = new pg.Client(api.url);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.close();
});

const evening = () => makeStage(api, { maker, staff: admin, judges: [judge], acts: 1 });
const entryOf = ({ acts }: TestStage) => acts[0]?.hashcode;
const remove = (name: CollectionName, hashcode: unknown) => () =>
  admin.call('DELETE', `${collectionNamed(name).path}/${String(hashcode)}`);
const patch = (name: CollectionName, hashcode: string, body: object) => () =>
  admin.call('PATCH', `${collectionNamed(name).path}/${hashcode}`, body);
const transit = (action: string, target: string) => () =>
  admin.call('POST', 'competition/stages/actions', { action, target });

/** The place of the act in the stage, as it is stored. */
async function actOf({ stage }: TestStage): Promise<unknown> {
  const [act] = await api.asOwner('SELECT hashcode FROM stage_entries WHERE stage = $1', [stage.hashcode]);
  return act?.['hashcode'];
}

/** A rule by which acts go on from the stage. */
async function ruleOf({ event, stage }: TestStage): Promise<string> {
  const given = { event: event.hashcode, stage: stage.hashcode, by: 'rank', count: 1, min_score: null };
  return (await maker.make('progressionRules', given)).hashcode;
}

/** A sheet that is scored and not signed. */
async function scored(): Promise<TestStage> {
  const stage = await evening();
  const marks = marksOf({ music: 5, stage: 5 });
  await onStage(judge, 'score', stage, { entry: entryOf(stage), marks });
  return stage;
}

const sign = (stage: TestStage) => () => onStage(judge, 'sign_sheet', stage, { entry: entryOf(stage) });
const close = ({ stage }: TestStage) => transit('close_judging', stage.hashcode);

/** A stage that can be judged, by a rubric of its own. */
async function planned() {
  const event = await maker.make('events', {});
  const rubric = await maker.make('rubrics', { content: testRubric });
  await does(admin, 'competition/rubrics', 'publish', rubric.hashcode);
  const fields = { event: event.hashcode, rubric: rubric.hashcode, next: null, next_count: null };
  const stage = await maker.make('stages', { ...fields, next_per_school: null });
  const place = { event: event.hashcode, stage: stage.hashcode };
  await maker.make('stageEntries', place);
  await maker.make('panelJudges', { ...place, judge: judge.user });
  return { rubric: rubric.hashcode, start: transit('start_judging', stage.hashcode) };
}

/** Of each declared relation one way in which a record goes or changes, and one in which another comes to rest on it. */
const races: Readonly<Record<string, () => Promise<Race>>> = {
  'rubrics: stages, content': async () => {
    const { rubric, start } = await planned();
    const content = { ...testRubric, penalties: [] };
    return { change: patch('rubrics', rubric, { content }), rely: start, afterChange: 200 };
  },
  'stages: scoreSheets, rules': async () => {
    const stage = await evening();
    const entry = entryOf(stage);
    const score = () => onStage(judge, 'score', stage, { entry, marks: marksOf({ music: 5 }) });
    const change = patch('stages', stage.stage.hashcode, { min_judges: 2 });
    return { change, rely: score, afterChange: 200 };
  },
  'stages: stages, rules': async () => {
    const stage = await evening();
    const change = patch('stages', stage.stage.hashcode, { min_judges: 2 });
    return { change, rely: close(stage), afterChange: 200 };
  },
  'panelJudges: scoreSheets': async () => {
    const stage = await scored();
    const change = remove('panelJudges', stage.panel[0]?.hashcode);
    return { change, rely: sign(stage), afterChange: 404 };
  },
  'panelJudges: stages': async () => {
    const stage = await evening();
    return { change: remove('panelJudges', stage.panel[0]?.hashcode), rely: close(stage), afterChange: 200 };
  },
  'progressionRules: scoreSheets, rules': async () => {
    const stage = await evening();
    const entry = entryOf(stage);
    const score = () => onStage(judge, 'score', stage, { entry, marks: marksOf({ music: 5 }) });
    return {
      change: patch('progressionRules', await ruleOf(stage), { count: 2 }),
      rely: score,
      afterChange: 200,
    };
  },
  'progressionRules: stages, rules': async () => {
    const stage = await evening();
    const change = patch('progressionRules', await ruleOf(stage), { count: 2 });
    return { change, rely: close(stage), afterChange: 200 };
  },
  'stageEntries: scoreSheets': async () => {
    const stage = await scored();
    return { change: remove('stageEntries', await actOf(stage)), rely: sign(stage), afterChange: 404 };
  },
  'stageEntries: stages': async () => {
    const stage = await evening();
    await judgeAct(judge, stage, 0, { music: 5, stage: 5 });
    const added = await maker.make('stageEntries', {
      event: stage.event.hashcode,
      stage: stage.stage.hashcode,
    });
    return { change: remove('stageEntries', added.hashcode), rely: close(stage), afterChange: 200 };
  },
  'gameResults: stages': async () => {
    const game = await maker.make('gameResults');
    // A reference as it is read. A stage of games is closed by no one yet.
    const { hashcode: stage } = game['stage'] as { hashcode: string };
    await api.asOwner(`UPDATE stages SET status = 'judging' WHERE hashcode = $1`, [stage]);
    const change = remove('gameResults', game.hashcode);
    return { change, rely: transit('close_judging', stage), afterChange: 200 };
  },
};

/** Makes both calls while no write comes to its end: the first has checked what it checks before the second begins. */
async function race(first: Call, second: Call): Promise<[TestAnswer, TestAnswer]> {
  const answers: Promise<TestAnswer>[] = [];
  await owner.query('BEGIN');
  try {
    await owner.query('LOCK TABLE changes IN SHARE MODE');
    answers.push(first());
    await untilWaiting(1);
    answers.push(second());
    await untilWaiting(2);
  } finally {
    await owner.query('COMMIT');
  }
  const [one, other] = await Promise.all(answers);
  if (!one || !other) throw new Error('A call has no answer.');
  return [one, other];
}

/** Until so many transactions wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const [row] = await api.asOwner<{ waiting: number }>(
      `SELECT count(DISTINCT pid)::int AS waiting FROM pg_locks
        WHERE NOT granted AND pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`,
    );
    if ((row?.waiting ?? 0) >= count) return;
    await pause(10);
  }
  throw new Error(`No ${count} transactions wait.`);
}

test('every relation that is declared is raced', () => {
  const declared = collectionNames.flatMap((name) =>
    (collectionNamed(name).reliedOnBy ?? []).map(({ collection }) => `${name}: ${collection}`),
  );
  const raced = new Set(Object.keys(races).map((title) => title.split(',')[0]));
  expect([...new Set(declared)].sort()).toEqual([...raced].sort());
});

describe.each(Object.entries(races))('[7.40] %s', (_title, prepare) => {
  test('what comes to rest on a record first is seen by who changes or deletes it meanwhile', async () => {
    const { change, rely } = await prepare();
    const [relied, changed] = await race(rely, change);
    expect(relied.status, JSON.stringify(relied.body)).toBe(200);
    expect(changed.status, JSON.stringify(changed.body)).toBe(409);
  });

  test('nothing comes to rest on what goes or changes first', async () => {
    const { change, rely, afterChange } = await prepare();
    const [changed, relied] = await race(change, rely);
    expect([200, 204], JSON.stringify(changed.body)).toContain(changed.status);
    expect(relied.status, JSON.stringify(relied.body)).toBe(afterChange);
  });
});
