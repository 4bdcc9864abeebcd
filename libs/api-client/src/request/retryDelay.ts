import type { ApiRequest } from './ApiRequest';
import type { Failure } from './toProblem';

const maxRetries = 2;
const firstDelayMs = 300;
/** When a server requests a longer delay, we do not retry but show the problem. */
const maxWaitMs = 10_000;
const passingStatuses = [502, 503, 504];

/**
 * The delay in milliseconds before a failed call is retried; null when it must not be. Only idempotent calls (GET, and POST with a key)
 * are retried, after transient failures. Full jitter, so that many clients do not retry at the same time.
 */
export function retryDelay(
  request: Pick<ApiRequest, 'method' | 'idempotencyKey'>,
  failure: Failure,
  retriesSoFar: number,
  requestedSeconds: number | null,
  random: () => number = Math.random,
): number | null {
  const isSafe = request.method === 'GET' || (request.method === 'POST' && Boolean(request.idempotencyKey));
  if (!isSafe || retriesSoFar >= maxRetries || !isPassing(failure)) return null;
  const requestedMs = (requestedSeconds ?? 0) * 1_000;
  if (requestedMs > maxWaitMs) return null;
  return Math.round(requestedMs + random() * firstDelayMs * 2 ** retriesSoFar);
}

function isPassing(failure: Failure): boolean {
  if (failure.as === 'status') return passingStatuses.includes(failure.status);
  if (failure.as !== 'thrown') return false;
  const name =
    failure.error instanceof Error || failure.error instanceof DOMException ? failure.error.name : '';
  return name !== 'AbortError' && name !== 'TimeoutError';
}

/** Resolves after the delay, or immediately when the signal aborts. */
export function wait(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    signal?.addEventListener('abort', end);
  });
}
