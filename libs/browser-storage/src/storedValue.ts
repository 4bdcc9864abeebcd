import { attempt } from './attempt';

/** A string in the browser's storage. */
export interface StoredValue {
  /** @returns null when nothing is stored, or the browser refuses storage */
  read: () => string | null;
  /** @returns whether the value was stored */
  write: (value: string) => boolean;
  remove: () => void;
}

/**
 * Stores a string under a key: in `localStorage` for the next visit, or in `sessionStorage` for a reload of the tab. It never throws when
 * storage is blocked or full: the value is then not stored.
 *
 * @example storedValue('theme').write('dark');
 */
export function storedValue(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
): StoredValue {
  return {
    read: () => attempt(() => storage().getItem(key), null),
    write: (value) => attempt(() => (storage().setItem(key, value), true), false),
    remove: () => attempt(() => storage().removeItem(key), undefined),
  };
}
