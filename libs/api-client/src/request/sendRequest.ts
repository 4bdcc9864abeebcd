import { headers, isFrameworkBody, limits, type Problem } from '@callboard/api-contract';
import { addUnsavedWork } from '@callboard/browser-storage';
import * as v from 'valibot';
import { apiSettings, type ApiSettings } from '../configureApi';
import { addOwnChanges } from '../ownChanges';
import type { Answer, ApiRequest } from './ApiRequest';
import { callOf } from './callOf';
import { retryDelay, wait } from './retryDelay';
import { measureClock } from './serverClock';
import { parseRetryAfter, toProblem, type Failure } from './toProblem';

type Attempt<T> = Extract<Answer<T>, { ok: true }> | { ok: false; failure: Failure };

/**
 * Sends one call to the API: headers, 30 s time-out, abort, a retry where it is safe, and every failure as a problem. Never throws.
 *
 * @example
 * const answer = await sendRequest({ method: 'GET', path: 'app/arguments', isQuiet: true });
 */
export async function sendRequest<S extends v.GenericSchema = v.GenericSchema>(
  request: ApiRequest<S>,
): Promise<Answer<v.InferOutput<S>>> {
  // A write must not be cut off by a reload, which would hide whether it was done.
  const done = request.method === 'GET' ? undefined : addUnsavedWork(() => true);
  try {
    return await sendWithRetries(request);
  } finally {
    done?.();
  }
}

async function sendWithRetries<S extends v.GenericSchema>(
  request: ApiRequest<S>,
): Promise<Answer<v.InferOutput<S>>> {
  const settings = apiSettings();
  const token = settings.getToken();
  // A request of a session that has ended must not reach the store of the next one.
  const isOutdated = () => token !== null && apiSettings().getToken() !== token;
  for (let retries = 0; ; retries++) {
    const attempt = await sendOnce(request, settings, token);
    if (attempt.ok && !isOutdated()) return attempt;
    if (attempt.ok || isOutdated()) return concludeFailure(request, settings, token, canceled);
    const delay = isOffline()
      ? null
      : retryDelay(request, attempt.failure, retries, requestedWait(attempt.failure));
    if (delay === null) return concludeFailure(request, settings, token, attempt.failure);
    await wait(delay, request.signal);
    if (request.signal?.aborted || isOutdated()) return concludeFailure(request, settings, token, canceled);
  }
}

const canceled: Failure = { as: 'thrown', error: { name: 'AbortError' } };

async function sendOnce<S extends v.GenericSchema>(
  request: ApiRequest<S>,
  settings: ApiSettings,
  token: string | null,
): Promise<Attempt<v.InferOutput<S>>> {
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  try {
    const { url, init } = callOf(settings, token, request);
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    const sentAt = Date.now();
    const response = await (request.sent ?? fetch(url, { ...init, signal }));
    // Of a call that was sent before this code ran it is not known when.
    if (!request.sent) measureClock(response, sentAt);
    return await judge(request, response);
  } catch (error) {
    return { ok: false, failure: { as: 'thrown', error } };
  }
}

async function judge<S extends v.GenericSchema>(
  request: ApiRequest<S>,
  response: Response,
): Promise<Attempt<v.InferOutput<S>>> {
  const { status } = response;
  const { body, isMalformed } = await readBody(response);
  if (!response.ok) {
    if (isUnknownAddress(request, status, body)) return { ok: false, failure: { as: 'unknownAddress' } };
    const retryAfter = response.headers.get('Retry-After');
    return { ok: false, failure: { as: 'status', status, body, retryAfter } };
  }
  // Without a schema the body is `unknown`, which any schema accepts.
  const parsed = v.safeParse(request.schema ?? v.unknown(), body);
  if (isMalformed || !parsed.success) return { ok: false, failure: { as: 'malformed', status } };
  const changeSet = response.headers.get(headers.changeSet);
  if (changeSet !== null) addOwnChanges(changeSet);
  return { ok: true, status, body: parsed.output, changeSet };
}

/** A 404 in the format of a framework means that the path does not exist; a missing record has the format of our server. */
function isUnknownAddress({ isAlwaysThere }: ApiRequest, status: number, body: unknown): boolean {
  return unknownStatuses.includes(status) && (Boolean(isAlwaysThere) || isFrameworkBody(body));
}

const unknownStatuses = [404, 405, 501];

function requestedWait(failure: Failure): number | null {
  return failure.as === 'status' ? parseRetryAfter(failure.retryAfter, Date.now()) : null;
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

/** Sends a call after what it needs has loaded. Where that could not be reached, neither can the server. */
export async function sendLoaded<P, A>(
  part: Promise<P>,
  request: Pick<ApiRequest, 'isQuiet'>,
  send: (part: P) => Promise<A>,
): Promise<A | Extract<Answer, { ok: false }>> {
  let loaded: P;
  try {
    loaded = await part;
  } catch (error) {
    const settings = apiSettings();
    return concludeFailure(request, settings, settings.getToken(), { as: 'thrown', error });
  }
  return send(loaded);
}

/** Turns a failure into a problem, reports it (clause 8.1), and returns it. */
export function concludeFailure(
  request: Pick<ApiRequest, 'isQuiet'>,
  settings: ApiSettings,
  token: string | null,
  failure: Failure,
): Extract<Answer, { ok: false }> {
  const problem = toProblem(failure);
  report(problem, Boolean(request.isQuiet), settings, token);
  return { ok: false, problem, body: failure.as === 'status' ? failure.body : undefined };
}

function report(problem: Problem, isQuiet: boolean, settings: ApiSettings, token: string | null): void {
  if (problem.kind === 'canceled') return;
  if (problem.kind === 'unauthorized' && token !== null) settings.onUnauthorized(token);
  else if (!isQuiet) settings.onProblem(problem);
}

/** The JSON of a response; `undefined` when it has no body; `malformed` when it is something else or cut off. */
export async function readBody(response: Response): Promise<{ body: unknown; isMalformed: boolean }> {
  const text = await response.text();
  if (text === '') return { body: undefined, isMalformed: false };
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '');
  if (!isJson) return { body: undefined, isMalformed: true };
  try {
    return { body: JSON.parse(text), isMalformed: false };
  } catch {
    return { body: undefined, isMalformed: true };
  }
}
