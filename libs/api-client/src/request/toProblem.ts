import { isObject, problemText, problemWords, type Problem, type ProblemKind } from '@callboard/api-contract';
import { translate } from '@callboard/language';
import { translated } from './translated';

/** A failed call, not yet classified. */
export type Failure =
  /** `fetch` threw: no connection, a time-out or our own abort. */
  | { as: 'thrown'; error: unknown }
  /** An answer other than 2xx. */
  | { as: 'status'; status: number; body: unknown; retryAfter: string | null }
  /** The server does not know the address, though every server of this version does. */
  | { as: 'unknownAddress' }
  /** An answer that is not what the contract says: HTML, cut off, another shape. */
  | { as: 'malformed'; status: number };

/** Turns any failure into a member of the `Problem` union, with the message to show (clauses 8.2 and 8.9). */
export function toProblem(failure: Failure): Problem {
  const problem = problemOf(failure);
  // The server's messages are English: those in the catalogue are translated.
  return { ...problem, message: translate(problem.message) };
}

function problemOf(failure: Failure): Problem {
  switch (failure.as) {
    case 'thrown':
      return thrownProblem(failure.error);
    case 'unknownAddress':
      return { kind: 'mismatch', message: problemWords.mismatch };
    case 'malformed':
      return { kind: 'server', message: problemWords.server, status: failure.status };
    case 'status':
      return statusProblem(failure);
    default:
      return failure satisfies never;
  }
}

function thrownProblem(error: unknown): Problem {
  const name = isObject(error) ? error['name'] : undefined;
  if (name === 'AbortError') return { kind: 'canceled', message: problemWords.canceled };
  const kind = name === 'TimeoutError' ? 'timeout' : 'network';
  return { kind, message: problemWords[kind] };
}

function statusProblem(failure: Extract<Failure, { as: 'status' }>): Problem {
  const { status, retryAfter } = failure;
  const body = translated(failure.body);
  const message = (kind: ProblemKind) => problemText(body).slice(0, 500) || problemWords[kind];
  const retryAfterSeconds = parseRetryAfter(retryAfter, Date.now());
  switch (status) {
    case 400:
      return { kind: 'invalid', message: message('invalid'), fields: fieldMessages(body) };
    case 401:
      return { kind: 'unauthorized', message: message('unauthorized') };
    case 403:
      return { kind: 'forbidden', message: message('forbidden') };
    case 404:
    case 410:
      return { kind: 'missing', message: message('missing') };
    case 408:
      return { kind: 'timeout', message: problemWords.timeout };
    case 409:
      return { kind: 'conflict', message: message('conflict') };
    case 412:
      return {
        kind: 'stale',
        message: message('stale'),
        current: isObject(body) ? (body['current'] ?? null) : null,
      };
    case 429:
      return { kind: 'busy', message: message('busy'), retryAfterSeconds: retryAfterSeconds ?? 1 };
    case 503:
      if (retryAfterSeconds !== null) return { kind: 'busy', message: message('busy'), retryAfterSeconds };
  }
  const kind = status >= 400 && status < 500 ? 'refused' : 'server';
  return { kind, message: message(kind), status };
}

/** The errors by field of a 400: `{name: ['Field is required']}`; parts of another shape are ignored. */
function fieldMessages(body: unknown): Record<string, readonly string[]> {
  if (!isObject(body)) return {};
  const entries = Object.entries(body).filter(
    (entry): entry is [string, string[]] => entry[0] !== 'non_field_errors' && isTexts(entry[1]),
  );
  return Object.fromEntries(entries);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string');
}

/** The seconds in a `Retry-After` header (a number or an HTTP date); null when it is missing or malformed. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d{1,6}$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1_000));
}
