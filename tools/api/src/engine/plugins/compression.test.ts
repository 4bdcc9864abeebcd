import { apiPrefix } from '@callboard/api-contract';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { testAccount, testPassword } from '../../testKit/testAccount';

let api: TestApi;
let staff: TestClient;
const path = `${apiPrefix()}callboard/regions`;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  await testAccount(api, 'aroha@example.test', ['showquest']);
  await api.asOwner(
    `INSERT INTO regions (tenant, name) SELECT 'showquest', 'Region ' || n FROM generate_series(1, 50) n`,
  );
});
afterAll(() => api.close());

const get = (url: string, encoding: string) =>
  api.app.inject({ url, headers: { ...staff.headers, 'accept-encoding': encoding } });

describe('an answer of the API', () => {
  it('is a tenth as long for those who take it compressed, and the same', async () => {
    const plain = await get(path, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await get(path, encoding);
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        vary: expect.stringContaining('accept-encoding'),
        'content-length': String(answer.rawPayload.length),
      });
      process.stdout.write(
        `A list of 50: ${plain.rawPayload.length} bytes, ${answer.rawPayload.length} as ${encoding}\n`,
      );
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
      expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
    }
    expect((await get(path, 'gzip;q=0.5, br;q=0.9')).headers['content-encoding']).toBe('br');
  });

  it('is left as it is where it is short', async () => {
    const answer = await get(`${path}?page_size=1`, 'br, gzip');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.statusCode).toBe(200);
  });

  it('keeps its version, which a change is made on', async () => {
    const [region] = await api.asOwner<{ hashcode: string }>('SELECT hashcode FROM regions LIMIT 1');
    const url = `${path}/${String(region?.hashcode)}`;
    const { etag } = (await get(url, 'br')).headers;
    expect(etag).toBe((await get(url, 'identity')).headers['etag']);
    const headers = { ...staff.headers, 'if-match': String(etag), 'accept-encoding': 'br' };
    const patch = { method: 'PATCH', url, headers, payload: { position: 3 } } as const;
    expect((await api.app.inject(patch)).statusCode).toBe(200);
    expect((await api.app.inject(patch)).statusCode).toBe(412);
  });

  it('is never compressed where it has a token in it', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `${apiPrefix()}user/actions`,
      headers: { domain: 'showquest', 'accept-encoding': 'br, gzip' },
      payload: { action: 'login', data: { email: 'aroha@example.test', password: testPassword } },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.authorization.token).toBeTypeOf('string');
    expect(answer.rawPayload.length).toBeGreaterThan(1_024);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

it('takes no compressed body', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: path,
    headers: { ...staff.headers, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ name: 'Bomb' })),
  });
  expect(answer.statusCode).toBe(400);
});
