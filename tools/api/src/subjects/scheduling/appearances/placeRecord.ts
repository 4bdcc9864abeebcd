import type { Collection, TenantCode } from '@callboard/api-contract';
import { defaultSlotMinutes } from '@callboard/api-contract/entries';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { tableOf } from '../../../engine/database/tableOf';
import type { PlaceOfRecord } from '../../../engine/records/appearances';

/** Puts a record in a place; of several places of one record it is the first. */
export async function placeRecord(
  transaction: Transaction,
  collection: Collection,
  tenant: TenantCode,
  hashcode: string,
  { performance, slot_starts_at }: PlaceOfRecord,
): Promise<void> {
  const of = `FROM ${tableOf(collection)} r
    LEFT JOIN events v ON v.tenant = r.tenant AND v.hashcode = r.event
    LEFT JOIN LATERAL callboard_first_appearance(r.tenant, r.hashcode, r.event) f ON true
    WHERE r.tenant = $1 AND r.hashcode = $2::uuid`;
  const minutes = `coalesce(v.slot_minutes, ${defaultSlotMinutes})`;
  const values = [tenant, hashcode, performance, slot_starts_at];
  const moved = await transaction.query({
    text: `UPDATE time_slots t SET performance = $3::uuid, slot_starts_at = $4::timestamptz, minutes = g.minutes
      FROM (SELECT f.hashcode, ${minutes} AS minutes ${of}) g WHERE t.tenant = $1 AND t.hashcode = g.hashcode RETURNING t.hashcode`,
    values,
  });
  if (moved.length > 0 || (performance === null && slot_starts_at === null)) return;
  await transaction.query({
    text: `INSERT INTO time_slots (tenant, kind, event, entry, performance, slot_starts_at, minutes)
      SELECT $1, 'entry', r.event, r.hashcode, $3::uuid, $4::timestamptz, ${minutes} ${of}`,
    values,
  });
}
