import { tenants } from '@callboard/all-tenants';
import { canReadField, canWriteField, rowRule, type Collection } from '@callboard/api-contract';
import { copiedParts, leftOfEvent, type CopiedPart } from '@callboard/api-contract/scheduling';
import { addDays, daysBetween, moveInstant } from '@callboard/domain/calendar';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { name } from '../../../engine/database/quote';
import { tableOf } from '../../../engine/database/tableOf';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { notFound } from '../../../engine/problems';
import type { TenantActor } from '../../../engine/records/actor';
import type { NewRow } from '../../../engine/records/insertRows';
import { reaches } from '../../../engine/records/reaches';
import type { RecordContext } from '../../../engine/records/recordContext';
import { planRules, type PlannedRows } from './planRules';

export interface EventCopy {
  event: NewRow;
  /** Each behind what it refers to. */
  parts: PlannedRows[];
  /** The zone of a record's place, or else of the event's. */
  zoneOf: (row: Readonly<Record<string, unknown>>) => string;
}

const storedValues = v.record(v.string(), v.unknown());
type Stored = v.InferOutput<typeof storedValues>;
const storedRow = v.object({ hashcode: v.string(), stored: storedValues });
const zoneRow = v.object({ hashcode: v.string(), time_zone: v.string() });

/**
 * The records of an event's copy, with their dates so many days later and their times at the same hour of their place. Only what the
 * actor can create themselves comes along, in the fields that they see.
 *
 * @throws ApiProblem 404 where the event is out of their reach
 */
export async function planEventCopy(
  context: RecordContext,
  queries: Queries,
  actor: TenantActor,
  source: string,
  { starts_on: startsOn, name: title }: { starts_on: string; name: string },
): Promise<EventCopy> {
  const { tenant } = actor;
  const events = context.target('events');
  if (!(await reaches(queries, events, 'read', { actor, hashcode: source }))) throw notFound();
  const [event] = await readStored(queries, events, tenant, 'hashcode', [source]);
  if (!event) throw notFound();
  const days = daysBetween(String(event.stored['starts_on']), startsOn);
  const zones = await readZones(queries, tenant);
  const eventZone = zones.get(String(event.stored['venue'])) ?? tenants[tenant].timeZone;
  const zoneOf = (row: Stored) => zones.get(String(row['venue'])) ?? eventZone;

  /** The new hashcode of everything that comes along, by the old one. */
  const copies = new Map([[source, randomUUID()]]);
  const copy = (
    collection: Collection,
    { hashcode, stored }: v.InferOutput<typeof storedRow>,
    part: Fields,
  ) => {
    const moved = movedFields(collection, stored, part, actor, days, zoneOf(stored));
    return { ...renamed(moved, copies), hashcode: copies.get(hashcode) ?? randomUUID() };
  };
  const planned: PlannedRows[] = [];
  for (const part of copiedParts) {
    const collection = context.target(part.collection);
    if (rowRule(collection, 'create', actor.roles) !== 'all') continue;
    if (rowRule(collection, 'read', actor.roles) !== 'all') continue;
    const found = await readStored(queries, collection, tenant, part.of, [...copies.keys()]);
    const coming = withoutLeft(found, part);
    for (const { hashcode } of coming) copies.set(hashcode, randomUUID());
    planned.push({ collection, rows: coming.map((row) => copy(collection, row, part)) });
  }
  const year = Number(startsOn.slice(0, 4));
  const rules = await planRules(
    context,
    queries,
    actor,
    Number(String(event.stored['starts_on']).slice(0, 4)),
    year,
  );
  return {
    event: { ...copy(events, event, { without: leftOfEvent }), name: title, starts_on: startsOn },
    parts: [...planned, rules].filter(({ rows }) => rows.length > 0),
    zoneOf,
  };
}

type Fields = Pick<CopiedPart, 'without' | 'also'>;

/** The values that come along: nothing that the actor could not give, and nothing that is empty. */
function movedFields(
  collection: Collection,
  stored: Stored,
  { without = [], also = [] }: Fields,
  { roles }: TenantActor,
  days: number,
  zone: string,
): Stored {
  const comesAlong = (field: string): boolean =>
    also.includes(field) ? canReadField(collection, field, roles) : canWriteField(collection, field, roles);
  return Object.fromEntries(
    Object.entries(collection.fields).flatMap(([field, { kind }]): [string, unknown][] => {
      const value = stored[field] ?? null;
      if (value === null || without.includes(field) || !comesAlong(field)) return [];
      if (kind === 'date') return [[field, addDays(String(value), days)]];
      return [[field, kind === 'datetime' ? moveInstant(String(value), days, zone) : value]];
    }),
  );
}

/** The values with every reference to something that comes along, at any depth, led to its copy. */
function renamed(values: Stored, copies: ReadonlyMap<string, string>): Stored {
  const text = JSON.stringify(values, (_key, value: unknown) =>
    typeof value === 'string' ? (copies.get(value) ?? value) : value,
  );
  return v.parse(storedValues, JSON.parse(text));
}

function withoutLeft(
  found: readonly v.InferOutput<typeof storedRow>[],
  { of, unless = [], withoutAny, isOnlyLatest }: CopiedPart,
): readonly v.InferOutput<typeof storedRow>[] {
  const coming = found.filter(
    ({ stored }) =>
      !unless.includes(String(stored['status'])) &&
      (withoutAny === undefined || (stored[withoutAny] ?? null) === null),
  );
  if (!isOnlyLatest) return coming;
  const open = coming.filter(({ stored }) => stored['status'] !== 'closed');
  // Later ones replace those before them, open ones the closed.
  const latest = new Map([...coming, ...open].map((row) => [row.stored[of], row]));
  return [...latest.values()];
}

/** The records of some parents, oldest first. */
async function readStored(
  queries: Queries,
  collection: Collection,
  tenant: string,
  of: string,
  parents: readonly string[],
): Promise<v.InferOutput<typeof storedRow>[]> {
  return queries.rows(storedRow, {
    text: `SELECT t.hashcode, to_jsonb(t) AS stored FROM ${tableOf(collection)} t
      WHERE t.tenant = $1 AND t.${name(of)} = ANY ($2::uuid[]) ORDER BY t.created, t.hashcode`,
    values: [tenant, parents],
  });
}

async function readZones(queries: Queries, tenant: string): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.rows(zoneRow, {
    text: 'SELECT hashcode, time_zone FROM venues WHERE tenant = $1 AND time_zone IS NOT NULL',
    values: [tenant],
  });
  return new Map(rows.map(({ hashcode, time_zone }) => [hashcode, time_zone]));
}
