import type { Problem } from '@callboard/api-contract';
import type { GenericSchema } from 'valibot';

/** A call to the API, before the base is put in front. */
export interface ApiRequest<S extends GenericSchema = GenericSchema> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Behind the version's prefix: `callboard/venues?search=town`. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** The version that the change is based on, sent as `If-Match`. */
  version?: number | undefined;
  /** One for each write, the same when it is tried again: makes a POST safe to repeat. */
  idempotencyKey?: string;
  /** What a good answer looks like; anything else is a problem of kind `server`. */
  schema?: S;
  /** Every server of this version has the address: one that does not have it does not match this app. */
  isAlwaysThere?: boolean;
  signal?: AbortSignal;
  /** The same call, sent already, which is not sent again. For calls that are never retried. */
  sent?: Promise<Response> | undefined;
  /** Continues when the page is left. */
  outlivesPage?: boolean;
  /** Not reported to `onProblem`: the caller shows the failure itself. */
  isQuiet?: boolean;
}

/** How a call ended, its body parsed by the schema of the request. Failures are values; nothing is thrown. */
export type Answer<T = unknown> =
  | { ok: true; status: number; body: T; changeSet: string | null }
  | { ok: false; problem: Problem; body: unknown };
