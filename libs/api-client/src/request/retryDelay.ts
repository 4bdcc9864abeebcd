import type { ApiRequest } from './ApiRequest';
import type { Failure } from './toProblem';

const maxRetries = 2;
const firstDelayMs = 300;
/** A server that asks for a longer wait gets none of our retries: the user is told instead. */
const longestWaitMs = 10_000;
const passingStatuses = [502, 503, 504];

/**
 * How long to wait before a failed call is sent again; null when it may not be. Only calls that change nothing twice (GET and
 * POST with a key) after failures that pass by themselves. Full jitter, so that many clients do not come back at once.
 */
export function retryDelay(
  request: Pick<ApiRequest, 'method' | 'idempotencyKey'>,
  failure: Failure,
  retriesSoFar: number,
  asked: number | null,
  random: () => number = Math.random,
): number | null {
  const isSafe = request.method === 'GET' || (request.method === 'POST' && Boolean(request.idempotencyKey));
  if (!isSafe || retriesSoFar >= maxRetries || !isPassing(failure)) return null;
  const askedMs = (asked ?? 0) * 1_000;
  if (askedMs > longestWaitMs) return null;
  return Math.round(askedMs + random() * firstDelayMs * 2 ** retriesSoFar);
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
