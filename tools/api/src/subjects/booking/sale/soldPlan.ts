import { type TenantCode, colorOptions } from '@callboard/api-contract';
import {
  planSchema,
  seatKindOptions,
  type FloorPlan,
  type SeatOffer,
  type SeatKind,
  emptyOffer,
  offerSchema,
} from '@callboard/api-contract/booking';
import { placeNames, seatLayout, seatTerms, type SeatLayout, type SeatTerm } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';

/** The seats of a seat map with what is sold of them: computed once for a version of it, because a plan can have 200,000. */
export interface SoldPlan {
  plan: FloorPlan;
  layout: SeatLayout;
  /** The offer of it. */
  offer: SeatOffer;
  terms: ReadonlyMap<string, SeatTerm>;
  /** Every seat, in the order of the plan. */
  seats: readonly string[];
  /** How many of them have a price group and are not closed. */
  forSale: number;
  /** As a ticket names it: section, row and number. */
  placeOf: (seat: string) => string;
  /** The seat types of the tenant. */
  codes: readonly SeatCode[];
  allowsSingles: boolean;
}

const codeRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  code: v.string(),
  kind: v.picklist(seatKindOptions.map(({ value }) => value)),
  color: v.nullable(v.picklist(colorOptions.map(({ value }) => value))),
  description: v.nullable(v.string()),
});
export type SeatCode = v.InferOutput<typeof codeRow>;

const stampRow = v.object({ seat_map: v.string(), stamp: v.string() });
const contentRow = v.object({
  seat_map: v.string(),
  content: v.unknown(),
  offer: v.unknown(),
  codes: v.array(codeRow),
});

/** The seats of all plans that are stored together: about 200 MB, two of the largest halls or hundreds of usual ones. */
const maxSeats = 400_000;
/** Plans in order of use: the last one used is last. */
const stored = new Map<string, SoldPlan>();

/** SQL of what changes with what is sold of a seat map `m`; null where it has no version of a plan. */
export const soldPlanStampSql = `m.version || ' ' || m.plan_version || ' '
  || (SELECT concat(count(*), ' ', max(c.modified)) FROM seat_map_codes c WHERE c.tenant = m.tenant)`;

/** Reads the seats of a seat map; null where it has no version of a plan. `stamp`: as it was just read, so that no statement is needed. */
export async function readSoldPlan(
  queries: Queries,
  tenant: TenantCode,
  seatMap: string,
  stamp: string | null = null,
): Promise<SoldPlan | null> {
  const key = `${tenant} ${seatMap} ${stamp}`;
  const known = stored.get(key);
  if (known) store(key, known);
  return known ?? (await readSoldPlans(queries, tenant, [seatMap])).get(seatMap) ?? null;
}

/** The same for several seat maps; only what changed since it was read is read again. */
export async function readSoldPlans(
  queries: Queries,
  tenant: TenantCode,
  seatMaps: readonly string[],
): Promise<ReadonlyMap<string, SoldPlan>> {
  const stamps = await queries.rows(stampRow, {
    name: 'sold-plan-stamps',
    text: `SELECT m.hashcode AS seat_map, ${soldPlanStampSql} AS stamp
      FROM seat_maps m WHERE m.tenant = $1 AND m.hashcode = ANY ($2::uuid[]) AND m.plan_version IS NOT NULL`,
    values: [tenant, [...seatMaps]],
  });
  const keys = new Map(stamps.map(({ seat_map, stamp }) => [seat_map, `${tenant} ${seat_map} ${stamp}`]));
  const missing = [...keys].filter(([, key]) => !stored.has(key)).map(([seatMap]) => seatMap);
  const found = missing.length === 0 ? [] : await readContents(queries, tenant, missing);
  const made = new Map(found.map((content) => [content.seat_map, toSoldPlan(content)]));
  const plans = new Map<string, SoldPlan>();
  for (const [seatMap, key] of keys) {
    const plan = stored.get(key) ?? made.get(seatMap);
    if (!plan) continue;
    plans.set(seatMap, plan);
    store(key, plan);
  }
  forgetOldest();
  return plans;
}

function store(key: string, plan: SoldPlan): void {
  stored.delete(key);
  stored.set(key, plan);
}

function forgetOldest(): void {
  let seats = [...stored.values()].reduce((sum, plan) => sum + plan.seats.length, 0);
  for (const [key, plan] of stored) {
    if (seats <= maxSeats) return;
    stored.delete(key);
    seats -= plan.seats.length;
  }
}

function readContents(queries: Queries, tenant: TenantCode, seatMaps: readonly string[]) {
  return queries.rows(contentRow, {
    text: `SELECT m.hashcode AS seat_map, f.content, m.offer,
        (SELECT coalesce(json_agg(row_to_json(q)), '[]') FROM (SELECT c.hashcode, c.name, c.code, c.kind, c.color, c.description
          FROM seat_map_codes c WHERE c.tenant = $1 AND c.status = 'active' ORDER BY c.name, c.hashcode) q) AS codes
      FROM seat_maps m JOIN floor_plan_versions f ON f.tenant = m.tenant AND f.hashcode = m.plan_version
      WHERE m.tenant = $1 AND m.hashcode = ANY ($2::uuid[])`,
    values: [tenant, [...seatMaps]],
  });
}

/** Lays out the seats of a drawing with what an offer has for each. */
export function toSoldPlan({
  content,
  offer,
  codes,
}: Omit<v.InferOutput<typeof contentRow>, 'seat_map'>): SoldPlan {
  const plan = v.parse(planSchema, content);
  const offered = v.parse(offerSchema, offer ?? emptyOffer);
  const kinds = new Map<string, SeatKind>(codes.map(({ hashcode, kind }) => [hashcode, kind]));
  const terms = seatTerms(plan, offered, kinds);
  const layout = seatLayout(plan, ({ id, kind = 'standard' }) => terms.get(id)?.kind ?? kind);
  const numbers = placeNames(layout);
  return {
    plan,
    layout,
    offer: offered,
    terms,
    seats: [...terms.keys()],
    forSale: [...terms.values()].filter(({ group, isClosed }) => group !== null && !isClosed).length,
    placeOf: (seat) => numbers.get(seat) ?? seat,
    codes,
    allowsSingles: offered.allows_singles,
  };
}
