import type { CollectionName } from '@callboard/api-contract';
import * as v from 'valibot';
import type { ColumnsLine, Mapping } from './importStep';

// Begins as everything of the product does, so that a logout clears it.
const storageKey = 'callboard.import';
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
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...stored(), [collection]: mapping }));
  } catch {
    // Where storage is refused the next import begins with the server's suggestion.
  }
}

function stored(): Record<string, Record<string, string>> {
  try {
    const parsed = v.safeParse(storedSchema, localStorage.getItem(storageKey));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}
