import type { Collection } from '@callboard/api-contract';
import { placeOf } from '@callboard/api-contract/collections';
import * as v from 'valibot';
import { literal, name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Queries } from '../database/TenantDatabase';
import type { TenantActor } from '../records/actor';
import { declaredCollection, readTarget } from '../records/readTarget';
import { slotError } from '../records/slotError';
import type { CheckedRow, NewCheckedRow } from './checkedRow';

const placedRow = v.object({
  row: v.number(),
  holder: v.string(),
  starts: v.date(),
  ends: v.date(),
  /** Why the database would refuse it, in the words of its triggers; null where it would not. */
  detail: v.nullable(v.string()),
});
type PlacedRow = v.InferOutput<typeof placedRow>;

/** Finds the rows whose time slot the database would refuse: outside their performance, or taken there or in an earlier row. */
export async function findSlotErrors(
  queries: Queries,
  collection: Collection,
  { tenant }: TenantActor,
  rows: readonly NewCheckedRow[],
): Promise<Map<number, CheckedRow>> {
  const { timeSlot } = collection;
  if (!timeSlot || 'own' in timeSlot.length) return new Map();
  const { in: holder, from, to, length, notIn, recordedIn } = timeSlot;
  const holders = readTarget(collection, holder);
  const place = placeOf(holders);
  const slots = recordedIn ? declaredCollection(recordedIn.collection) : collection;
  if (!place || !slots.timeSlot) throw new Error(`${collection.name} has no slots on the clock of a place.`);
  const { left } = slots.timeSlot;
  const list = (items: readonly string[]) => items.map(literal).join(', ');
  const table = (of: string) => name(tableName(of));
  const span = (alias: string) => `tstzrange(${alias}.${name(from)}, ${alias}.${name(to)})`;
  const given = rows.map(({ row, body }) => ({
    row,
    of: body[length.of],
    holder: body[holder],
    starts: body[from],
  }));
  const placed = await queries.rows(placedRow, {
    text: `WITH placed AS (
        SELECT g.row, g.holder, g.starts AS ${name(from)},
          g.starts + make_interval(mins => coalesce(e.${name(length.minutes)}, ${length.otherwise})) AS ${name(to)}
        FROM json_to_recordset($2) AS g (row integer, "of" uuid, holder uuid, starts timestamptz)
          JOIN ${table(readTarget(collection, length.of).name)} e ON e.tenant = $1 AND e.hashcode = g."of"
        WHERE g.holder IS NOT NULL AND g.starts IS NOT NULL)
      SELECT g.row, g.holder, g.${name(from)} AS starts, g.${name(to)} AS ends, CASE
          WHEN p.session IN (${list(notIn)}) THEN json_build_object('reason', 'session', 'session', p.session)
          WHEN g.${name(from)} < p.starts_at OR g.${name(to)} > p.ends_at THEN json_build_object('reason', 'outside',
            'from', p.starts_at, 'to', p.ends_at, 'zone', v.${name(place.zoneField)}, 'minutes', extract(epoch FROM g.${name(to)} - g.${name(from)}) / 60)
          WHEN n.hashcode IS NOT NULL THEN json_build_object('reason', 'taken',
            'from', n.${name(from)}, 'to', n.${name(to)}, 'zone', v.${name(place.zoneField)})
        END::text AS detail
      FROM placed g JOIN ${table(holders.name)} p ON p.tenant = $1 AND p.hashcode = g.holder
        JOIN ${table(place.to)} v ON v.tenant = $1 AND v.hashcode = p.${name(place.name)}
        LEFT JOIN LATERAL (SELECT * FROM ${table(slots.name)} n WHERE n.tenant = $1 AND n.${name(holder)} = g.holder
          AND n.${name(to)} IS NOT NULL${left === undefined ? '' : ` AND n.${name(left)} IS NOT TRUE`}
          AND ${span('n')} && ${span('g')} LIMIT 1) n ON true
      ORDER BY starts, g.row`,
    values: [tenant, JSON.stringify(given)],
  });
  const titles = new Map(rows.map(({ row, title }) => [row, title]));
  const invalid = new Map<number, CheckedRow>();
  const last = new Map<string, PlacedRow>();
  for (const slot of placed) {
    const before = last.get(slot.holder);
    const errors = errorsOf(collection, from, slot, before);
    if (errors) {
      invalid.set(slot.row, { row: slot.row, status: 'invalid', title: titles.get(slot.row) ?? '', errors });
    } else last.set(slot.holder, slot);
  }
  return invalid;
}

/** By time: a slot that begins before the one that stays has ended does not stay. */
function errorsOf(
  collection: Collection,
  field: string,
  { starts, detail }: PlacedRow,
  before: PlacedRow | undefined,
): Record<string, string[]> | null {
  if (detail) {
    const sentences = Object.entries(slotError(collection, detail, []));
    return Object.fromEntries(
      sentences.map(([at, messages]) => [at, messages.map(({ sentence }) => sentence)]),
    );
  }
  if (!before || starts >= before.ends) return null;
  return { [field]: [`This clashes with row ${before.row} of the file`] };
}
