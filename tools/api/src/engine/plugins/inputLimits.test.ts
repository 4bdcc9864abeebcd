import { limits } from '@callboard/api-contract';
import Fastify from 'fastify';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { addErrorHandler } from './errorHandler';
import { addInputLimits } from './inputLimits';

function echoingApp() {
  const app = Fastify({ bodyLimit: 1_048_576 });
  addErrorHandler(app);
  addInputLimits(app);
  app.all('/', async (request) => ({ got: typeof request.body }));
  return app;
}

const json = { 'content-type': 'application/json' };

describe('addInputLimits', () => {
  it.each([
    ['malformed JSON', '{"a":', json, 400, 'The body is not valid JSON.'],
    ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', json, 400, 'The body is not valid JSON.'],
    ['a poisoned constructor', '{"constructor":{"prototype":{}}}', json, 400, 'The body is not valid JSON.'],
    ['an empty body', '', json, 400, 'The body is empty.'],
    ['text', 'hello', { 'content-type': 'text/plain' }, 415, 'Send the body as application/json.'],
    [
      'a form',
      'a=1',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'Send the body as application/json.',
    ],
    ['an unnamed type', '{}', { 'content-type': 'nonsense' }, 415, 'Send the body as application/json.'],
    ['10 MB', JSON.stringify('x'.repeat(10_485_760)), json, 413, 'The body is larger than 1 MB.'],
    ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, json, 400, 'The body is nested more than 32 deep.'],
    [
      '501 items',
      JSON.stringify({ a: Array(501).fill(1) }),
      json,
      400,
      'The body has a list of more than 500 items.',
    ],
  ])('refuses %s with a clear sentence', async (_name, payload, headers, status, detail) => {
    const answer = await echoingApp().inject({ method: 'POST', url: '/', headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ detail });
  });

  it('refuses a query of more than 8 kB', async () => {
    const answer = await echoingApp().inject(`/?search=${'x'.repeat(9_000)}`);
    expect(answer.statusCode).toBe(414);
  });

  it('takes what is within the limits', async () => {
    const payload = { list: Array(500).fill({ a: 1 }) };
    const answer = await echoingApp().inject({ method: 'POST', url: '/', payload });
    expect(answer.json()).toEqual({ got: 'object' });
  });

  describe('of a call that needs no session', () => {
    const parsed: number[] = [];
    function publicApp() {
      const app = Fastify({ bodyLimit: limits.maxBodyBytes });
      addErrorHandler(app);
      addInputLimits(app);
      app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
        parsed.push(body.length);
        done(null, JSON.parse(String(body)));
      });
      app.post('/', { config: { permission: 'public' } }, async () => 'done');
      app.post('/upload', { config: { permission: 'public', isUpload: true } }, async () => 'done');
      return app;
    }
    const ofLength = (length: number) => JSON.stringify('x'.repeat(length - 2));
    const post = (payload: string | Readable, url = '/') =>
      publicApp().inject({ method: 'POST', url, headers: json, payload });

    it('takes 16 kB and refuses more before it is parsed, streamed or not', async () => {
      const { maxPublicBodyBytes } = limits;
      expect((await post(ofLength(maxPublicBodyBytes))).statusCode).toBe(200);
      expect(parsed.splice(0)).toEqual([maxPublicBodyBytes]);
      const manyKeys = JSON.stringify(
        Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, 1])),
      );
      for (const body of [ofLength(maxPublicBodyBytes + 1), manyKeys]) {
        for (const payload of [body, Readable.from([body.slice(0, 9_000), body.slice(9_000)])]) {
          const answer = await post(payload);
          expect([answer.statusCode, answer.json()]).toMatchObject([
            413,
            { detail: 'The body is larger than 16 kB.' },
          ]);
        }
      }
      expect(parsed).toEqual([]);
    });

    it('leaves an upload its own size', async () => {
      expect((await post(ofLength(20_000), '/upload')).statusCode).toBe(200);
    });
  });
});
