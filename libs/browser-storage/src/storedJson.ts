import * as v from 'valibot';
import { storedValue } from './storedValue';

/** A JSON value in the browser's storage. */
export interface StoredJson<T> {
  /** @returns null when nothing is stored, or the stored value does not match the schema */
  read: () => T | null;
  /** @returns whether the value was stored */
  write: (value: T) => boolean;
  remove: () => void;
}

/**
 * Stores a value as JSON under a key: in local storage, or in `sessionStorage` for a reload of the tab. A stored value that does not match the schema, for example from an older build, reads as null.
 *
 * @example storedJson('callboard.recent', v.array(v.string())).read() ?? [];
 */
export function storedJson<T>(
  key: string,
  schema: v.GenericSchema<T>,
  storage?: Parameters<typeof storedValue>[1],
): StoredJson<T> {
  const { read, write, remove } = storedValue(key, storage);
  const jsonSchema = v.pipe(v.string(), v.parseJson(), schema);
  return {
    read: () => {
      const parsed = v.safeParse(jsonSchema, read());
      return parsed.success ? parsed.output : null;
    },
    write: (value) => write(JSON.stringify(value)),
    remove,
  };
}
