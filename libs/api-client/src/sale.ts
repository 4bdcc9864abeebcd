import type { OutputOf } from '@callboard/api-contract/actions';
import { saleActions, saleQueries } from '@callboard/api-contract/booking';
import type { QueryInputOf, QueryOutputOf } from '@callboard/api-contract/queries';
import { sendAction, type ActionArgs, type ActionOutcome } from './actions/callAction';
import { handlesByName } from './declarations/handlesByName';
import { createIdempotencyKeys } from './idempotencyKeys';
import { useUncached, type Uncached } from './queries/useUncached';

export type { ActionOutcome } from './actions/callAction';
export { mediaAddress } from './attachments/mediaAddress';
export { newUuid } from './request/newUuid';

/** The actions of the shop, which need no session. */
export type SaleActionName = {
  [A in keyof typeof saleActions]: (typeof saleActions)[A] extends { roles: 'public' } ? A : never;
}[keyof typeof saleActions];

const withKeyOf = handlesByName<
  SaleActionName,
  Record<SaleActionName, ReturnType<typeof createIdempotencyKeys>>
>(createIdempotencyKeys);

/**
 * Calls an action of the shop. It is the `callAction` of the app with the declarations of the sale alone: the shop has neither the
 * registry nor the app's store, which weigh more than a buyer waits for. Its pages show problems themselves.
 *
 * @example const outcome = await callAction('extendHold', { input: { hashcode, secret } });
 */
export async function callAction<A extends SaleActionName>(
  name: A,
  { input }: ActionArgs<A>,
): Promise<ActionOutcome<OutputOf<A>>> {
  const outcome = await withKeyOf[name](input, (idempotencyKey) =>
    sendAction(saleActions[name], { input }, { idempotencyKey, isQuiet: true }),
  );
  // The response has been parsed with the output schema of this action.
  return outcome as ActionOutcome<OutputOf<A>>;
}

type SaleQueries = {
  readonly [Q in keyof typeof saleQueries]: {
    useQuery(input: QueryInputOf<Q>): Uncached<QueryOutputOf<Q>>;
  };
};

/**
 * The queries of the shop: `queries` of the app, but without a cache. Each component reads for itself.
 *
 * @example const { data, problem } = queries.saleOffer.useQuery({ performance });
 */
export const queries = handlesByName<keyof SaleQueries, SaleQueries>((name) => ({
  useQuery: (input: object) => useUncached(saleQueries[name], input),
}));
