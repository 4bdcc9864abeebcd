import { queryAnswerSchema, queryPath, type Problem, type Query } from '@callboard/api-contract';
import type { QueryInputOf, QueryName, QueryOutputOf } from '@callboard/api-contract/queries';
import type { ApiRequest } from '../request/ApiRequest';
import { sendLoaded, sendRequest } from '../request/sendRequest';
import { loadQuery } from '../declarations/loadQuery';

/** The result of a query. Problems are values, and have been reported unless the call was quiet. */
export type QueryOutcome<T> = { ok: true; data: T } | { ok: false; problem: Problem };

type ReadOptions = Pick<ApiRequest, 'isQuiet' | 'isAlwaysThere' | 'signal'>;

/**
 * Reads a query without the cache: outside React, or before anyone is signed in.
 *
 * @returns The output, parsed with the schema of the query, or the problem. Never throws.
 * @example
 * const outcome = await readQuery('resetToken', { token }, { isQuiet: true });
 */
export async function readQuery<Q extends QueryName>(
  name: Q,
  input: QueryInputOf<Q>,
  options: ReadOptions = {},
): Promise<QueryOutcome<QueryOutputOf<Q>>> {
  const outcome = await sendLoaded(loadQuery(name), options, (query) => sendQuery(query, input, options));
  // The response has been parsed with the output schema of this query.
  return outcome as QueryOutcome<QueryOutputOf<Q>>;
}

/** Reads any query. */
export async function sendQuery(
  query: Query,
  input: object,
  options: ReadOptions = {},
): Promise<QueryOutcome<unknown>> {
  const answer = await sendRequest({ ...queryRequest(query, input), ...options });
  return answer.ok ? { ok: true, data: dataOf(query, answer.body) } : { ok: false, problem: answer.problem };
}

/** The request that reads a query. */
export function queryRequest(query: Query, input: object) {
  return {
    method: 'GET',
    path: queryPath(query, input),
    schema: queryAnswerSchema(query),
    ...(query.isBackground && { isQuiet: true }),
  } as const;
}

/** The output in a response that its schema has accepted. */
export function dataOf({ envelope }: Query, body: unknown): unknown {
  return envelope === 'data' && typeof body === 'object' && body !== null && 'data' in body
    ? body.data
    : body;
}
