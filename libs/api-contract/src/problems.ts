/** Everything that can go wrong with a call, as the screens know it. */
export type Problem =
  /** No answer: the network is down or the server cannot be reached. */
  | { kind: 'network'; message: string }
  | { kind: 'timeout'; message: string }
  /** Given up by ourselves: stays silent (clause 8.2). */
  | { kind: 'canceled'; message: string }
  /** 400: fields maps each field to its messages. */
  | { kind: 'invalid'; message: string; fields: Readonly<Record<string, readonly string[]>> }
  /** 401: the token is missing or dead. */
  | { kind: 'unauthorized'; message: string }
  /** 403 */
  | { kind: 'forbidden'; message: string }
  /** 404 */
  | { kind: 'missing'; message: string }
  /** 404 or 405 where every server of this version has an address: app and server do not speak of the same. */
  | { kind: 'mismatch'; message: string }
  /** 409: another record stands in the way. */
  | { kind: 'conflict'; message: string }
  /** 412: somebody else changed the record first. `current` is the record as it is now, where the server says so. */
  | { kind: 'stale'; message: string; current: unknown }
  /** 413, 415, 422 and other refusals of what was sent. */
  | { kind: 'refused'; message: string; status: number }
  /** 429 or 503 with Retry-After. */
  | { kind: 'busy'; message: string; retryAfterSeconds: number }
  /** 5xx, or an answer that is not what the contract says. */
  | { kind: 'server'; message: string; status: number };

export type ProblemKind = Problem['kind'];

/** For answers of the server without words of its own (clause 8.9). */
export const problemWords: Record<ProblemKind, string> = {
  network: 'Cannot reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Try again.',
  canceled: '',
  invalid: 'Some of what was entered needs another look.',
  unauthorized: 'Please sign in again.',
  forbidden: 'You are not allowed to do this.',
  missing: 'No item found',
  mismatch: 'This version of the app is out of date. Reload the page.',
  conflict: 'This clashes with another record.',
  stale: 'Someone else changed this in the meantime.',
  refused: 'The server did not accept this.',
  busy: 'The server is busy. Try again in a moment.',
  server: 'Something went wrong on the server. Try again.',
};
