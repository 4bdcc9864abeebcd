import { expect, onTestFinished, vi } from 'vitest';
import { configureApi, type ApiSettings } from '../configureApi';

/** A call as the server receives it. */
export interface Call {
  method: string;
  /** The path after the prefix, without the query. */
  path: string;
  query: URLSearchParams;
  url: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | undefined;
}

type Reply = Response | Error | ((call: Call) => Response | Promise<Response>);

// The real one: tests can stop the clock.
const { setTimeout: later } = globalThis;
const nextTask = () => new Promise((resolve) => later(resolve));

/** A double of the API: returns the stubbed responses in order and repeats the last one. Calls that are not stubbed fail the test. */
export function stubApi(settings: Partial<ApiSettings> = {}) {
  const replies = new Map<string, Reply[]>();
  const calls: Call[] = [];
  const strangers: string[] = [];
  const onProblem = vi.fn();
  const onUnauthorized = vi.fn();
  configureApi({
    origin: 'https://api.test',
    version: 21,
    domain: 'showquest',
    timeZone: 'Pacific/Auckland',
    getToken: () => 'token-1',
    onProblem,
    onUnauthorized,
    ...settings,
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = toCall(url, init);
    calls.push(call);
    const key = `${call.method} ${call.path}`;
    const waiting = replies.get(key);
    const reply = waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0];
    if (!reply) {
      strangers.push(key);
      throw new Error(`Not stubbed: ${key}`);
    }
    if (reply instanceof Error) throw reply;
    return reply instanceof Response ? reply.clone() : abortable(call, reply);
  });
  onTestFinished(async () => {
    const inTest = [...strangers];
    // Requests that the page makes as it closes reach this double, and not the next test's.
    for (let seen = -1; seen !== calls.length; await nextTask()) seen = calls.length;
    vi.unstubAllGlobals();
    expect(inTest).toEqual([]);
  });
  return {
    calls,
    onProblem,
    onUnauthorized,
    /** `on('GET callboard/venues', json(page))` */
    on(key: string, ...answers: Reply[]) {
      replies.set(key, answers);
    },
    callsOf: (key: string) => calls.filter((call) => `${call.method} ${call.path}` === key),
  };
}

/** An answer in JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}

async function abortable(call: Call, reply: (call: Call) => Response | Promise<Response>): Promise<Response> {
  const aborted = new Promise<never>((_resolve, reject) => {
    // Like the real `fetch`: rejects when the signal is already aborted.
    if (call.signal?.aborted) reject(call.signal.reason);
    call.signal?.addEventListener('abort', () => reject(call.signal?.reason));
  });
  return Promise.race([reply(call), aborted]);
}

function toCall(url: string, init: RequestInit): Call {
  const { pathname, searchParams } = new URL(url);
  const { method = 'GET', body } = init;
  return {
    method,
    url,
    path: pathname.replace(/^\/api\/v\d+\/(?:system|core)\//, ''),
    query: searchParams,
    headers: new Headers(init.headers),
    body: typeof body === 'string' ? JSON.parse(body) : body,
    signal: init.signal ?? undefined,
  };
}
