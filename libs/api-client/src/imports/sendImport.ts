import {
  apiPrefix,
  importLineSchema,
  limits,
  type ImportLine,
  type ImportMode,
} from '@callboard/api-contract';
import * as v from 'valibot';
import { apiSettings } from '../configureApi';
import type { Outcome } from '../collections/CollectionHooks';
import { requestHeaders } from '../request/callOf';
import { concludeFailure, readBody } from '../request/sendRequest';
import type { Failure } from '../request/toProblem';

/** The file of an import, and how to read it. */
export interface ImportRequest {
  file: Blob;
  /** The column of the file for each field. */
  mapping?: Readonly<Record<string, string>>;
  /** The value of a field that the file has no column for. */
  defaults?: Readonly<Record<string, string>>;
  mode: ImportMode;
}

/** The last line of a successful import. */
export type ImportEnd = Extract<ImportLine, { type: 'columns' | 'done' }>;

/** Sends a file and reads the lines of the response. It times out only when no line arrives for a while. */
export async function sendImport(
  path: string,
  request: ImportRequest,
  onLine: (line: ImportLine) => void,
  signal: AbortSignal,
): Promise<Outcome<ImportEnd>> {
  const settings = apiSettings();
  const token = settings.getToken();
  const silence = new AbortController();
  const timer = patience(silence);
  const fail = (failure: Failure): Outcome<ImportEnd> => {
    const { problem } = concludeFailure({}, settings, token, failure);
    return { ok: false, problem };
  };
  try {
    const headers = requestHeaders(settings, token, {});
    headers.set('Accept', 'application/x-ndjson, application/json');
    headers.set('Content-Type', 'text/csv');
    const response = await fetch(
      `${settings.origin}${apiPrefix(settings.version)}${path}?${queryOf(request)}`,
      {
        method: 'POST',
        headers,
        body: request.file,
        signal: AbortSignal.any([signal, silence.signal]),
        credentials: 'omit',
        redirect: 'error',
      },
    );
    const { status } = response;
    if (!response.ok) {
      const { body } = await readBody(response);
      return fail({ as: 'status', status, body, retryAfter: response.headers.get('Retry-After') });
    }
    let end: ImportLine | null = null;
    const take = (text: string) => {
      end = v.parse(importLineSchema, JSON.parse(text));
      onLine(end);
    };
    if (response.body) await readLines(response.body, take, timer.restart);
    return conclude(end, status, fail);
  } catch (error) {
    const isMalformed = error instanceof SyntaxError || error instanceof v.ValiError;
    return fail(isMalformed ? { as: 'malformed', status: 200 } : { as: 'thrown', error });
  } finally {
    timer.stop();
    // However it ended: close the connection, so that the server stops.
    silence.abort();
  }
}

function conclude(
  end: ImportLine | null,
  status: number,
  fail: (failure: Failure) => Outcome<ImportEnd>,
): Outcome<ImportEnd> {
  if (end?.type === 'done') return { ok: true, data: end, changeSet: end.change_set };
  if (end?.type === 'columns') return { ok: true, data: end, changeSet: null };
  if (end?.type === 'failed')
    return fail({ as: 'status', status: 422, body: { detail: end.detail }, retryAfter: null });
  return fail({ as: 'malformed', status });
}

function queryOf({ mapping = {}, defaults = {}, mode }: ImportRequest): string {
  const query = { mapping: JSON.stringify(mapping), defaults: JSON.stringify(defaults), mode };
  return new URLSearchParams(query).toString();
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
