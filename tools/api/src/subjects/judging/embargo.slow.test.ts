import { apiPrefix, collectionPath, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApiDocument } from '../../engine/docs/openApiDocument';
import { does, makeStage, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const acts = 50;
/** Values planted in each act: nothing else in the database is like them. */
const planted = Array.from({ length: acts }, (_, nth) => ({
  total: `6${String(nth % 10)}.${String(311 + 7 * nth)}`,
  note: `canarynote${String(nth)}x`,
  comment: `canarycomment${String(nth)}x`,
}));

/** Why the head judge gave the act of the tenth place its place. */
const reason = 'canarydecision0x';
/** The acts by their totals, the best first. */
const order = () =>
  planted
    .map(({ total }, nth) => ({ total: Number(total), entry: stage.acts[nth]?.hashcode }))
    .sort((one, other) => other.total - one.total);

let api: TestApi;
let clients: Record<string, TestClient>;
let head: TestClient;
let stage: TestStage;
let own: TestClient;
const ids = new Map<string, readonly string[]>();

beforeAll(async () => {
  api = await startTestApi();
  const staff = await api.loginAs('showquest', 'staff');
  head = await api.loginAs('showquest', 'judge');
  own = await api.loginAs('showquest', 'participant');
  const second = await api.loginAs('showquest', 'judge');
  clients = {
    admin: await api.loginAs('showquest', 'admin'),
    staff,
    own,
    second,
    stranger: await api.loginAs('showquest', 'judge'),
    participant: await api.loginAs('showquest', 'participant'),
    collaborator: await api.loginAs('showquest', 'collaborator'),
  };
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const next = await maker.make('stages', { rubric: null, next: null, next_count: null });
  stage = await makeStage(api, {
    maker,
    staff,
    judges: [head],
    acts,
    fields: { decimals: 3, next: next.hashcode, next_count: 3 },
  });
  const place = { event: stage.event.hashcode, stage: stage.stage.hashcode };
  await maker.make('panelJudges', { ...place, judge: second.user });
  await api.asOwner(`UPDATE events SET status = 'running', ends_on = current_date WHERE hashcode = $1`, [
    stage.event.hashcode,
  ]);
  const content = {
    criteria: [
      { code: 'music', label: 'Music', weight: 100, min: 0, max: 100, step: 0.001, needsComment: true },
    ],
    penalties: [],
  };
  await api.asOwner(`UPDATE rubrics SET content = $2::jsonb WHERE hashcode = $1`, [
    stage.rubric.hashcode,
    JSON.stringify(content),
  ]);
  for (const [nth, { total, note, comment }] of planted.entries()) {
    const entry = stage.acts[nth]?.hashcode;
    await api.asOwner('UPDATE entries SET contact = $2 WHERE hashcode = $1', [entry, own.individual]);
    const madeAt = new Date().toISOString();
    const marks = [{ code: 'music', value: Number(total), note, madeAt, device: 'tablet' }];
    for (const [action, data] of [
      ['score', { entry, marks, comment }],
      ['sign_sheet', { entry }],
    ] as const) {
      const { status, body } = await onStage(head, action, stage, data);
      if (status !== 200) throw new Error(JSON.stringify(body));
    }
  }
  await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
  const decision = { entry: order()[9]?.entry, to: 'place', place: 10, reason };
  expect((await onStage(head, 'decide_place', stage, decision)).status).toBe(200);
  const of = async (table: string) =>
    (await api.asOwner<{ hashcode: string }>(`SELECT hashcode FROM ${table}`)).map(
      ({ hashcode }) => hashcode,
    );
  ids.set('stages', [stage.stage.hashcode, next.hashcode]);
  ids.set('stageEntries', (await of('stage_entries')).slice(0, 5));
  ids.set('scoreSheets', (await of('score_sheets')).slice(0, 5));
  ids.set(
    'panelJudges',
    stage.panel.map(({ hashcode }) => hashcode),
  );
  ids.set(
    'entries',
    stage.acts.slice(0, 3).map(({ hashcode }) => hashcode),
  );
  ids.set('events', [stage.event.hashcode]);
  ids.set('rubrics', [stage.rubric.hashcode]);
}, 300_000);
afterAll(() => api.close());

const judged = ['stages', 'stageEntries', 'scoreSheets'] as const satisfies readonly CollectionName[];

/** Every address to read, with the records of the stage in it. */
function addresses(): string[] {
  const prefix = apiPrefix().replace(/\/$/, '');
  const fixed = new Map(
    collectionNames.flatMap((name) => {
      const path = `/${collectionPath(collectionNamed(name))}`;
      return [[path, name] as const];
    }),
  );
  const values: Record<string, readonly string[]> = {
    stage: ids.get('stages') ?? [],
    entry: ids.get('entries') ?? [],
    event: ids.get('events') ?? [],
  };
  const found = Object.entries(openApiDocument(21).paths).flatMap(([path, item]) => {
    if (!('get' in item)) return [];
    const collection = [...fixed].find(([each]) => path === each || path.startsWith(`${each}/`))?.[1];
    return filled(path, (name) => values[name] ?? (collection ? ids.get(collection) : undefined) ?? []);
  });
  const lists = judged.flatMap((name) => {
    const collection = collectionNamed(name);
    const path = `/${collectionPath(collection)}`;
    const fields = Object.keys(collection.fields);
    return [
      ...fields.flatMap((field) => [`${path}?ordering=${field}`, `${path}?ordering=-${field}`]),
      ...fields.map((field) => `${path}/counts?by=${field}`),
      ...planted
        .slice(0, 10)
        .flatMap(({ total, note }, nth) => [
          `${path}?total=${total}`,
          `${path}?search=${note}`,
          `${path}?place=${String(nth + 1)}`,
          `${path}?place__lte=${String(nth + 1)}`,
        ]),
    ];
  });
  return [...found, ...lists].map((path) => `${prefix}${path}`);
}

function filled(path: string, valuesOf: (name: string) => readonly string[]): string[] {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (name === undefined) return [path];
  return valuesOf(name).flatMap((value) => filled(path.replace(`{${name}}`, value), valuesOf));
}

/** Planted words that are found, in every answer to everyone but the head judge: to an admin who gave no reason too. */
async function crawl(): Promise<{ found: Set<string>; calls: number; leaks: string[] }> {
  const found = new Set<string>();
  const leaks: string[] = [];
  let calls = 0;
  const search = (text: string, from: string) => {
    for (const { total, note, comment } of planted)
      for (const value of [total, note, comment])
        if (text.includes(value)) {
          // The link to a further page, and a refusal, repeat what was requested.
          if (!from.includes(value)) leaks.push(`${from}: ${value}`);
          found.add(value);
        }
    if (text.includes(reason)) {
      leaks.push(`${from}: ${reason}`);
      found.add(reason);
    }
    for (const [, place] of text.matchAll(/"(?:came_)?place":(\d+)/g)) {
      leaks.push(`${from}: place ${String(place)}`);
      found.add(`place ${String(place)}`);
    }
  };
  const prefix = apiPrefix();
  for (const address of addresses()) {
    const path = address.slice(prefix.length);
    for (const [role, client] of Object.entries(clients)) {
      calls += 1;
      const { body } = await client.call('GET', path);
      search(JSON.stringify(body) ?? '', `${role} ${path}`);
    }
    const answer = await api.app.inject({ url: address, headers: { domain: 'showquest' } });
    search(answer.body, `public ${path}`);
  }
  // Mails, notifications and pushes are rows before they leave.
  for (const table of ['notifications', 'mails', 'domain_events'])
    search(JSON.stringify(await api.asOwner(`SELECT * FROM ${table}`)), table);
  return { found, calls, leaks };
}

it('[3.24] [1.10] nothing of 200 planted values leaves before the release, and all of what is released after it', async () => {
  const before = await crawl();
  expect(before.leaks).toEqual([]);
  expect(before.calls).toBeGreaterThan(1_000);
  const desk = Object((await head.call('GET', `stages/${stage.stage.hashcode}/judging`)).body).data;
  expect(desk.sheets).toHaveLength(acts);
  const goOn = order()
    .slice(0, 3)
    .map(({ entry }) => entry);
  expect((await onStage(head, 'release_results', stage, { goOn })).status).toBe(200);
  await expect
    .poll(
      async () => (await api.asOwner(`SELECT FROM notifications WHERE kind = 'resultsReleased'`)).length,
      {
        timeout: 60_000,
      },
    )
    .toBe(acts);
  const after = await crawl();
  const expected = planted.flatMap(({ total, note, comment }) => [total, note, comment]);
  const places = Array.from({ length: acts }, (_, nth) => `place ${String(nth + 1)}`);
  expect([...expected, ...places].filter((value) => !after.found.has(value))).toEqual([]);
  expect(expected.length + places.length).toBe(200);
  // Why a place was decided is for the office, and no one who entered.
  expect(after.found.has(reason)).toBe(true);
  const readers = after.leaks.filter((leak) => leak.endsWith(reason)).map((leak) => leak.split(' ')[0]);
  expect([...new Set(readers)].sort()).toEqual(['admin', 'staff']);
}, 900_000);
