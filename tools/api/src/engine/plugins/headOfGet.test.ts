import { collectionNamed } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test.each([
  '/healthz',
  '/api/v21/system/callboard/venues',
  '/api/v2/core/callboard/event/events',
  '/openapi.json',
])('HEAD answers as GET would, without the body: %s', async (url) => {
  const { headers } = await api.loginAs('showquest', 'staff');
  const read = await api.app.inject({ method: 'GET', url, headers });
  const head = await api.app.inject({ method: 'HEAD', url, headers });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers['content-type']).toBe(read.headers['content-type']);
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(read.body)));
  expect(head.headers.etag).toBe(read.headers.etag);
});

test('HEAD needs the right that GET needs', async () => {
  const ask = (url: string, headers = {}) => api.app.inject({ method: 'HEAD', url, headers });
  expect((await ask('/api/v21/system/callboard/venues', { domain: 'showquest' })).statusCode).toBe(401);
  const { headers } = await api.loginAs('showquest', 'participant');
  expect((await ask(`/api/v21/system/${collectionNamed('accountRequests').path}`, headers)).statusCode).toBe(
    403,
  );
});
