import * as v from 'valibot';
import { keptValue } from './keptValue';

/** A value of a known shape that the browser keeps. */
export interface KeptJson<T> {
  /** Null where nothing is kept, or nothing of this shape. */
  read: () => T | null;
  /** Answers whether it is kept. */
  write: (value: T) => boolean;
  remove: () => void;
}

/**
 * A value that the browser keeps under a key as JSON. What somebody else has written there, or an older build, is taken for nothing.
 *
 * @example keptJson('callboard.recent', v.array(v.string())).read() ?? [];
 */
export function keptJson<T>(key: string, schema: v.GenericSchema<T>): KeptJson<T> {
  const { read, write, remove } = keptValue(key);
  const stored = v.pipe(v.string(), v.parseJson(), schema);
  return {
    read: () => {
      const parsed = v.safeParse(stored, read());
      return parsed.success ? parsed.output : null;
    },
    write: (value) => write(JSON.stringify(value)),
    remove,
  };
}
