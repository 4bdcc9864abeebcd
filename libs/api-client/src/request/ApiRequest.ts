import type { Problem } from '@callboard/api-contract';
import type { GenericSchema } from 'valibot';

/** A call to the API, without the base URL. */
export interface ApiRequest<S extends GenericSchema = GenericSchema> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** After the version's prefix: `callboard/venues?search=town`. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** The version that the change is based on, sent as `If-Match`. */
  version?: number | undefined;
  /** An idempotency key, the same for every retry: makes a POST safe to repeat. */
  idempotencyKey?: string;
  /** The schema of a successful response; anything else is a problem of kind `server`. */
  schema?: S;
  /** Every server of this version has this path: a 404 means that the server does not match this app. */
  isAlwaysThere?: boolean;
  signal?: AbortSignal;
  /** The same call, already sent: used instead of a new one. For calls that are never retried. */
  sent?: Promise<Response> | undefined;
  /** Continues when the page unloads. */
  outlivesPage?: boolean;
  /** Not reported to `onProblem`: the caller shows the failure itself. */
  isQuiet?: boolean;
}

/** The result of a call, its body parsed with the schema of the request. Failures are values; nothing is thrown. */
export type Answer<T = unknown> =
  | { ok: true; status: number; body: T; changeSet: string | null }
  | { ok: false; problem: Problem; body: unknown };
