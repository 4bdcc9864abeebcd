import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the metrics', () => {
  it('count requests by route', async () => {
    await api.app.inject('/healthz');
    expect((await api.app.inject('/metrics')).body).toMatch(
      /http_request_duration_seconds_count\{.*route="\/healthz"/,
    );
  });

  it('are shown to no other machine', async () => {
    const from = (headers = {}) => api.app.inject({ url: '/metrics', remoteAddress: '203.0.113.1', headers });
    expect((await from()).statusCode).toBe(404);
    expect((await from({ authorization: 'Bearer undefined' })).statusCode).toBe(404);
  });

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-forwarded-host', 'x-real-ip'])(
    'are shown to no one whose request was forwarded, by %s',
    async (name) => {
      const headers = { [name]: '127.0.0.1' };
      expect((await api.app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
    },
  );

  it('are shown to no page from elsewhere whose name leads to this machine', async () => {
    const answer = await api.app.inject({ url: '/metrics', headers: { host: 'evil.example:3000' } });
    expect(answer.statusCode).toBe(404);
  });

  it('are shown behind a proxy by the token alone, also on the same machine', async () => {
    const token = 'a-token-of-metrics';
    const variables = { CALLBOARD_PROXY: '1', CALLBOARD_METRICS_TOKEN: token };
    const proxied = await startTestApi({ variables });
    const from = async (headers: Record<string, string>) =>
      (await proxied.app.inject({ url: '/metrics', headers })).statusCode;
    const statuses = [
      await from({}),
      await from({ 'x-forwarded-for': '127.0.0.1' }),
      await from({ 'x-forwarded-for': '127.0.0.1, 203.0.113.1' }),
      await from({ 'x-forwarded-for': '203.0.113.1', authorization: `Bearer ${token}` }),
    ];
    await proxied.close();
    expect(statuses).toEqual([404, 404, 404, 200]);
  });
});
