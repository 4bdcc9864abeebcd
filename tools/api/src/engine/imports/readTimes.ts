import { isReference } from '@callboard/api-contract';
import { placeOf } from '@callboard/api-contract/collections';
import { parseCell } from '@callboard/domain/cells';
import type { ImportPlan } from './importPlan';
import { readingOf, type RowReading } from './readRow';

/** Reads the times of rows on the clocks of the place that each row names, as forms and exports write them. References come first. */
export function readTimes(
  zones: ReadonlyMap<string, string>,
  { collection, words, zone: ownZone }: ImportPlan,
  rows: readonly RowReading[],
): void {
  const place = placeOf(collection)?.name ?? '';
  for (const { times, values, stored, errors } of rows) {
    const own = stored?.[place];
    const zone = zones.get(String(values[place] ?? (isReference(own) ? own.hashcode : ''))) ?? ownZone;
    for (const [field, cell] of Object.entries(times)) {
      const declared = collection.fields[field];
      if (!declared) continue;
      const parsed = parseCell(declared, cell, { ...readingOf(words, field), zone });
      if (parsed.ok) values[field] = parsed.value;
      else errors[field] = [parsed.message];
    }
  }
}
