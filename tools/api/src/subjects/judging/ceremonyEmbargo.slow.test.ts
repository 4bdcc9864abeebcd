import { apiPrefix, collectionPath, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApiDocument } from '../../engine/docs/openApiDocument';
import { does, judgeAct, makeStage, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { createReleaseDue } from './releaseDue';

/** The totals of the acts from the last place to the first: no other number in the database is like them. */
const totals = ['33.00', '51.00', '69.00'];
const judged = [
  'ceremonies',
  'entries',
  'events',
  'panelJudges',
  'resultVersions',
  'scoreSheets',
  'stageEntries',
  'stages',
] as const satisfies readonly CollectionName[];

let api: TestApi;
let head: TestClient;
let stage: TestStage;
let clients: Record<string, TestClient>;
let paths: string[];

beforeAll(async () => {
  api = await startTestApi();
  const staff = await api.loginAs('showquest', 'staff');
  head = await api.loginAs('showquest', 'judge');
  const own = await api.loginAs('showquest', 'participant');
  const second = await api.loginAs('showquest', 'judge');
  clients = {
    staff,
    own,
    second,
    stranger: await api.loginAs('showquest', 'judge'),
    collaborator: await api.loginAs('showquest', 'collaborator'),
  };
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const next = await maker.make('stages', { rubric: null, next: null, next_count: null });
  const fields = { next: next.hashcode, next_count: 1 };
  stage = await makeStage(api, { maker, staff, judges: [head, second], acts: totals.length, fields });
  await api.asOwner(`UPDATE events SET status = 'running', ends_on = current_date WHERE hashcode = $1`, [
    stage.event.hashcode,
  ]);
  for (const [nth, { hashcode }] of stage.acts.entries()) {
    await api.asOwner('UPDATE entries SET contact = $2 WHERE hashcode = $1', [hashcode, own.individual]);
    for (const judge of [head, second]) await judgeAct(judge, stage, nth, { music: 3.5 + nth * 3, stage: 3 });
  }
  await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
  await run({ step: 'open', releases: true, goOn: [stage.acts.at(-1)?.hashcode] });
  const stored = await api.asOwner<{ hashcode: string }>('SELECT hashcode FROM ceremonies');
  paths = readPaths({
    ceremonies: stored.map(({ hashcode }) => hashcode),
    entries: stage.acts.map(({ hashcode }) => hashcode),
    events: [stage.event.hashcode],
    stages: [stage.stage.hashcode, next.hashcode],
  });
}, 120_000);
afterAll(() => api.close());

async function run(data: object): Promise<void> {
  const { status, body } = await onStage(head, 'run_ceremony', stage, data);
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** Every path that answers about all of a tenant, and those about the records of the stage. */
function readPaths(ids: Partial<Record<CollectionName, readonly string[]>>): string[] {
  const all = new Map(
    collectionNames.map((name) => [`/${collectionPath(collectionNamed(name))}`, name] as const),
  );
  return Object.entries(openApiDocument(21).paths).flatMap(([path, item]) => {
    if (!('get' in item)) return [];
    const collection = [...all].find(([each]) => path === each || path.startsWith(`${each}/`))?.[1];
    if (collection && !judged.some((name) => name === collection)) return [];
    const name = /\{(\w+)\}/.exec(path)?.[1];
    if (name === undefined) return [path];
    const values: Record<string, readonly string[] | undefined> = {
      stage: ids.stages,
      entry: ids.entries,
      event: ids.events,
      hashcode: collection && ids[collection],
    };
    const filled = (values[name] ?? []).map((value) => path.replace(`{${name}}`, value));
    return filled.filter((each) => !each.includes('{'));
  });
}

/** The places that someone but the head judge reads anywhere, with where. */
async function placesRead(): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  const search = (body: string, from: string) => {
    for (const [, place] of body.matchAll(/"(?:came_)?place":(\d+)/g)) found.set(Number(place), from);
    for (const [nth, total] of totals.entries())
      if (body.includes(`"${total}"`)) found.set(totals.length - nth, from);
  };
  for (const path of paths) {
    for (const [role, client] of Object.entries(clients))
      search(JSON.stringify((await client.call('GET', path.slice(1))).body) ?? '', `${role} ${path}`);
    const url = `${apiPrefix().replace(/\/$/, '')}${path}`;
    const open = await api.app.inject({ url, headers: { domain: 'showquest' } });
    search(open.body, `public ${path}`);
  }
  for (const table of ['notifications', 'mails', 'domain_events'])
    search(JSON.stringify(await api.asOwner(`SELECT * FROM ${table}`)), table);
  return found;
}

it('[1.5] [2.21] [7.40] no one reads a place anywhere before the ceremony has shown it, though a planned release is due', async () => {
  expect(paths.length).toBeGreaterThan(40);
  await api.asOwner(`UPDATE stages SET release_at = now() - interval '1 second' WHERE hashcode = $1`, [
    stage.stage.hashcode,
  ]);
  const due = { tenant: 'showquest', stage: stage.stage.hashcode } as const;
  await createReleaseDue(api.database)(due, { id: randomUUID(), signal: new AbortController().signal });
  for (const shown of [[], [3], [3, 2]]) {
    const read = await placesRead();
    expect([...read].filter(([place]) => !shown.includes(place))).toEqual([]);
    expect([...read.keys()].sort()).toEqual(shown.toSorted());
    await run({ step: 'next', from: shown.length });
  }
  const after = await placesRead();
  expect([...after.keys()].sort()).toEqual([1, 2, 3]);
}, 600_000);
