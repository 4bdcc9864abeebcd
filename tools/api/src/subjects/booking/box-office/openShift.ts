import type { TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';

/** A shift that is to be opened. */
export interface NewShift {
  clerk: string;
  till: string;
  float: number;
  currency: string;
  /** The shift whose till is taken over. @default null */
  follows?: string | null;
}

const takenRow = v.object({ till: v.string(), clerk: v.string(), is_own: v.boolean() });

/**
 * Opens a shift: a clerk has one at a time, and so has a till.
 *
 * @returns its hashcode
 * @throws ApiProblem 409 where the clerk or the till has an open one
 */
export async function openShift(
  transaction: Transaction,
  tenant: TenantCode,
  { clerk, till, float, currency, follows = null }: NewShift,
): Promise<string> {
  const hashcode = randomUUID();
  const opened = await transaction.query({
    text: `INSERT INTO box_office_shifts (tenant, hashcode, till, clerk, opened_at, currency, float, follows)
      VALUES ($1, $2::uuid, $3, $4::uuid, now(), $5, $6, $7::uuid) ON CONFLICT DO NOTHING RETURNING hashcode`,
    values: [tenant, hashcode, till, clerk, currency, float, follows],
  });
  if (opened.length > 0) return hashcode;
  const [taken] = await transaction.rows(takenRow, {
    text: `SELECT s.till, u.qed_title AS clerk, s.clerk = $2::uuid AS is_own FROM box_office_shifts s
        JOIN users u ON u.tenant = s.tenant AND u.hashcode = s.clerk
      WHERE s.tenant = $1 AND s.status = 'open' AND (s.clerk = $2::uuid OR lower(s.till) = lower($3))
      ORDER BY s.clerk <> $2::uuid LIMIT 1`,
    values: [tenant, clerk, till],
  });
  // The one that was in the way was closed meanwhile.
  if (!taken) throw refusedAction(sentences.wrongShift(), {}, 409);
  const { clerk: name, is_own: isOwn } = taken;
  if (!isOwn) throw refusedAction(sentences.tillTaken({ till: taken.till, clerk: name }), {}, 409);
  throw refusedAction(
    follows === null
      ? sentences.shiftOpenAlready({ till: taken.till })
      : sentences.clerkBusy({ clerk: name }),
    {},
    409,
  );
}
