import type { TenantCode } from '@callboard/api-contract';
import type { OutputOf } from '@callboard/api-contract/actions';
import * as v from 'valibot';
import type { Queries } from '../../engine/database/TenantDatabase';

const assetRow = v.object({
  hashcode: v.string(),
  title: v.string(),
  code: v.nullable(v.string()),
  status: v.string(),
  promises: v.array(
    v.object({
      hashcode: v.string(),
      individual: v.string(),
      who: v.string(),
      from: v.string(),
      until: v.string(),
      is_out: v.boolean(),
    }),
  ),
});

/** More of one code than anyone would read through. */
const maxOfOneCode = 20;
const instantText = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export type FoundAsset = OutputOf<'findAssets'>['assets'][number];

/** Which assets are read: those of some hashcodes, or those that carry a text as ID, serial number or call sign. */
export type WantedAssets = { hashcodes: readonly string[] } | { text: string };

/** Assets with whom they are promised to from now on, and who has them. `isLocked` holds them for a change, in one order. */
export function readAssets(
  queries: Queries,
  tenant: TenantCode,
  wanted: WantedAssets,
  { isLocked = false } = {},
): Promise<FoundAsset[]> {
  const [condition, value] =
    'text' in wanted
      ? ['callboard_plain($2) IN (a.asset_id_plain, a.serial_number_plain, a.call_sign_plain)', wanted.text]
      : ['a.hashcode = ANY ($2::uuid[])', wanted.hashcodes];
  return queries.rows(assetRow, {
    text: `SELECT a.hashcode, a.qed_title AS title, coalesce(a.asset_id, a.serial_number, a.call_sign) AS code, a.status,
        ARRAY(
          SELECT jsonb_build_object('hashcode', r.hashcode, 'individual', r.individual, 'who', i.qed_title,
            'from', ${instantText('r.starts_at')}, 'until', ${instantText('r.ends_at')}, 'is_out', r.status = 'out')
          FROM inventory_reservations r
          JOIN individuals i ON i.tenant = r.tenant AND i.hashcode = r.individual
          WHERE r.tenant = a.tenant AND r.asset = a.hashcode
            AND (r.status = 'out' OR (r.status = 'reserved' AND r.ends_at > now()))
          ORDER BY r.starts_at, r.hashcode
        ) AS promises
      FROM inventory_instances a
      WHERE a.tenant = $1 AND ${condition}
      ORDER BY a.hashcode ${isLocked ? 'FOR UPDATE OF a' : `LIMIT ${'text' in wanted ? maxOfOneCode : wanted.hashcodes.length}`}`,
    values: [tenant, value],
  });
}
