import type { TenantCode } from '@callboard/api-contract';
import { saleLimits } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { hashToken, tenantOfToken } from '../../../engine/sessions/tokens';
import { releaseHolds } from '../sale/releaseHolds';
import { isQueued } from './queueRows';

const hashcodeRow = v.object({ hashcode: v.string() });

interface Admission {
  tenant: TenantCode;
  channel: string;
  performance: { hashcode: string; queue_size: number | null; queue_lifted_at: string | null };
  /** The token of the caller's place. */
  token: string | undefined;
  isNewHold: boolean;
}

/**
 * Lets a buyer select seats where it is their turn, and gives them time for more. It is a row of theirs that this locks, so that they are
 * not ended meanwhile. One place has one hold at a time: a new one frees the seats of the one before it.
 *
 * @returns the place; null where buyers do not queue
 * @throws ApiProblem 409 where it is not their turn
 */
export async function useAdmission(
  transaction: Transaction,
  { tenant, channel, performance, token, isNewHold }: Admission,
): Promise<string | null> {
  if (channel !== 'online' || !isQueued(performance)) return null;
  const admitted =
    token !== undefined && tenantOfToken(token) === tenant
      ? await transaction.rows(hashcodeRow, {
          name: 'use-admission',
          text: `UPDATE queue_places SET seen_at = clock_timestamp(), until = greatest(until, least(admitted_at + interval '${saleLimits.queueMostMinutes} minutes',
              clock_timestamp() + interval '${saleLimits.queueSelectMinutes} minutes'))
            WHERE tenant = $1 AND digest = $2 AND performance = $3::uuid AND status = 'admitted' AND until > clock_timestamp()
            RETURNING hashcode`,
          values: [tenant, hashToken(token), performance.hashcode],
        })
      : [];
  const [place] = admitted;
  if (!place) throw refusedAction(sentences.queueTurnNeeded(), {}, 409);
  if (isNewHold) await releaseHoldsOf(transaction, tenant, place.hashcode);
  return place.hashcode;
}

/** Frees the seats of the open holds of a place. */
export async function releaseHoldsOf(
  transaction: Transaction,
  tenant: TenantCode,
  place: string,
): Promise<void> {
  const holds = await transaction.rows(hashcodeRow, {
    text: `SELECT h.hashcode FROM seat_holds h JOIN hold_secrets s ON s.tenant = h.tenant AND s.hold = h.hashcode
      WHERE h.tenant = $1 AND s.place = $2::uuid AND h.status = 'open' FOR UPDATE OF h`,
    values: [tenant, place],
  });
  for (const { hashcode } of holds) await releaseHolds(transaction, tenant, { hold: hashcode });
}

/** More time for a hold is more time for its place. */
export async function extendAdmission(
  transaction: Transaction,
  tenant: TenantCode,
  hold: { hashcode: string; expires_at: string },
): Promise<void> {
  await transaction.query({
    text: `UPDATE queue_places p SET seen_at = clock_timestamp(), until = greatest(p.until, least(p.admitted_at + interval '${saleLimits.queueMostMinutes} minutes',
        $3::timestamptz)) FROM hold_secrets s
      WHERE p.tenant = $1 AND s.tenant = $1 AND s.hold = $2::uuid AND p.hashcode = s.place AND p.status = 'admitted' AND p.until > clock_timestamp()`,
    values: [tenant, hold.hashcode, hold.expires_at],
  });
}

/** An order ends the turn of the place that its hold was made by. */
export async function endAdmission(
  transaction: Transaction,
  tenant: TenantCode,
  hold: string,
): Promise<void> {
  await transaction.query({
    text: `UPDATE queue_places p SET status = 'ordered' FROM hold_secrets s
      WHERE p.tenant = $1 AND s.tenant = $1 AND s.hold = $2::uuid AND p.hashcode = s.place AND p.status IN ('waiting', 'admitted')`,
    values: [tenant, hold],
  });
}
