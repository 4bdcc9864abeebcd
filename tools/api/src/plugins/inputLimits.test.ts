import Fastify from 'fastify';
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
    expect(answer.json()).toEqual({ detail });
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
});
