import type { Problem } from '@callboard/api-contract';
import type { Written } from '../endpoints/endpointArgs';
import { problemOf } from './problemOf';

/** How a write ended; `changeSet` is what Undo needs. */
export type Outcome<T> = { ok: true; data: T; changeSet: string | null } | { ok: false; problem: Problem };

/** What the trigger of a mutation resolves to, as an outcome. */
export function toOutcome<T>(result: { data?: Written<T> | undefined; error?: unknown }): Outcome<T> {
  if (result.data) return { ok: true, ...result.data };
  return { ok: false, problem: problemOf(result.error) };
}
