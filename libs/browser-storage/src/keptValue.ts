import { attempt } from './attempt';

/** A string in the browser's storage. */
export interface KeptValue {
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
