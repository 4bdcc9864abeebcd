import { apiPrefix } from '@callboard/api-contract';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { createLogger } from '../plugins/logging';
import { fakeBucket } from '../../testKit/fakeBucket';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { filesIn } from '../../testKit/uploads';
import { createIncoming } from './incoming';
import { openPartBucket } from './openPartBucket';
import { createBucketStore } from './storage/bucketStore';

const base = `${apiPrefix()}attachments/resumable`;
const content = randomBytes(300_000);
let bucket: Awaited<ReturnType<typeof fakeBucket>>;
let first: TestApi;
let second: FastifyInstance;
let folder: string;
let owner: TestClient;

// Two processes on one database and one bucket, each with a data folder and a memory of its own.
beforeAll(async () => {
  bucket = await fakeBucket('callboard');
  const variables = { ...bucket.variables, CALLBOARD_SECRET_KEY: Buffer.alloc(32, 5).toString('base64') };
  first = await startTestApi({ variables });
  folder = await mkdtemp(join(tmpdir(), 'callboard-second-'));
  second = await buildApp({
    database: first.database,
    settings: { ...first.settings, dataFolder: folder },
    logger: createLogger('silent'),
    metrics: new Registry(),
  });
  owner = await first.loginAs('showquest', 'participant');
});
afterAll(async () => {
  await second.close();
  await first.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

async function begin(): Promise<string> {
  const answer = await first.app.inject({
    method: 'POST',
    url: base,
    headers: {
      ...owner.headers,
      'tus-resumable': '1.0.0',
      'upload-length': String(content.length),
      'upload-metadata': `name ${Buffer.from('film.bin').toString('base64')}`,
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return String(answer.headers.location);
}

function patch(app: FastifyInstance, url: string, offset: number, end: number) {
  const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
  return app.inject({
    method: 'PATCH',
    url,
    headers: { ...owner.headers, 'tus-resumable': '1.0.0', ...headers },
    payload: content.subarray(offset, end),
  });
}

const call = (app: FastifyInstance, method: 'HEAD' | 'DELETE', url: string) =>
  app.inject({ method, url, headers: { ...owner.headers, 'tus-resumable': '1.0.0' } });

describe('an upload in parts with a bucket', () => {
  it('is begun at one process, finished at another, and read at both', async () => {
    const url = await begin();
    expect((await patch(first.app, url, 0, 100_000)).statusCode).toBe(204);
    expect((await call(second, 'HEAD', url)).headers['upload-offset']).toBe('100000');
    expect((await patch(second, url, 100_000, 250_000)).statusCode).toBe(204);
    expect((await patch(first.app, url, 100_000, 200_000)).statusCode).toBe(409);
    const last = await patch(first.app, url, 250_000, content.length);
    expect(last.statusCode, last.body).toBe(200);
    for (const app of [first.app, second]) {
      expect((await app.inject(last.json().media_url)).rawPayload).toEqual(content);
    }
    expect([...bucket.objects.keys()]).toEqual([expect.stringMatching(/^showquest\/.*\.file$/)]);
    expect(await filesIn(first)).toEqual([]);
  });

  it('is cancelled at another process', async () => {
    const url = await begin();
    await patch(first.app, url, 0, 5);
    expect((await call(second, 'DELETE', url)).statusCode).toBe(204);
    expect((await call(first.app, 'HEAD', url)).statusCode).toBe(404);
    expect([...bucket.objects.keys()].filter((key) => key.startsWith('parts/'))).toEqual([]);
  });

  it('counts for its owner at every process', async () => {
    for (let number = 0; number < 20; number += 1) await begin();
    const headers = { ...owner.headers, 'tus-resumable': '1.0.0', 'upload-length': '1' };
    expect((await second.inject({ method: 'POST', url: base, headers })).statusCode).toBe(429);
  });

  it('goes when it is abandoned, and not while it is continued', async () => {
    const { endpoint = '', bucket: name = '' } = first.settings.bucket ?? {};
    const store = createBucketStore({ endpoint, bucket: name, key: 'key', secret: 'secret', region: 'here' });
    const incoming = createIncoming(join(folder, 'incoming'));
    const parts = await openPartBucket({ store, incoming, prefix: 'parts/showquest/', expirationMs: 1 });
    const infos = [...bucket.objects.keys()].filter((key) => key.endsWith('/info'));
    for (const key of infos) {
      const object = bucket.objects.get(key);
      if (object) object.modified = new Date('2020-01-01');
    }
    const [goesOn = ''] = infos;
    bucket.objects.set(goesOn.replace('info', '000000000000000-1'), {
      bytes: Buffer.alloc(1),
      modified: new Date(),
    });
    await parts.sweep(new Date('2021-01-01'));
    expect([...bucket.objects.keys()].filter((key) => key.endsWith('/info'))).toEqual([goesOn]);
  });
});
