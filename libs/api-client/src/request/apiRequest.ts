import type { Problem } from '@callboard/api-contract';
import type { GenericSchema } from 'valibot';

/** A call to the API, before the base is put in front. */
export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Behind the version's prefix: `callboard/venues?search=town`. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** The version that the change is based on, sent as `If-Match`. */
  version?: number | undefined;
  /** One for each intent, the same when it is tried again: makes a POST safe to repeat. */
  idempotencyKey?: string;
  /** What a good answer looks like; anything else is a problem of kind `server`. */
  schema?: GenericSchema;
  /** Every server of this version has the address: one that does not know it does not fit this app. */
  isAlwaysThere?: boolean;
  signal?: AbortSignal;
  /** The same call under way already, which is not sent once more. For calls that are never tried again. */
  sent?: Promise<Response> | undefined;
  /** Goes on when the page is being left. */
  outlivesPage?: boolean;
  /** Not told to `onProblem`: the caller shows the failure itself. */
  isQuiet?: boolean;
}

/** How a call ended. Failures are values; nothing is thrown. */
export type Answer =
  | { ok: true; status: number; body: unknown; changeSet: string | null }
  | { ok: false; problem: Problem; body: unknown };
