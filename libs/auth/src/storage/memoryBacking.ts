/** What a storage is kept in: the part of the browser's `Storage` that is used. */
export interface Backing {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): string[];
  /** Other tabs see it, too. */
  readonly isShared: boolean;
}

/** Keeps everything until the page is left. */
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
