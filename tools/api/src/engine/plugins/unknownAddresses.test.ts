import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_CORS_ORIGINS: 'https://app.example' } });
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'PROPFIND';
const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

async function ask(method: Method, url: string, more: object = {}) {
  // Fastify types the methods that it routes; a client can send any.
  const answer = await api.app.inject({ method: method as 'GET', url, ...more });
  const { statusCode: status, headers } = answer;
  return { status, type: headers['content-type'], allow: headers.allow, headers, body: answer.body };
}

describe('an address that the server does not know', () => {
  it.each(
    [
      '/api/v21/system/nothing',
      '/api/v7/system/user/actions',
      '/api/v21/system/user/actions/x/y',
      '/api',
    ].flatMap((url) => methods.map((method) => [method, url] as const)),
  )('[8.2] is a problem in plain words for %s %s', async (method, url) => {
    const { status, type, body } = await ask(method, url);
    expect([status, type]).toEqual([404, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toMatchObject({ detail: 'The API has no such address.' });
  });

  it.each(methods.filter((method) => method !== 'GET'))(
    'is one for %s outside the API, too',
    async (method) => {
      const { status, body } = await ask(method, '/events/e1');
      expect([status, JSON.parse(body)]).toMatchObject([
        404,
        { detail: 'There is nothing at this address.' },
      ]);
    },
  );

  it('has no body for HEAD', async () => {
    expect(await ask('HEAD', '/api/v7/system/user/actions')).toMatchObject({ status: 404, body: '' });
  });

  it('is answered for any body, with the headers of every answer', async () => {
    const headers = { origin: 'https://app.example', 'content-type': 'text/plain' };
    const answer = await ask('POST', '/api/v7/system/user/actions', {
      headers,
      payload: 'x'.repeat(2_000_000),
    });
    expect(answer.status).toBe(404);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('an address that takes another method', () => {
  it.each([
    ['PUT', '/api/v21/system/user/actions', 'POST'],
    ['GET', '/api/v21/system/changes/actions/', 'POST'],
    ['HEAD', '/api/v2/core/changes/actions', 'POST'],
    ['OPTIONS', '/api/v21/system/app/arguments', 'GET, HEAD'],
    [
      'PUT',
      '/api/v21/system/callboard/venues/e4b5b0ac-2f1e-4d5e-8a46-1f4f0b5c9d10',
      'DELETE, GET, HEAD, PATCH',
    ],
    ['DELETE', '/healthz', 'GET, HEAD'],
  ] as const)('names those that it takes: %s %s', async (method, url, allow) => {
    const { status, body, allow: given } = await ask(method, url);
    expect([status, given]).toEqual([405, allow]);
    if (method !== 'HEAD') {
      expect(JSON.parse(body)).toMatchObject({
        detail: `This address does not take ${method}. It takes ${allow}.`,
      });
    }
  });

  it('is preflighted by a browser of an allowed origin before it is called', async () => {
    const headers = { origin: 'https://app.example', 'access-control-request-method': 'POST' };
    expect((await ask('OPTIONS', '/api/v21/system/user/actions', { headers })).status).toBe(204);
  });
});
