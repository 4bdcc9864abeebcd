import { placeOf, type Collection } from '@callboard/api-contract';
import { parseCell } from '@callboard/domain/cells';
import type { Queries } from '../database/TenantDatabase';
import { readPlaceZones } from '../records/readPlaceZones';
import type { ImportPlan } from './importPlan';
import type { RowReading } from './readRow';

/** Reads the times of rows on the clocks of the place that each row names, as forms and exports write them. References come first. */
export async function readTimes(
  queries: Queries,
  target: (name: string) => Collection,
  { collection, actor, zone: ownZone }: ImportPlan,
  rows: readonly RowReading[],
): Promise<void> {
  if (!rows.some(({ times }) => Object.keys(times).length > 0)) return;
  const zones = await readPlaceZones(queries, target, collection, actor);
  const place = placeOf(collection)?.name ?? '';
  for (const { times, values, errors } of rows) {
    const zone = zones.get(String(values[place])) ?? ownZone;
    for (const [field, cell] of Object.entries(times)) {
      const declared = collection.fields[field];
      if (!declared) continue;
      const parsed = parseCell(declared, cell, { zone });
      if (parsed.ok) values[field] = parsed.value;
      else errors[field] = [parsed.message];
    }
  }
}
