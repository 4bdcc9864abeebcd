import { apiPrefix, declaredRoles, rowRule, type CollectionName, type Verb } from '@callboard/api-contract';
import {
  collectionAt,
  collectionNamed,
  collectionNames,
  isServedTo,
} from '@callboard/api-contract/collections';
import { reachOf } from '@callboard/api-contract/reach';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { name as quoted } from '../../engine/database/quote';
import { tableName } from '../../engine/database/tableNames';
import { importLines } from '../../engine/imports/testing/importClient';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { conversations, converse, sendMessage } from '../../testKit/messagingKit';
import { loginWithin } from '../../testKit/loginWithin';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { sendForm } from '../../testKit/uploads';
import { makeWorld, type World } from './scopeWorld';

let api: TestApi;
let admin: TestClient;
let staff: TestClient;
let limited: TestClient;
let home: World;
let foreign: World;
let third: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.loginAs('showquest', 'admin');
  staff = await api.loginAs('showquest', 'staff');
  home = await makeWorld(api, admin, 10_000);
  foreign = await makeWorld(api, admin, 20_000);
  third = createRecordMaker(api, admin, collectionNames.map(collectionNamed), 30_000);
  limited = await loginWithin(api, admin, { regions: [home.region] });
}, 300_000);
afterAll(() => api.close());

const ofStaff = (verb: Verb) =>
  collectionNames.filter((name) => {
    const collection = collectionAt(name, 'showquest');
    const { kind } = reachOf[name];
    return (
      isServedTo(collection, 'showquest') &&
      kind !== 'own' &&
      !collection.never?.some((each) => each === verb) &&
      rowRule(collection, verb, declaredRoles('staff')) === 'all'
    );
  });

async function stored(name: CollectionName): Promise<string> {
  const [row] = await api.asOwner<{ rows: string }>(
    `SELECT md5(coalesce(string_agg(t::text, '' ORDER BY hashcode), '')) || count(*) AS rows FROM ${quoted(tableName(name))} t`,
  );
  return row?.rows ?? '';
}

async function logged(): Promise<number> {
  const [row] = await api.asOwner<{ count: number }>('SELECT count(*)::int AS count FROM changes');
  return row?.count ?? -1;
}

/** True if a foreign record is one that the limited user reads all the same: a setting, or a person whom all read. */
async function isSeen(name: CollectionName, hashcode: string): Promise<boolean> {
  return (await limited.call('GET', `${collectionAt(name, 'showquest').path}/${hashcode}`)).status === 200;
}

const refused = (status: number): boolean => status >= 400 && status < 500;

describe('what lies beyond the scope of a role', () => {
  it.each(ofStaff('update'))('[6.8] is not changed: %s', async (name) => {
    const { path, fields, lifecycle } = collectionAt(name, 'showquest');
    const hashcode = foreign.records.get(name);
    const [field] =
      Object.entries(fields).find(
        ([, each]) =>
          (each.kind === 'text' || each.kind === 'textarea') && !each.serverOwned && !each.immutable,
      ) ?? [];
    if (hashcode === undefined) return;
    const before = [await stored(name), await logged()];
    if (field) {
      const answer = await limited.call('PATCH', `${path}/${hashcode}`, { [field]: 'Changed' });
      const expected = (await isSeen(name, hashcode)) ? [400, 403, 409, 428] : [404];
      expect(expected, `${name} ${JSON.stringify(answer.body)}`).toContain(answer.status);
    }
    for (const transition of Object.keys(lifecycle?.transitions ?? {})) {
      const { status } = await limited.call('POST', `${path}/actions`, {
        action: transition,
        target: hashcode,
      });
      expect(refused(status), `${name} ${transition}: ${status}`).toBe(true);
    }
    expect([await stored(name), await logged()]).toEqual(before);
  });

  it.each(ofStaff('remove'))('[6.8] is not removed: %s', async (name) => {
    const hashcode = foreign.records.get(name);
    if (hashcode === undefined) return;
    const before = await stored(name);
    const { status, body } = await limited.call(
      'DELETE',
      `${collectionAt(name, 'showquest').path}/${hashcode}`,
    );
    expect(refused(status), `${status} ${JSON.stringify(body)}`).toBe(true);
    expect(await stored(name)).toBe(before);
  });

  it.each(ofStaff('create'))('[6.8] gets no record: %s', async (name) => {
    const collection = collectionAt(name, 'showquest');
    // A record that is for everyone where it names no place names one here.
    const draft = await third.draftOf(collection);
    const before = [await stored(name), await logged()];
    const { status, body } = await limited.call('POST', collection.path, draft);
    expect(refused(status), `${status} ${JSON.stringify(body)}`).toBe(true);
    expect([await stored(name), await logged()]).toEqual(before);
  });

  it('[6.8] takes no record that is moved there, and reports it', async () => {
    const { path } = collectionAt('events', 'showquest');
    const before = await stored('events');
    const moved = await limited.call('PATCH', `${path}/${home.event}`, { region: foreign.region });
    expect([moved.status, JSON.stringify(moved.body)]).toEqual([403, expect.stringContaining('outside')]);
    expect(await stored('events')).toBe(before);
  });

  it('[6.8] leaves the work within it as it was', async () => {
    const { path } = collectionAt('events', 'showquest');
    expect((await limited.call('PATCH', `${path}/${home.event}`, { name: 'Within' })).status).toBe(200);
    const draft = { ...(await third.draftOf(collectionAt('tasks', 'showquest'))), event: home.event };
    const task = await limited.call('POST', collectionAt('tasks', 'showquest').path, draft);
    expect([task.status, JSON.stringify(task.body)]).toEqual([201, expect.any(String)]);
  });
});

describe('the daily work of a limited role', () => {
  const work = async (world: World) => {
    const entry = world.records.get('entries') ?? '';
    const comment = {
      collection: 'entries',
      record: entry,
      comment: randomUUID(),
      body: 'Kia ora',
      mentions: [],
    };
    const file = [
      ['parent', `${collectionNamed('entries').model}.${entry}`],
      ['attachment', { bytes: 'Kia ora', name: 'a.txt' }],
    ] as const;
    const members = [staff.user];
    const [place] = await api.asOwner<{ venue: string; space: string; day: string }>(
      `SELECT v.name AS venue, s.name AS space, to_char(e.starts_on, 'DD-MM-YYYY') AS day FROM spaces s
        JOIN venues v ON v.hashcode = s.venue, events e WHERE s.hashcode = $1 AND e.hashcode = $2`,
      [home.records.get('spaces'), world.event],
    );
    const times = `${place?.day} 19:00,${place?.day} 21:00`;
    const csv = `Name,Venue,Space,Starts,Ends\nImported ${world.event},${place?.venue},${place?.space},${times}`;
    const lines = await importLines(api, csv, {
      mode: 'commit',
      to: `${apiPrefix()}${collectionAt('performances', 'showquest').path}/imports`,
      as: limited,
      defaults: { event: world.event },
      zone: 'Pacific/Auckland',
    });
    return {
      comment: (await limited.call('POST', 'user/actions', { action: 'comment', data: comment })).status,
      upload: (await sendForm(api.app, limited.headers, file)).statusCode,
      conversation: (
        await limited.call('POST', conversations, { subject: 'Load-in', members, event: world.event })
      ).status,
      imported: lines.flatMap((line) => (line.type === 'done' ? [line.created] : [])),
    };
  };

  it('[6.8] goes on within it, and is refused beyond', async () => {
    expect(await work(home)).toMatchObject({ comment: 200, upload: 201, conversation: 201, imported: [1] });
    const before = [await logged(), await countOf('comments'), await countOf('attachments')];
    const { comment, upload, conversation, imported } = await work(foreign);
    expect([comment, upload, conversation].filter((status) => !refused(status))).toEqual([]);
    expect(imported).toEqual([0]);
    expect([await logged(), await countOf('comments'), await countOf('attachments')]).toEqual(before);
  });

  it('[6.8] talks without an event, and undoes what was done', async () => {
    const conversation = await converse(limited, [staff]);
    await sendMessage(limited, conversation);
    const read = await limited.call('GET', `${conversations}/${conversation}/messages`);
    expect(JSON.stringify(read.body)).toContain('Which door');
    const strange = await converse(staff, [admin]);
    expect((await limited.call('GET', `${conversations}/${strange}/messages`)).status).toBe(404);

    const events = collectionAt('events', 'showquest').path;
    const before = await stored('regions');
    const renamed = await limited.call('PATCH', `${events}/${home.event}`, { name: 'For a moment' });
    const target = renamed.headers['change-set'];
    const undone = await limited.call('POST', 'changes/actions', { action: 'undo', target });
    expect([undone.status, JSON.stringify(undone.body)]).toEqual([200, expect.any(String)]);
    const strangers = await admin.call('PATCH', `${events}/${foreign.event}`, { name: 'Elsewhere' });
    const refusal = await limited.call('POST', 'changes/actions', {
      action: 'undo',
      target: strangers.headers['change-set'],
    });
    expect(refused(refusal.status)).toBe(true);
    expect(await stored('regions')).toBe(before);
  });

  it('[6.8] is not notified of what lies beyond', async () => {
    for (const world of [home, foreign])
      await api.asOwner(
        `INSERT INTO notifications (tenant, "user", kind, cause, collection, record, facts, shown, mail)
          VALUES ('showquest', $1, 'comment', gen_random_uuid(), 'entries', $2, $3, true, 'never')`,
        [
          limited.user,
          world.records.get('entries'),
          JSON.stringify({ author: 'Ana', title: 'Entry', excerpt: 'Kia ora' }),
        ],
      );
    const { body } = await limited.call('GET', 'notifications');
    const text = JSON.stringify(body);
    expect(text).toContain(home.records.get('entries'));
    expect(text).not.toContain(foreign.records.get('entries'));
  });
});

async function countOf(table: string): Promise<number> {
  const [row] = await api.asOwner<{ count: number }>(`SELECT count(*)::int AS count FROM ${quoted(table)}`);
  return row?.count ?? -1;
}
