import { headers, isFrameworkBody, limits } from '@callboard/api-contract';
import * as v from 'valibot';
import { apiSettings, type ApiSettings } from '../configureApi';
import type { Answer, ApiRequest } from './apiRequest';
import { callOf } from './callOf';
import { concludeFailure } from './concludeFailure';
import { parseRetryAfter } from './parseRetryAfter';
import { readBody } from './readBody';
import { retryDelay } from './retryDelay';
import type { Failure } from './toProblem';
import { wait } from './wait';

type Attempt = Extract<Answer, { ok: true }> | { ok: false; failure: Failure };

/**
 * Sends one call to the API: headers, 30 s time-out, abort, a retry where it is safe, and every failure as a problem. Never throws.
 *
 * @example
 * const answer = await sendRequest({ method: 'GET', path: 'app/arguments', isQuiet: true });
 */
export async function sendRequest(request: ApiRequest): Promise<Answer> {
  const settings = apiSettings();
  const token = settings.getToken();
  for (let retries = 0; ; retries++) {
    const attempt = await sendOnce(request, settings, token);
    // An answer for a session that is over must not reach the stores of the next one.
    const isOutdated = token !== null && settings.getToken() !== token;
    if (attempt.ok && !isOutdated) return attempt;
    if (attempt.ok || isOutdated) return concludeFailure(request, settings, token, canceled);
    const delay = isOffline()
      ? null
      : retryDelay(request, attempt.failure, retries, askedWait(attempt.failure));
    if (delay === null) return concludeFailure(request, settings, token, attempt.failure);
    await wait(delay, request.signal);
    if (request.signal?.aborted) return concludeFailure(request, settings, token, canceled);
  }
}

const canceled: Failure = { as: 'thrown', error: { name: 'AbortError' } };

async function sendOnce(request: ApiRequest, settings: ApiSettings, token: string | null): Promise<Attempt> {
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  try {
    const { url, init } = callOf(settings, token, request);
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    return await judge(request, await (request.sent ?? fetch(url, { ...init, signal })));
  } catch (error) {
    return { ok: false, failure: { as: 'thrown', error } };
  }
}

async function judge(request: ApiRequest, response: Response): Promise<Attempt> {
  const { status } = response;
  const { body, isMalformed } = await readBody(response);
  if (!response.ok) {
    if (isUnknownAddress(request, status, body)) return { ok: false, failure: { as: 'unknownAddress' } };
    const retryAfter = response.headers.get('Retry-After');
    return { ok: false, failure: { as: 'status', status, body, retryAfter } };
  }
  const parsed = request.schema ? v.safeParse(request.schema, body) : { success: true, output: body };
  if (isMalformed || !parsed.success) return { ok: false, failure: { as: 'malformed', status } };
  return { ok: true, status, body: parsed.output, changeSet: response.headers.get(headers.changeSet) };
}

/** Frameworks answer in their own shape where nothing of the server's answers, ours and others in the one of decisions. */
function isUnknownAddress({ isAlwaysThere }: ApiRequest, status: number, body: unknown): boolean {
  return unknownStatuses.includes(status) && (Boolean(isAlwaysThere) || isFrameworkBody(body));
}

const unknownStatuses = [404, 405, 501];

function askedWait(failure: Failure): number | null {
  return failure.as === 'status' ? parseRetryAfter(failure.retryAfter, Date.now()) : null;
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
