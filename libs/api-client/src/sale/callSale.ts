import type { Problem } from '@callboard/api-contract';
import {
  actionAnswerSchema,
  queryAnswerSchema,
  queryPath,
  refusedSeatsSchema,
  saleActions,
  saleQueries,
  type RefusedSeats,
} from '@callboard/api-contract/sale';
import * as v from 'valibot';
import { newUuid } from '../request/newUuid';
import { sendRequest } from '../request/sendRequest';
import { isUncertain } from '../useIdempotencyKey';

type Actions = typeof saleActions;
type Queries = typeof saleQueries;

/** The actions of the shop, which need no session. */
export type SaleActionName = {
  [A in keyof Actions]: Actions[A] extends { roles: 'public' } ? A : never;
}[keyof Actions];

/** The result of a call of the shop. `seats`: each refused seat with its reason. */
export type SaleOutcome<T> =
  { ok: true; data: T } | { ok: false; problem: Problem; seats: RefusedSeats; status?: number };

/**
 * Reads a query of the shop. It knows the declarations of the sale alone, so that the shop loads no other.
 *
 * @example const outcome = await readSale('saleProgramme', {});
 */
export async function readSale<Q extends keyof Queries>(
  name: Q,
  input: v.InferInput<Queries[Q]['input']>,
): Promise<SaleOutcome<v.InferOutput<Queries[Q]['output']>>> {
  const query = saleQueries[name];
  const answer = await sendRequest({
    method: 'GET',
    path: queryPath(query, input),
    schema: queryAnswerSchema(query),
    isQuiet: true,
  });
  if (!answer.ok) return { ok: false, problem: answer.problem, seats: [] };
  // The schema of this query has accepted the body, and all queries of the sale have an envelope.
  return { ok: true, data: (answer.body as { data: v.InferOutput<Queries[Q]['output']> }).data };
}

/** The keys of calls whose answers were lost: whoever presses the button again means the same call. */
const openKeys = new Map<string, string>();
const mostOpenKeys = 50;

/**
 * Calls an action of the shop, once: where its answer was lost, the same input goes out under the same key until one comes.
 *
 * @example const outcome = await callSale('extendHold', { hashcode, secret });
 */
export async function callSale<A extends SaleActionName>(
  name: A,
  input: v.InferInput<Actions[A]['input']>,
): Promise<SaleOutcome<v.InferOutput<Actions[A]['output']>>> {
  const { wire, output } = saleActions[name];
  const call = `${name} ${JSON.stringify(input)}`;
  const idempotencyKey = openKeys.get(call) ?? newUuid();
  openKeys.set(call, idempotencyKey);
  const answer = await sendRequest({
    method: wire.method,
    path: wire.path,
    body: input,
    schema: actionAnswerSchema(output),
    isQuiet: true,
    idempotencyKey,
  });
  if (answer.ok || !isUncertain(answer.problem)) openKeys.delete(call);
  for (const oldest of [...openKeys.keys()].slice(0, -mostOpenKeys)) openKeys.delete(oldest);
  if (!answer.ok) return { ok: false, problem: answer.problem, seats: refusedSeats(answer.body) };
  // The output schema of this action has accepted it.
  return { ok: true, data: answer.body.data };
}

const refusalSchema = v.object({ data: v.object({ seats: refusedSeatsSchema }) });

function refusedSeats(body: unknown): RefusedSeats {
  const parsed = v.safeParse(refusalSchema, body);
  return parsed.success ? parsed.output.data.seats : [];
}
