import { apiPrefix } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportFile, exportOf } from '../../engine/exports/testing/exportClient';
import { does, makeStage, marksOf, onStage, type TestStage } from '../../testKit/judgingKit';
import { createRecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { userActions } from '../../testKit/userActions';

const note = 'canarynote';
const comment = 'canarycomment';
const decided = 'canarydecision';
const reason = 'A complaint of a parent';

let api: TestApi;
let staff: TestClient;
let admin: TestClient;
let other: TestClient;
let head: TestClient;
let second: TestClient;
let stranger: TestClient;
let stage: TestStage;
let sheet: string;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  admin = await api.loginAs('showquest', 'admin');
  other = await api.loginAs('showquest', 'admin');
  head = await api.loginAs('showquest', 'judge');
  second = await api.loginAs('showquest', 'judge');
  stranger = await api.loginAs('showquest', 'judge');
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  stage = await makeStage(api, { maker, staff, judges: [head, second] });
  const entry = stage.acts[0]?.hashcode;
  const marks = marksOf({ music: 8, stage: 7 }, { note });
  for (const [action, data] of [
    ['score', { entry, marks, comment }],
    ['sign_sheet', { entry }],
  ] as const)
    expect((await onStage(head, action, stage, data)).status).toBe(200);
  await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
  const decision = { entry, to: 'place', place: 1, reason: decided };
  expect((await onStage(head, 'decide_place', stage, decision)).status).toBe(200);
  const [row] = await api.asOwner<{ hashcode: string }>(
    'SELECT hashcode FROM score_sheets WHERE stage = $1',
    [stage.stage.hashcode],
  );
  sheet = row?.hashcode ?? '';
}, 60_000);
afterAll(() => api.close());

/** A client with the token of an admin who views as a judge. */
async function viewing(by: TestClient, user: TestClient): Promise<TestClient> {
  const viewed = await userActions(api).act('view_as', { user: user.user }, { token: by.token });
  const { token } = viewed.json().data.authorization;
  const headers = { authorization: `Token ${token}`, domain: 'showquest' };
  return { ...user, token, headers, call: (method, path, body) => user.call(method, path, body, headers) };
}

const sheets = 'competition/score_sheets';

/** Every way to what stands on a sheet, or was decided against it. */
async function readsOf(client: TestClient): Promise<string[]> {
  const { hashcode } = stage.stage;
  const addresses = [
    `${sheets}?stage=${hashcode}`,
    `${sheets}/${sheet}`,
    `${sheets}/${sheet}/changes`,
    `competition/stage_entries?stage=${hashcode}`,
    `competition/stages/${hashcode}/changes`,
    `stages/${hashcode}/judging`,
    'judging',
    `stages/${hashcode}/ceremony`,
    `stages/${hashcode}/correction`,
  ];
  const found: string[] = [];
  const take = (way: string, text: string) => {
    for (const canary of [note, comment, decided]) if (text.includes(canary)) found.push(`${way}: ${canary}`);
  };
  for (const address of addresses)
    take(
      address.replaceAll(/[\da-f-]{36}/g, '…'),
      JSON.stringify((await client.call('GET', address)).body) ?? '',
    );
  const acts = await api.asOwner<{ hashcode: string }>(
    'SELECT hashcode FROM stage_entries WHERE stage = $1',
    [hashcode],
  );
  for (const act of acts) {
    const { body } = await client.call('GET', `competition/stage_entries/${act.hashcode}/changes`);
    take('stage_entries/…/changes', JSON.stringify(body) ?? '');
  }
  if ((await client.call('GET', `stages/${hashcode}/protocol`)).status === 200) found.push('protocol');
  const listed = await client.call('GET', `${sheets}?stage=${hashcode}`);
  if (Number(Object(listed.body).count) > 0) found.push('list');
  const counted = await client.call('GET', `${sheets}/counts?by=status&stage=${hashcode}`);
  if (JSON.stringify(counted.body)?.match(/"count":[1-9]/)) found.push('counts');
  const exported = await exportFile(
    api,
    `${apiPrefix()}${sheets}/exports`,
    client,
    exportOf(['name', 'comment']),
  ).catch(() => null);
  if (exported) take('export', exported.bytes.toString());
  return found;
}

describe('[1.1] [6.8] sheets before the release', () => {
  it('are read by the head judge, and by no admin, colleague or other judge in any of 14 ways', async () => {
    expect(await readsOf(head)).toEqual(
      expect.arrayContaining([
        `stages/…/judging: ${note}`,
        `stages/…/judging: ${decided}`,
        'protocol',
        'list',
      ]),
    );
    const readers = { staff, admin, second, stranger, 'admin as the head judge': await viewing(admin, head) };
    const found = await Promise.all(
      Object.entries(readers).map(async ([name, client]) => [name, await readsOf(client)]),
    );
    expect(Object.fromEntries(found)).toEqual({
      staff: [],
      admin: [],
      second: [],
      stranger: [],
      'admin as the head judge': [],
    });
  });

  it('let an admin who does not read them lead nothing', async () => {
    const answer = await onStage(admin, 'release_results', stage, { goOn: [] });
    expect([answer.status, answer.body]).toMatchObject([403, { error: { code: 'readSheetsFirst' } }]);
    expect((await onStage(admin, 'read_sheets', stage, { reason: ' ' })).status).toBe(400);
    for (const client of [staff, head, stranger])
      expect((await onStage(client, 'read_sheets', stage, { reason })).status).toBe(403);
  });

  it('are read by an admin who gives a reason, which the whole panel and the protocol have', async () => {
    expect((await onStage(admin, 'read_sheets', stage, { reason })).status).toBe(200);
    expect(await readsOf(admin)).toEqual(
      expect.arrayContaining([
        `competition/score_sheets/…: ${comment}`,
        `stages/…/judging: ${decided}`,
        'protocol',
        'list',
        `export: ${comment}`,
      ]),
    );
    expect(await readsOf(await viewing(admin, head))).toContain(`stages/…/judging: ${note}`);
    // Of the one who gave it alone.
    expect(await readsOf(other)).toEqual([]);
    expect(await readsOf(await viewing(other, head))).toEqual([]);
    for (const client of [head, second, staff]) {
      const { body } = await client.call('GET', `stages/${stage.stage.hashcode}/judging`);
      expect(Object(body).data.readings).toMatchObject([{ reason }]);
    }
    const { body } = await head.call('GET', `stages/${stage.stage.hashcode}/protocol`);
    expect(Object(body).data.readings).toMatchObject([{ reason }]);
    const notified = await api.asOwner<{ user: string }>(
      `SELECT "user" FROM notifications WHERE kind = 'sheetsRead' AND record = $1`,
      [stage.stage.hashcode],
    );
    expect(notified.map(({ user }) => user).sort()).toEqual([head.user, second.user].sort());
  });
});
