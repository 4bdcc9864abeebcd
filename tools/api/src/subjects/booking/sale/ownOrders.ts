import type { TenantCode } from '@callboard/api-contract';
import { ownOrderSchema, type OwnOrder } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { performanceSql } from './readSaleFacts';
import { addOrderLink } from './saleOrders';

const maxOrders = 200;

/**
 * The orders that a user placed while signed in. Orders with the user's email alone are not among them: anyone can enter an email.
 */
export function readOwnOrders(queries: Queries, tenant: TenantCode, user: string): Promise<OwnOrder[]> {
  return queries.rows(ownOrderSchema, {
    text: `SELECT o.hashcode, o.number, o.status, o.total, o.currency, row_to_json(q) AS performance,
        (SELECT count(*)::int FROM tickets t WHERE t.tenant = o.tenant AND t."order" = o.hashcode AND t.status IN ('reserved', 'valid')) AS tickets
      FROM orders o JOIN (${performanceSql}) q ON q.hashcode = o.performance
      WHERE o.tenant = $1 AND o."user" = $2::uuid ORDER BY q.starts_at DESC, o.created DESC LIMIT ${maxOrders}`,
    values: [tenant, user],
  });
}

/**
 * Adds a link to an order of the user.
 *
 * @throws ApiProblem 404 for an order of another buyer
 */
export async function openOwnOrder(
  transaction: Transaction,
  tenant: TenantCode,
  user: string,
  order: string,
): Promise<string> {
  const [own] = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: 'SELECT hashcode FROM orders WHERE tenant = $1 AND hashcode = $2::uuid AND "user" = $3::uuid',
    values: [tenant, order, user],
  });
  if (!own) throw refusedAction(sentences.orderLinkUnknown(), {}, 404);
  return addOrderLink(transaction, tenant, own.hashcode);
}
