import { apiPrefix } from '@callboard/api-contract';
import {
  attachmentListSchema,
  attachmentSchema,
  attachmentPaths,
  uploadedSchema,
} from '@callboard/api-contract/attachments';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { filesIn, forgetFiles, formOf, sendForm, sendOne } from '../../testKit/uploads';

let api: TestApi;
let staff: TestClient;
let owner: TestClient;
let other: TestClient;
let foreign: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  owner = await api.loginAs('showquest', 'participant');
  other = await api.loginAs('showquest', 'participant');
  foreign = await api.loginAs('rockquest', 'admin');
});
afterAll(() => api.close());
beforeEach(() => forgetFiles(api));

const text = 'Kia ora. '.repeat(50);
const url = `${apiPrefix()}attachments/upload`;

async function attachmentOf(client: TestClient, hashcode: string) {
  const { status, body } = await client.call('GET', `attachments/${hashcode}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return v.parse(attachmentSchema, body);
}

describe('an upload', () => {
  it('[7.29] [7.30] [3.3] answers hashcode, media_url and name, and keeps every fact', async () => {
    const uploaded = await sendOne(api, owner, text, 'browser.txt', {
      name: 'Running order.txt',
      group: 'papers',
      subtype_code: 'local_file',
      parent: `individual.Individual.${owner.individual}`,
    });
    expect(uploaded.name).toBe('Running order.txt');
    const [row] = await api.asOwner('SELECT * FROM attachments');
    expect(row).toMatchObject({
      tenant: 'showquest',
      hashcode: uploaded.hashcode,
      user: owner.user,
      size: String(text.length),
      type: 'application/octet-stream',
      subtype: 'local_file',
      group: 'papers',
      parent_model: 'individual.Individual',
      parent: owner.individual,
      linked: expect.any(Date),
    });
    const bytes = await api.app.inject(uploaded.media_url);
    expect([bytes.statusCode, bytes.body]).toEqual([200, text]);
  });

  it('[7.30] takes its fields in any order and under any payload key', async () => {
    const answer = await sendForm(api.app, owner.headers, [
      ['photo', { bytes: text, name: 'a.txt' }],
      ['subtype_code', 'local_file'],
      ['name', 'Named after.txt'],
    ]);
    expect([answer.statusCode, v.parse(uploadedSchema, answer.json()).name]).toEqual([
      201,
      'Named after.txt',
    ]);
  });

  it('[7.30] answers several files as a list under their payload key', async () => {
    const answer = await sendForm(api.app, owner.headers, [
      ['attachment', { bytes: 'one', name: 'one.txt' }],
      ['attachment', { bytes: 'two', name: 'two.txt' }],
    ]);
    expect(answer.json()).toMatchObject({
      success: true,
      attachment: [{ name: 'one.txt' }, { name: 'two.txt' }],
    });
  });

  it.each([
    ['JSON', 'application/json', '{}'],
    ['empty JSON', 'application/json', ''],
    [
      'a form without a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na\r\n--x--\r\n',
    ],
    ['a form without a boundary', 'multipart/form-data', 'x'],
    [
      'a form that ends early',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nabc',
    ],
    ['no form inside', 'multipart/form-data; boundary=x', 'nothing'],
    [
      'a field named __proto__',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
    ],
  ])('[5.27] refuses what is no form data: %s', async (_what, type, payload) => {
    const headers = { ...owner.headers, 'content-type': type };
    const answer = await api.app.inject({ method: 'POST', url, headers, payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { detail: 'wrong payload' }]);
  });

  it('[5.27] refuses an empty request, and other types as everywhere', async () => {
    const empty = await api.app.inject({ method: 'POST', url, headers: owner.headers });
    expect([empty.statusCode, empty.json()]).toMatchObject([400, { detail: 'wrong payload' }]);
    const headers = { ...owner.headers, 'content-type': 'text/plain' };
    expect((await api.app.inject({ method: 'POST', url, headers, payload: 'x' })).statusCode).toBe(415);
  });

  it('needs a session, regardless of the form', async () => {
    expect((await sendForm(api.app, {}, [['attachment', { bytes: text, name: 'a.txt' }]])).statusCode).toBe(
      401,
    );
    expect(await filesIn(api)).toEqual([]);
  });

  it('names each fact that makes no sense', async () => {
    const answer = await sendForm(api.app, owner.headers, [
      ['attachment', { bytes: text, name: 'a.txt' }],
      ['subtype_code', 'remote_file'],
      ['parent', 'nonsense'],
      ['group', 'g'.repeat(61)],
    ]);
    expect([answer.statusCode, Object.keys(answer.json()).sort()]).toEqual([
      400,
      ['$problems', 'group', 'parent', 'subtype_code'],
    ]);
  });

  it('is made once for an Idempotency-Key, and its address works again', async () => {
    const headers = { ...owner.headers, 'idempotency-key': randomUUID() };
    const { type, body } = await formOf([['attachment', { bytes: text, name: 'once.txt' }]]);
    const send = (payload = body) =>
      api.app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': type }, payload });
    const answers = [await send(), ...(await Promise.all([send(), send()]))];
    expect(new Set(answers.map((answer) => answer.json().hashcode)).size).toBe(1);
    expect(await api.asOwner('SELECT 1 FROM attachments')).toHaveLength(1);
    expect(await filesIn(api)).toEqual([expect.stringMatching(/^attachments/)]);
    const changed = Buffer.from(body.toString('latin1').replace('Kia', 'Kea'), 'latin1');
    expect((await send(changed)).statusCode).toBe(422);
  });
});

describe('an attachment', () => {
  it('[7.15] [2.10] [2.11] is read by hashcode with its title and an address that downloads it', async () => {
    const { hashcode } = await sendOne(api, owner, text, 'Tīmata.txt');
    const attachment = await attachmentOf(owner, hashcode);
    expect(attachment).toMatchObject({
      name: 'Tīmata.txt',
      size: text.length,
      view_url: null,
      pictures: null,
    });
    expect(attachment.qed_model.title).toBe('Tīmata.txt');
    const download = await api.app.inject(attachment.qed_model.url);
    expect(download.headers).toMatchObject({
      'content-disposition': `attachment; filename="Timata.txt"; filename*=UTF-8''T%C4%ABmata.txt`,
      'content-type': 'application/octet-stream',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-length': String(text.length),
    });
  });

  it('[2.12] is not found, whether it never was, is gone, or is another user’s', async () => {
    const { hashcode } = await sendOne(api, owner, text, 'mine.txt');
    const unknown = await owner.call('GET', `attachments/${randomUUID()}`);
    expect([unknown.status, unknown.body]).toMatchObject([404, { detail: 'No item found' }]);
    for (const client of [other, foreign]) {
      for (const method of ['GET', 'DELETE'] as const) {
        const answer = await client.call(method, `attachments/${hashcode}`);
        expect([answer.status, answer.body]).toEqual([404, unknown.body]);
      }
    }
    expect((await owner.call('GET', 'attachments/nonsense')).status).toBe(404);
    expect((await owner.call('DELETE', `attachments/${hashcode}`)).status).toBe(204);
    expect((await owner.call('GET', `attachments/${hashcode}`)).body).toEqual(unknown.body);
  });

  it('[7.31] [4.10] is deleted by its owner or by staff, with its bytes', async () => {
    for (const client of [owner, staff]) {
      const { hashcode, media_url } = await sendOne(api, owner, text, 'gone.txt');
      expect((await client.call('DELETE', `attachments/${hashcode}`)).status).toBe(204);
      expect((await client.call('DELETE', `attachments/${hashcode}`)).status).toBe(404);
      expect((await api.app.inject(media_url)).statusCode).toBe(404);
    }
  });

  it('can be read by anyone who can read its record, and by no one of another tenant', async () => {
    const [region] = await api.asOwner<{ hashcode: string }>(
      `INSERT INTO regions (tenant, name) VALUES ('showquest', 'Otago') RETURNING hashcode`,
    );
    const parent = `callboard.Region.${region?.hashcode}`;
    const { hashcode } = await sendOne(api, staff, text, 'map.txt', { parent });
    expect((await attachmentOf(other, hashcode)).name).toBe('map.txt');
    expect((await other.call('DELETE', `attachments/${hashcode}`)).status).toBe(404);
    expect((await foreign.call('GET', `attachments/${hashcode}`)).status).toBe(404);
    await api.asOwner('DELETE FROM regions');
    expect((await other.call('GET', `attachments/${hashcode}`)).status).toBe(404);
  });

  it('[3.2] [3.3] stands in the list of its record, newest first, for anyone who can read that', async () => {
    const [region] = await api.asOwner<{ hashcode: string }>(
      `INSERT INTO regions (tenant, name) VALUES ('showquest', 'Nelson') RETURNING hashcode`,
    );
    const parent = `callboard.Region.${region?.hashcode}`;
    for (const name of ['one.txt', 'two.txt', 'three.txt']) await sendOne(api, staff, text, name, { parent });
    await sendOne(api, staff, text, 'elsewhere.txt');
    const list = async (client: TestClient, path: string) => {
      const { status, body } = await client.call('GET', path);
      expect(status, JSON.stringify(body)).toBe(200);
      const { count, next, previous, results } = v.parse(attachmentListSchema, body);
      return { count, next, previous, names: results.map(({ name }) => name) };
    };
    const all = await list(other, attachmentPaths.ofRecord(parent));
    expect(all).toEqual({ count: 3, next: null, previous: null, names: ['three.txt', 'two.txt', 'one.txt'] });
    const first = await list(other, `attachments?parent=${parent}&page_size=2`);
    expect(first.names).toEqual(['three.txt', 'two.txt']);
    expect((await list(other, first.next ?? '')).names).toEqual(['one.txt']);
    for (const hidden of [
      `callboard.Region.${randomUUID()}`,
      `individual.Individual.${owner.individual}`,
      'a.B.7',
    ]) {
      expect((await other.call('GET', attachmentPaths.ofRecord(hidden))).status).toBe(404);
    }
    expect((await foreign.call('GET', attachmentPaths.ofRecord(parent))).status).toBe(404);
    for (const query of [
      '',
      '?parent=x',
      `?parent=${parent}&page=0`,
      `?parent=${parent}&page_size=201`,
      `?parent=${parent}&name=x`,
    ]) {
      expect((await other.call('GET', `attachments${query}`)).status, query).toBe(400);
    }
  });

  it('is added only to records that the sender can change', async () => {
    const [region] = await api.asOwner<{ hashcode: string }>(
      `INSERT INTO regions (tenant, name) VALUES ('showquest', 'Tasman') RETURNING hashcode`,
    );
    const send = (parent: string) =>
      sendForm(api.app, owner.headers, [
        ['parent', parent],
        ['attachment', { bytes: text, name: 'a.txt' }],
      ]);
    expect((await send(`callboard.Region.${region?.hashcode}`)).statusCode).toBe(403);
    for (const parent of [
      `callboard.Region.${randomUUID()}`,
      `callboard.Entry.${randomUUID()}`,
      `callboard.Nothing.${randomUUID()}`,
      'callboard.Region.7',
      `individual.Individual.${other.individual}`,
    ]) {
      const answer = await send(parent);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { parent: ['No item found'] }]);
    }
    expect(await api.asOwner('SELECT 1 FROM attachments')).toEqual([]);
  });
});
