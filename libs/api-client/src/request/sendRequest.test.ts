import { listResponseSchema, problemWords } from '@callboard/api-contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, stubApi } from '../testing/stubApi';
import { page, venue } from '../testing/records';
import { sendRequest } from './sendRequest';

const getVenues = { method: 'GET', path: 'callboard/venues' } as const;
const networkDown = new TypeError('Failed to fetch');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Skips the delays between retries. */
async function withoutDelays<T>(promise: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return promise;
}

describe('headers and address', () => {
  it('[7.1] sends time zone, token and domain to the versioned prefix', async () => {
    const api = stubApi();
    api.on('GET callboard/venues', json(page([])));
    await sendRequest(getVenues);
    const [call] = api.calls;
    expect(call?.url).toBe('https://api.test/api/v21/system/callboard/venues');
    expect(call?.headers.get('Time-Zone')).toBe('Pacific/Auckland');
    expect(call?.headers.get('Authorization')).toBe('Token token-1');
    expect(call?.headers.get('Domain')).toBe('showquest');
  });

  it('[7.1] uses the core prefix for version 2', async () => {
    const api = stubApi({ version: 2 });
    api.on('GET callboard/venues', json(page([])));
    await sendRequest(getVenues);
    expect(api.calls[0]?.url).toBe('https://api.test/api/v2/core/callboard/venues');
  });

  it('[7.1] sends no Authorization header without a token', async () => {
    const api = stubApi({ getToken: () => null });
    api.on('GET callboard/venues', json(page([])));
    await sendRequest(getVenues);
    expect(api.calls[0]?.headers.has('Authorization')).toBe(false);
  });

  it('sends the version as If-Match and the idempotency key', async () => {
    const api = stubApi();
    api.on('POST callboard/venues', json({ success: true, data: venue(1) }, 201));
    await sendRequest({
      method: 'POST',
      path: 'callboard/venues',
      body: {},
      version: 3,
      idempotencyKey: 'k',
    });
    expect(api.calls[0]?.headers.get('If-Match')).toBe('"3"');
    expect(api.calls[0]?.headers.get('Idempotency-Key')).toBe('k');
  });
});

describe('time-out and abort', () => {
  it('[9.1] gives up after 30 seconds', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
    const api = stubApi();
    api.on('GET callboard/venues', ({ signal }) => Promise.reject(signal?.reason));
    const answer = await sendRequest(getVenues);
    expect(timeout).toHaveBeenCalledWith(30_000);
    expect(answer).toMatchObject({ ok: false, problem: { kind: 'timeout' } });
    expect(api.calls).toHaveLength(1);
  });

  it('[8.2] stays silent when it is canceled', async () => {
    const api = stubApi();
    const stop = new AbortController();
    api.on('GET callboard/venues', () => new Promise(() => {}));
    const pending = sendRequest({ ...getVenues, signal: stop.signal });
    stop.abort();
    expect(await pending).toMatchObject({ ok: false, problem: { kind: 'canceled', message: '' } });
    expect(api.onProblem).not.toHaveBeenCalled();
  });

  it('stops waiting for a retry when it is canceled', async () => {
    vi.useFakeTimers();
    const api = stubApi();
    const stop = new AbortController();
    api.on('GET callboard/venues', json({}, 503, { 'Retry-After': '9' }));
    const pending = sendRequest({ ...getVenues, signal: stop.signal });
    await vi.advanceTimersByTimeAsync(100);
    stop.abort();
    expect(await pending).toMatchObject({ problem: { kind: 'canceled' } });
    expect(api.calls).toHaveLength(1);
  });
});

describe('retries', () => {
  it.each([502, 503, 504])('retries a GET after %i, twice at most', async (status) => {
    vi.useFakeTimers();
    const api = stubApi();
    api.on('GET callboard/venues', json({}, status));
    await withoutDelays(sendRequest(getVenues));
    expect(api.calls).toHaveLength(3);
    expect(api.onProblem).toHaveBeenCalledTimes(1);
  });

  it('returns the response of a successful retry', async () => {
    vi.useFakeTimers();
    const api = stubApi();
    api.on('GET callboard/venues', networkDown, json(page([venue(1)])));
    expect(await withoutDelays(sendRequest(getVenues))).toMatchObject({ ok: true });
    expect(api.onProblem).not.toHaveBeenCalled();
  });

  it('retries a POST with the same idempotency key', async () => {
    vi.useFakeTimers();
    const api = stubApi();
    api.on('POST callboard/venues', networkDown, json({ success: true, data: venue(1) }, 201));
    const post = { method: 'POST', path: 'callboard/venues', body: {}, idempotencyKey: 'k' } as const;
    await withoutDelays(sendRequest(post));
    expect(api.calls.map((call) => call.headers.get('Idempotency-Key'))).toEqual(['k', 'k']);
  });

  it.each(['POST', 'PATCH', 'DELETE'] as const)('never retries a %s without a key', async (method) => {
    const api = stubApi();
    api.on(`${method} callboard/venues`, networkDown);
    await sendRequest({ method, path: 'callboard/venues', body: {} });
    expect(api.calls).toHaveLength(1);
  });

  it('never retries what the server refused', async () => {
    const api = stubApi();
    api.on('GET callboard/venues', json({ detail: 'Unknown filter.' }, 400));
    await sendRequest(getVenues);
    expect(api.calls).toHaveLength(1);
  });

  it('waits as long as Retry-After requests', async () => {
    vi.useFakeTimers();
    const api = stubApi();
    api.on('GET callboard/venues', json({}, 503, { 'Retry-After': '2' }), json(page([])));
    const pending = sendRequest(getVenues);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(api.calls).toHaveLength(1);
    await withoutDelays(pending);
    expect(api.calls).toHaveLength(2);
  });

  it('does not send again for a session that ended during the pause', async () => {
    vi.useFakeTimers();
    let token = 'token-1';
    const api = stubApi({ getToken: () => token });
    api.on('GET callboard/venues', json({}, 503, { 'Retry-After': '2' }), json(page([])));
    const pending = sendRequest(getVenues);
    await vi.advanceTimersByTimeAsync(1_000);
    token = 'token-2';
    expect(await withoutDelays(pending)).toMatchObject({ ok: false, problem: { kind: 'canceled' } });
    expect(api.calls).toHaveLength(1);
    expect(api.onProblem).not.toHaveBeenCalled();
  });

  it('does not retry while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const api = stubApi();
    api.on('GET callboard/venues', networkDown);
    expect(await sendRequest(getVenues)).toMatchObject({ problem: { kind: 'network' } });
    expect(api.calls).toHaveLength(1);
  });
});

describe('unexpected responses', () => {
  const html = new Response('<html>Bad gateway</html>', { headers: { 'Content-Type': 'text/html' } });
  const cutOff = new Response('{"results":[{"hash', { headers: { 'Content-Type': 'application/json' } });
  const emptyAnswer = new Response('', { headers: { 'Content-Type': 'application/json' } });
  it.each([
    ['HTML', html],
    ['cut off', cutOff],
    ['empty', emptyAnswer],
    ['of another shape', json({ results: 'none' })],
    ['null', json(null)],
    ['a list of null', json(page([null]))],
  ])('[8.9] reports a response that is %s as a problem of the server', async (_name, response) => {
    const api = stubApi();
    api.on('GET callboard/venues', response);
    const answer = await sendRequest({ ...getVenues, schema: listResponseSchema });
    expect(answer).toMatchObject({ ok: false, problem: { kind: 'server', message: problemWords.server } });
    expect(api.onProblem).toHaveBeenCalledTimes(1);
  });

  it('[8.2] never shows the HTML of a failed response', async () => {
    const api = stubApi();
    api.on(
      'PATCH x',
      new Response('<h1>502</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    );
    const answer = await sendRequest({ method: 'PATCH', path: 'x', body: {} });
    expect(answer).toMatchObject({ problem: { kind: 'server', message: problemWords.server, status: 502 } });
  });
});

describe('reporting', () => {
  it('[8.1] reports a failure once', async () => {
    const api = stubApi();
    api.on('GET callboard/venues', json({ detail: 'No such field: colour.' }, 400));
    await sendRequest(getVenues);
    expect(api.onProblem.mock.calls).toEqual([
      [{ kind: 'invalid', message: 'No such field: colour.', fields: {} }],
    ]);
  });

  it('leaves a quiet call to its caller', async () => {
    const api = stubApi();
    api.on('GET callboard/venues', json({}, 500));
    await sendRequest({ ...getVenues, isQuiet: true });
    expect(api.onProblem).not.toHaveBeenCalled();
  });

  it('[8.1] reports a 401 with a token only to the session', async () => {
    const api = stubApi();
    api.on('GET callboard/venues', json({ detail: 'Invalid token.' }, 401));
    await sendRequest(getVenues);
    expect(api.onUnauthorized.mock.calls).toEqual([['token-1']]);
    expect(api.onProblem).not.toHaveBeenCalled();
  });

  it('shows a 401 when there was no token', async () => {
    const api = stubApi({ getToken: () => null });
    api.on('GET callboard/venues', json({ detail: 'Sign in.' }, 401));
    await sendRequest(getVenues);
    expect(api.onUnauthorized).not.toHaveBeenCalled();
    expect(api.onProblem).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a 401', json({}, 401)],
    ['an answer', json(page([venue(1)]))],
    ['a failure', json({}, 500)],
  ])('does not report %s for a previous session to the current one', async (_name, response) => {
    let token = 'token-1';
    const api = stubApi({ getToken: () => token });
    api.on('GET callboard/venues', () => {
      token = 'token-2';
      return response;
    });
    expect(await sendRequest(getVenues)).toMatchObject({ ok: false, problem: { kind: 'canceled' } });
    expect(api.onUnauthorized).not.toHaveBeenCalled();
    expect(api.onProblem).not.toHaveBeenCalled();
  });
});
