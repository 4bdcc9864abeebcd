import type { TenantCode } from '@callboard/api-contract';
import { deskProviders } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';

/** Money that a clerk takes or gives at the desk. */
export interface DeskMoney {
  /** Null: the server itself does it, and no till is touched. */
  user: string | null;
  provider: string;
  currency: string;
}

const openRow = v.object({ hashcode: v.string(), currency: v.string() });

/**
 * The open shift that money of a clerk belongs to; it cannot be closed until this transaction ends. Cash needs one, cards and transfers belong
 * to it where there is one.
 *
 * @throws ApiProblem 409 for cash without a shift, or in another currency than the till's
 */
export async function shiftOf(
  transaction: Transaction,
  tenant: TenantCode,
  { user, provider, currency }: DeskMoney,
): Promise<string | null> {
  if (user === null || !deskProviders.some((each) => each === provider)) return null;
  const [open] = await transaction.rows(openRow, {
    text: `SELECT hashcode, currency FROM box_office_shifts WHERE tenant = $1 AND clerk = $2::uuid AND status = 'open' FOR SHARE`,
    values: [tenant, user],
  });
  if (provider === 'cash') {
    if (!open) throw refusedAction(sentences.shiftNeeded(), {}, 409);
    if (open.currency !== currency)
      throw refusedAction(sentences.shiftCurrency({ currency: open.currency }), {}, 409);
  }
  return open?.hashcode ?? null;
}
