import { apiPrefix, limits } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Outcome } from '../collections/CollectionHooks';
import { apiSettings } from '../configureApi';
import { requestHeaders } from '../request/callOf';
import { concludeFailure, readBody } from '../request/sendRequest';
import type { Failure } from '../request/toProblem';

/** A call that is answered line by line. */
export interface LineRequest<Line, End extends Line> {
  path: string;
  /** The media type of the body. */
  type: string;
  body: Blob | string;
  schema: v.GenericSchema<unknown, Line>;
  /** True if a line ends a successful response. */
  isEnd: (line: Line) => line is End;
  onLine: (line: Line) => void;
  signal: AbortSignal;
}

/**
 * Sends a call and reads the lines of the response. It times out only when no line arrives for a while. No alert shows its problem: the
 * dialog that waits for it does.
 */
export async function streamLines<Line extends { type: string }, End extends Line>({
  path,
  type,
  body,
  schema,
  isEnd,
  onLine,
  signal,
}: LineRequest<Line, End>): Promise<Outcome<End>> {
  const settings = apiSettings();
  const token = settings.getToken();
  const silence = new AbortController();
  const timer = patience(silence);
  const fail = (failure: Failure): Outcome<End> => {
    const { problem } = concludeFailure({ isQuiet: true }, settings, token, failure);
    return { ok: false, problem };
  };
  try {
    const headers = requestHeaders(settings, token, {});
    headers.set('Accept', 'application/x-ndjson, application/json');
    headers.set('Content-Type', type);
    const response = await fetch(`${settings.origin}${apiPrefix(settings.version)}${path}`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.any([signal, silence.signal]),
      credentials: 'omit',
      redirect: 'error',
    });
    const { status } = response;
    if (!response.ok) {
      const answer = await readBody(response);
      return fail({
        as: 'status',
        status,
        body: answer.body,
        retryAfter: response.headers.get('Retry-After'),
      });
    }
    let last: Line | null = null;
    const take = (text: string) => {
      last = v.parse(schema, JSON.parse(text));
      onLine(last);
    };
    if (response.body) await readLines(response.body, take, timer.restart);
    return conclude<Line, End>(last, isEnd, status, fail);
  } catch (error) {
    const isMalformed = error instanceof SyntaxError || error instanceof v.ValiError;
    return fail(isMalformed ? { as: 'malformed', status: 200 } : { as: 'thrown', error });
  } finally {
    timer.stop();
    // However it ended: close the connection, so that the server stops.
    silence.abort();
  }
}

function conclude<Line extends { type: string }, End extends Line>(
  last: Line | null,
  isEnd: (line: Line) => line is End,
  status: number,
  fail: (failure: Failure) => Outcome<End>,
): Outcome<End> {
  if (last && isEnd(last)) return { ok: true, data: last, changeSet: null };
  if (last && 'detail' in last)
    return fail({ as: 'status', status: 422, body: { detail: last.detail }, retryAfter: null });
  return fail({ as: 'malformed', status });
}

/** The first line can take as long as a slow connection needs to send the whole file. */
const uploadPatience = 4;

function patience(silence: AbortController) {
  const give = (delayMs: number = limits.timeoutMs) =>
    setTimeout(() => silence.abort(new DOMException('', 'TimeoutError')), delayMs);
  let timer = give(uploadPatience * limits.timeoutMs);
  return {
    restart: () => {
      clearTimeout(timer);
      timer = give();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Reads a stream of text line by line, without empty lines. Rejects when the stream breaks off. */
async function readLines(
  stream: ReadableStream<Uint8Array>,
  onLine: (line: string) => void,
  onBytes: () => void,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    onBytes();
    rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
    const lines = rest.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line.trim() !== '') onLine(line);
    if (done) return;
  }
}
