import type { CollectionName } from '@callboard/api-contract';
import { keptValue } from '@callboard/device';
import * as v from 'valibot';
import type { ColumnsLine, Mapping } from './importStep';

// Begins as everything of the product does, so that a logout clears it.
const kept = keptValue('callboard.import');
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.record(v.string(), v.string())),
);

/** Where the columns of a file probably go: as the last time on this device, else as the server suggests. */
export function startMapping(
  collection: CollectionName,
  { columns, suggested }: ColumnsLine,
  fields: readonly string[],
): Mapping {
  const remembered = stored()[collection] ?? {};
  const known = new Set(columns);
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const column = [remembered[field], suggested[field]].find(
        (name) => name !== undefined && known.has(name),
      );
      return column === undefined ? [] : [[field, column]];
    }),
  );
}

/** Keeps a mapping for the next file of this collection. */
export function rememberMapping(collection: CollectionName, mapping: Mapping): void {
  kept.write(JSON.stringify({ ...stored(), [collection]: mapping }));
}

function stored(): Record<string, Record<string, string>> {
  const parsed = v.safeParse(storedSchema, kept.read());
  return parsed.success ? parsed.output : {};
}
