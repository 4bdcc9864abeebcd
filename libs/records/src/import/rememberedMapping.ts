import type { CollectionName } from '@callboard/api-contract';
import { keptJson } from '@callboard/browser-storage';
import * as v from 'valibot';
import type { ColumnsLine, Mapping } from './importStep';

// Begins as everything of the product does, so that a logout clears it.
const kept = keptJson('callboard.import', v.record(v.string(), v.record(v.string(), v.string())));

/** Where the columns of a file probably go: as the last time on this device, else as the server suggests. */
export function startMapping(
  collection: CollectionName,
  { columns, suggested }: ColumnsLine,
  fields: readonly string[],
): Mapping {
  const remembered = kept.read()?.[collection] ?? {};
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
  kept.write({ ...kept.read(), [collection]: mapping });
}
