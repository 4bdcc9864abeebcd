import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { markPaid } from './confirmPayment';

/** An order of complimentary tickets is paid as it is placed. */
export function payNothing(transaction: Transaction, tenant: TenantCode, order: string): Promise<void> {
  return markPaid(transaction, tenant, order, 0);
}
