import type { CollectionName } from '@callboard/api-contract';
import { storedJson } from '@callboard/browser-storage';
import * as v from 'valibot';
import type { ColumnsLine, Mapping } from './importStep';

// The prefix `callboard.` lets a logout clear it.
const storedMappings = storedJson('callboard.import', v.record(v.string(), v.record(v.string(), v.string())));

/** The initial mapping of a file's columns: the last one used on this device, or else the server's suggestion. */
export function startMapping(
  collection: CollectionName,
  { columns, suggested }: ColumnsLine,
  fields: readonly string[],
): Mapping {
  const remembered = storedMappings.read()?.[collection] ?? {};
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

/** Stores a mapping for the next file of this collection. */
export function rememberMapping(collection: CollectionName, mapping: Mapping): void {
  storedMappings.write({ ...storedMappings.read(), [collection]: mapping });
}
