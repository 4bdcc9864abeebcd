import { attempt } from './attempt';

/** A text that the browser keeps. */
export interface KeptValue {
  /** Null where nothing is kept, or nothing may be. */
  read: () => string | null;
  /** Answers whether it is kept. */
  write: (value: string) => boolean;
  remove: () => void;
}

/**
 * A text that the browser keeps under a key: for the next visit, or in `sessionStorage` for a reload of the tab. Browsers that forbid
 * storage throw, and so does one that is full; here nothing is kept then.
 *
 * @example keptValue('theme').write('dark');
 */
export function keptValue(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
): KeptValue {
  return {
    read: () => attempt(() => storage().getItem(key), null),
    write: (value) => attempt(() => (storage().setItem(key, value), true), false),
    remove: () => attempt(() => storage().removeItem(key), undefined),
  };
}
