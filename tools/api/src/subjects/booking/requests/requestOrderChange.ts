import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { saleLimits, type SaleOrder } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { isRequested, possibleRequests } from '@callboard/domain/booking';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { orderOfToken, presentOrder } from '../sale/saleOrders';

/**
 * What the buyer of a link requests of the office. The order is locked first, so that of two requests at the same moment the second one
 * finds the first.
 *
 * @throws ApiProblem 409 where the order does not permit it, or such a request is open
 */
export async function requestOrderChange(
  transaction: Transaction,
  tenant: TenantCode,
  { token, kind, text, email }: ParsedInputOf<'requestOrderChange'>,
): Promise<SaleOrder> {
  const stored = await orderOfToken(transaction, tenant, token, 'FOR UPDATE OF o');
  const order = await presentOrder(transaction, tenant, stored);
  if (isRequested(order, kind)) throw refusedAction(sentences.requestOpen(), {}, 409);
  if (!possibleRequests(order).includes(kind)) throw refusedAction(sentences.requestNotPossible(), {}, 409);
  if (order.requests.length >= saleLimits.requestsOfOrder)
    throw refusedAction(sentences.requestsTooMany(), {}, 409);
  await transaction.query({
    text: `INSERT INTO order_requests (tenant, kind, "order", email, text, new_email)
      SELECT o.tenant, $3, o.hashcode, lower(o.email), nullif($4, ''), $5 FROM orders o WHERE o.tenant = $1 AND o.hashcode = $2::uuid`,
    values: [tenant, stored.hashcode, kind, text, kind === 'email' ? email : null],
  });
  return presentOrder(transaction, tenant, stored);
}
