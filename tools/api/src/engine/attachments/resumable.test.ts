import { apiPrefix } from '@callboard/api-contract';
import { attachmentSchema, uploadedSchema } from '@callboard/api-contract/attachments';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { createLogger } from '../plugins/logging';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { filesIn, forgetFiles, testPicture } from '../../testKit/uploads';

let api: TestApi;
let owner: TestClient;
let other: TestClient;
let staff: TestClient;
let foreign: TestClient;

beforeAll(async () => {
  api = await startTestApi({ uploads: { maxFileBytes: 5_000_000, maxTenantBytes: 20_000_000 } });
  owner = await api.loginAs('showquest', 'participant');
  other = await api.loginAs('showquest', 'participant');
  staff = await api.loginAs('showquest', 'staff');
  foreign = await api.loginAs('rockquest', 'admin');
});
afterAll(() => api.close());
beforeEach(() => forgetFiles(api));

const base = `${apiPrefix()}attachments/resumable`;
const content = randomBytes(300_000);
const part = 'application/offset+octet-stream';

function metadata(facts: Readonly<Record<string, string>>): string {
  return Object.entries(facts)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

interface Sent {
  app?: FastifyInstance;
  client?: TestClient;
  headers?: InjectOptions['headers'];
  payload?: Buffer;
}

function tus(method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE' | 'GET', url: string, sent: Sent = {}) {
  const { app = api.app, client = owner, headers, payload } = sent;
  return app.inject({
    method,
    url,
    headers: { ...client.headers, 'tus-resumable': '1.0.0', ...headers },
    ...(payload && { payload }),
  });
}

function create(
  length = content.length,
  facts: Readonly<Record<string, string>> = { name: 'film.bin' },
  sent: Sent = {},
) {
  const headers = { 'upload-length': String(length), 'upload-metadata': metadata(facts) };
  return tus('POST', base, { ...sent, headers: { ...headers, ...sent.headers } });
}

async function begin(length?: number, facts?: Readonly<Record<string, string>>): Promise<string> {
  const answer = await create(length, facts);
  expect(answer.statusCode, answer.body).toBe(201);
  return String(answer.headers.location);
}

function patch(url: string, offset: number, payload: Buffer, sent: Sent = {}) {
  const headers = { 'content-type': part, 'upload-offset': String(offset), ...sent.headers };
  return tus('PATCH', url, { ...sent, headers, payload });
}

describe('an upload in parts', () => {
  it('[4.10] goes on where it was, and becomes an attachment like any other', async () => {
    const url = await begin(content.length, {
      name: 'film.bin',
      parent: `individual.Individual.${owner.individual}`,
    });
    expect(url).toMatch(new RegExp(`^${base}/${owner.user}_`));
    const first = await patch(url, 0, content.subarray(0, 100_000));
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '100000']);
    const progress = await tus('HEAD', url);
    expect([
      progress.statusCode,
      progress.headers['upload-offset'],
      progress.headers['upload-length'],
    ]).toEqual([200, '100000', '300000']);
    const last = await patch(url, 100_000, content.subarray(100_000));
    expect(last.statusCode, last.body).toBe(200);
    const uploaded = v.parse(uploadedSchema, last.json());
    expect((await api.app.inject(uploaded.media_url)).rawPayload).toEqual(content);
    const { body } = await owner.call('GET', `attachments/${uploaded.hashcode}`);
    expect(v.parse(attachmentSchema, body)).toMatchObject({ name: 'film.bin', size: content.length });
    expect(await filesIn(api)).toEqual([expect.stringMatching(/^attachments.*file$/)]);
  });

  it('reports its attachment again to anyone who lost the answer', async () => {
    const url = await begin();
    const { hashcode } = (await patch(url, 0, content)).json();
    const again = await tus('GET', `${url}/attachment`);
    expect([again.statusCode, v.parse(uploadedSchema, again.json()).hashcode]).toEqual([200, hashcode]);
    const head = await tus('HEAD', url);
    expect([head.statusCode, head.headers['upload-offset'], head.headers['upload-length']]).toEqual([
      200,
      '300000',
      '300000',
    ]);
  });

  it('can bring all its bytes with the first request, or none at all', async () => {
    const whole = await create(content.length, undefined, {
      headers: { 'content-type': part },
      payload: content,
    });
    expect([whole.statusCode, v.safeParse(uploadedSchema, whole.json()).success]).toEqual([201, true]);
    const empty = await create(0);
    expect([empty.statusCode, v.safeParse(uploadedSchema, empty.json()).success]).toEqual([201, true]);
  });

  it('belongs to its sender: unknown to everyone else', async () => {
    const url = await begin();
    const answers = await Promise.all(
      [other, staff, foreign].flatMap((client) => [
        tus('HEAD', url, { client }),
        tus('DELETE', url, { client }),
        tus('GET', `${url}/attachment`, { client }),
        patch(url, 0, content, { client }),
      ]),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([404]));
    expect((await patch(url, 0, content)).statusCode).toBe(200);
    const finished = await tus('GET', `${url}/attachment`, { client: other });
    expect(finished.statusCode).toBe(404);
    expect((await api.app.inject({ method: 'POST', url: base })).statusCode).toBe(401);
  });

  it('is refused before its first byte where it would be refused in the end', async () => {
    const refused = [
      [await create(5_000_001), 413],
      [await create(100, { name: 'a', parent: `callboard.Event.${randomUUID()}` }), 400],
      [await create(100, { name: 'a', subtype_code: 'nothing' }), 400],
      [await tus('POST', base, { headers: { 'upload-defer-length': '1' } }), 400],
      [await tus('POST', base), 400],
      [await create(100, {}, { headers: { 'upload-metadata': 'a b c,' } }), 400],
      [await create(-5), 400],
      [await create(100, {}, { headers: { 'tus-resumable': '0.2.2' } }), 400],
    ] as const;
    for (const [answer, status] of refused) {
      expect(answer.statusCode, answer.body).toBe(status);
      expect(answer.headers['content-type']).toMatch(/json/);
    }
    expect(await filesIn(api)).toEqual([]);
  });

  it('is checked for its place and its length', async () => {
    const url = await begin(1_000);
    expect((await patch(url, 500, content.subarray(0, 10))).statusCode).toBe(409);
    expect((await patch(url, 0, content.subarray(0, 2_000))).statusCode).toBe(413);
    const untyped = await tus('PATCH', url, {
      headers: { 'upload-offset': '0', 'content-type': 'text/plain' },
      payload: content,
    });
    expect(untyped.statusCode).toBe(415);
    for (const id of ['nonsense', '..%2F..%2Fetc', `${owner.user}_${randomUUID()}`, `${owner.user}_..%2f`]) {
      expect((await tus('HEAD', `${base}/${id}`)).statusCode).toBe(404);
      expect((await patch(`${base}/${id}`, 0, content)).statusCode).toBe(404);
    }
  });

  it('leaves no bytes behind when what it brought is refused', async () => {
    const url = await begin(content.length, { name: 'me.png', subtype_code: 'simple_avatar' });
    const answer = await patch(url, 0, content);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { detail: 'Send a picture: PNG, JPG or GIF.' },
    ]);
    expect(await filesIn(api)).toEqual([]);
  });

  it('[4.10] that is cancelled never appears, not even when it was just done', async () => {
    const half = await begin();
    await patch(half, 0, content.subarray(0, 1_000));
    expect((await tus('DELETE', half)).statusCode).toBe(204);
    expect((await tus('HEAD', half)).statusCode).toBe(404);
    const whole = await begin();
    const { hashcode } = (await patch(whole, 0, content)).json();
    expect((await tus('DELETE', whole)).statusCode).toBe(204);
    expect((await owner.call('GET', `attachments/${hashcode}`)).status).toBe(404);
    expect(await filesIn(api)).toEqual([]);
  });

  it('holds no more unfinished ones for one person than they can send', async () => {
    for (let number = 0; number < 20; number += 1) await begin();
    const answer = await create();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([429, expect.stringMatching(/json/)]);
    expect((await create(10, { name: 'a' }, { client: other })).statusCode).toBe(201);
  });

  it('draws a picture again like any other upload', async () => {
    const picture = await testPicture('jpeg', 500, 300);
    const url = await begin(picture.length, { filename: 'photo.jpg' });
    const { hashcode, name } = (await patch(url, 0, picture)).json();
    const { body } = await owner.call('GET', `attachments/${hashcode}`);
    expect([name, v.parse(attachmentSchema, body).pictures]).toEqual(['photo.jpg', expect.anything()]);
  });
});

describe('when the server is killed', () => {
  /** The same data under a new process. */
  function another(): Promise<FastifyInstance> {
    const { database, settings } = api;
    return buildApp({ database, settings, logger: createLogger('silent'), metrics: new Registry() });
  }

  it('an upload goes on at the next one', async () => {
    const url = await begin();
    await patch(url, 0, content.subarray(0, 200_000));
    const next = await another();
    const progress = await tus('HEAD', url, { app: next });
    expect(progress.headers['upload-offset']).toBe('200000');
    const last = await patch(url, 200_000, content.subarray(200_000), { app: next });
    expect(last.statusCode, last.body).toBe(200);
    expect((await next.inject(last.json().media_url)).rawPayload).toEqual(content);
    await next.close();
  });

  it('between the last byte and the attachment, it is made at the first request, once', async () => {
    const url = await begin();
    await patch(url, 0, content.subarray(0, 200_000));
    const folder = join(api.settings.dataFolder, 'uploads', 'resumable', 'showquest');
    const [file = ''] = (await readdir(folder)).filter((name) => !name.endsWith('.json'));
    await writeFile(join(folder, file), content);
    const next = await another();
    const answers = await Promise.all([1, 2, 3].map(() => tus('GET', `${url}/attachment`, { app: next })));
    expect(new Set(answers.map((answer) => answer.json().hashcode)).size).toBe(1);
    expect((await next.inject(answers[0]?.json().media_url)).rawPayload).toEqual(content);
    expect(await filesIn(api)).toHaveLength(1);
    await next.close();
  });

  it('an upload that is not whole is no attachment yet', async () => {
    const url = await begin();
    await patch(url, 0, content.subarray(0, 5));
    expect((await tus('GET', `${url}/attachment`)).statusCode).toBe(409);
  });
});

describe('over a connection that is cut', () => {
  it('an upload goes on behind the last byte that arrived, at every tenth of it', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = v.parse(v.object({ port: v.number() }), api.app.server.address());
    const url = await begin();
    for (let tenth = 1; tenth < 10; tenth += 1) {
      const offset = Number((await tus('HEAD', url)).headers['upload-offset']);
      const until = Math.floor((content.length * tenth) / 10);
      await cutAfter(port, url, offset, content.subarray(offset), until - offset);
      await expect.poll(async () => Number((await tus('HEAD', url)).headers['upload-offset'])).toBe(until);
    }
    const offset = Number((await tus('HEAD', url)).headers['upload-offset']);
    const last = await patch(url, offset, content.subarray(offset));
    expect(last.statusCode, last.body).toBe(200);
    expect((await api.app.inject(last.json().media_url)).rawPayload).toEqual(content);
  });

  /** Sends the head of a part and some of its bytes, and is gone. */
  async function cutAfter(
    port: number,
    path: string,
    offset: number,
    bytes: Buffer,
    sent: number,
  ): Promise<void> {
    const headers = {
      ...owner.headers,
      'tus-resumable': '1.0.0',
      'content-type': part,
      'upload-offset': offset,
      'content-length': bytes.length,
    };
    const call = httpRequest({ port, host: '127.0.0.1', method: 'PATCH', path, headers });
    call.on('error', () => undefined);
    call.write(bytes.subarray(0, sent));
    await expect.poll(() => bytesOnDisk()).toBe(offset + sent);
    call.destroy();
    await new Promise((resolve) => call.once('close', resolve));
  }

  async function bytesOnDisk(): Promise<number> {
    const folder = join(api.settings.dataFolder, 'uploads', 'resumable', 'showquest');
    const [file = ''] = (await readdir(folder)).filter((name) => !name.endsWith('.json'));
    return (await stat(join(folder, file))).size;
  }
});
