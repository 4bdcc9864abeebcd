import type { TenantCode } from '@callboard/api-contract';
import {
  planSchema,
  emptyOffer,
  offerSchema,
  ticketSeatKindSchema,
  type SeatOffer,
} from '@callboard/api-contract/booking';
import { carryOffer } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { readSoldPlan, toSoldPlan, type SoldPlan } from '../sale/soldPlan';

const sidesRow = v.object({
  plan_version: v.string(),
  offer: v.unknown(),
  version: v.string(),
  number: v.number(),
  content: v.unknown(),
});

const ticketRow = v.object({
  hashcode: v.string(),
  seat: v.string(),
  seat_kind: ticketSeatKindSchema,
  place: v.string(),
  group: v.nullable(v.string()),
  order: v.string(),
  buyer: v.string(),
});
export type SoldTicket = v.InferOutput<typeof ticketRow>;

/** A seat map before and after it takes a version of its plan. */
export interface PlanSides {
  before: SoldPlan;
  after: SoldPlan;
  /** Seats for sale of the version. */
  offer: SeatOffer;
  version: string;
  number: number;
  isSame: boolean;
}

/** Reads a version of the plan of a seat map, the newest if none is named; null where there is none, or the map has none yet. */
export async function readPlanSides(
  queries: Queries,
  tenant: TenantCode,
  seatMap: string,
  wanted: string | null = null,
): Promise<PlanSides | null> {
  const [row] = await queries.rows(sidesRow, {
    text: `SELECT m.plan_version, m.offer, f.hashcode AS version, f.number, f.content FROM seat_maps m
        JOIN floor_plan_versions f ON f.tenant = m.tenant AND f.floor_plan = m.floor_plan
      WHERE m.tenant = $1 AND m.hashcode = $2::uuid AND m.plan_version IS NOT NULL AND ($3::uuid IS NULL OR f.hashcode = $3::uuid)
      ORDER BY f.number DESC LIMIT 1`,
    values: [tenant, seatMap, wanted],
  });
  const before = row && (await readSoldPlan(queries, tenant, seatMap));
  if (!row || !before) return null;
  const { offer } = carryOffer(
    v.parse(offerSchema, row.offer ?? emptyOffer),
    v.parse(planSchema, row.content),
  );
  return {
    before,
    after: toSoldPlan({ content: row.content, offer, codes: [...before.codes] }),
    offer,
    version: row.version,
    number: row.number,
    isSame: row.version === row.plan_version,
  };
}

/** The tickets that have a seat of a map; locked, they are not given back meanwhile. */
export function readSoldTickets(
  queries: Queries,
  tenant: TenantCode,
  seatMap: string,
  lock: '' | 'FOR UPDATE OF t' = '',
): Promise<SoldTicket[]> {
  return queries.rows(ticketRow, {
    text: `SELECT t.hashcode, t.seat, t.seat_kind, t.place, t.price_group AS "group", t."order", o.qed_title AS buyer
      FROM tickets t JOIN orders o ON o.tenant = t.tenant AND o.hashcode = t."order"
      WHERE t.tenant = $1 AND t.seat_map = $2::uuid AND t.seat IS NOT NULL AND t.status IN ('reserved', 'valid')
      ORDER BY t.instance_id ${lock}`,
    values: [tenant, seatMap],
  });
}

/** As the rule of a change of plan wants them. */
export function toSoldSeat({ hashcode, seat, group, order }: SoldTicket, { before }: PlanSides) {
  return { ticket: hashcode, seat, party: order, group: group ?? before.terms.get(seat)?.group ?? null };
}
