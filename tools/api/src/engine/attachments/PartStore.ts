import type { DataStore } from '@tus/server';

/** Where the parts of uploads lie until they are whole: what the tus protocol asks of a store, and what we ask beside it. */
export interface PartStore extends DataStore {
  /** Writes a whole upload to a file of its own. */
  copyTo(id: string, path: string): Promise<void>;
  /** How many uploads of somebody are not finished. */
  unfinishedOf(user: string): Promise<number>;
  /** Removes what was not continued. */
  sweep(before: Date): Promise<void>;
}
