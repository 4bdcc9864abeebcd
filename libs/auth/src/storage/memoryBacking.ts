/** The part of the browser's `Storage` that `createValueStorage` uses. */
export interface Backing {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): string[];
  /** True if other tabs share it. */
  readonly isShared: boolean;
}

/** Stores values in memory, until the page is closed. */
export function memoryBacking(): Backing {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    isShared: false,
  };
}
