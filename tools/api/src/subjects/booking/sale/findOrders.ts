import type { TenantCode } from '@callboard/api-contract';
import { ticketSeatKindSchema, type FoundOrder } from '@callboard/api-contract/booking';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { instantColumn } from './saleRows';

const maxFound = 30;

const foundRow = v.object({
  hashcode: v.string(),
  number: v.string(),
  status: v.picklist(['unpaid', 'paid', 'partly_refunded', 'refunded', 'exchanged', 'cancelled', 'expired']),
  buyer: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  total: v.number(),
  currency: v.string(),
  created: instantColumn,
  performance: v.object({
    hashcode: v.string(),
    name: v.string(),
    starts_at: v.string(),
    zone: v.string(),
  }),
  places: v.array(v.object({ place: v.string(), seat_kind: ticketSeatKindSchema })),
});

/** Without spaces, dots and signs: what people leave out when they type a seat or a number. */
const bare = (text: string) => `regexp_replace(callboard_plain(${text}), '[^[:alnum:]]', '', 'g')`;

/**
 * Finds orders by any of their facts: number, buyer, email, phone, ticket number, reference of a payment, and by seat among the performances
 * that are not over. Those of one performance come first, then the newest.
 */
export async function findOrders(
  queries: Queries,
  tenant: TenantCode,
  search: string,
  performance: string | null,
): Promise<FoundOrder[]> {
  const words = search.trim();
  const figures = words.replace(/\D/g, '');
  if (words === '') return [];
  return queries.rows(foundRow, {
    text: `WITH term AS (SELECT '%' || regexp_replace(callboard_plain($2), '([\\\\%_])', '\\\\\\1', 'g') || '%' AS text, ${bare('$2')} AS bare),
      hits AS (
        SELECT o.hashcode FROM orders o, term WHERE o.tenant = $1 AND o.search_text LIKE term.text
        UNION SELECT o.hashcode FROM orders o WHERE o.tenant = $1 AND $3 <> '' AND regexp_replace(o.phone, '\\D', '', 'g') LIKE '%' || $3
        UNION SELECT t."order" FROM tickets t, term WHERE t.tenant = $1 AND t.search_text LIKE term.text
        UNION SELECT y."order" FROM payments y, term WHERE y.tenant = $1 AND y.search_text LIKE term.text
        UNION SELECT t."order" FROM tickets t JOIN performances p ON p.tenant = t.tenant AND p.hashcode = t.performance, term
          WHERE t.tenant = $1 AND (t.performance = $4::uuid OR p.starts_at > now() - interval '1 day') AND t.status IN ('reserved', 'valid')
            AND length(term.bare) >= 2 AND ${bare('t.place')} LIKE '%' || term.bare
      )
      SELECT o.hashcode, o.number, o.status, o.buyer, o.email, o.phone, o.total, o.currency, o.created,
        json_build_object('hashcode', p.hashcode, 'name', p.name, 'starts_at', p.starts_at, 'zone', v.time_zone) AS performance,
        (SELECT coalesce(json_agg(json_build_object('place', t.place, 'seat_kind', t.seat_kind) ORDER BY t.instance_id), '[]') FROM tickets t
          WHERE t.tenant = $1 AND t."order" = o.hashcode AND t.status IN ('reserved', 'valid')) AS places
      FROM orders o JOIN performances p ON p.tenant = o.tenant AND p.hashcode = o.performance
        JOIN venues v ON v.tenant = p.tenant AND v.hashcode = p.venue
      WHERE o.tenant = $1 AND o.hashcode IN (SELECT hashcode FROM hits)
      ORDER BY (o.performance = $4::uuid) DESC NULLS LAST, o.created DESC, o.hashcode LIMIT ${maxFound}`,
    values: [tenant, words, figures.length >= 5 ? figures : '', performance],
  });
}
